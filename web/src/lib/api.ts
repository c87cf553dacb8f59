/** Requests to the server. Responses are JSON; a refusal becomes an `ApiError` with the reason. */
import type { Message } from "./types";

export class ApiError extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    text: string,
    readonly details: Message | null = null,
    readonly rule: string | null = null,
  ) {
    super(text);
  }
}

export type Query = Record<string, string | number | boolean | string[] | null | undefined>;

export async function ask<T>(path: string, query: Query = {}): Promise<T> {
  return answer<T>(await send(`${path}${search(query)}`, {}));
}

export async function askText(path: string, query: Query = {}): Promise<string> {
  const response = await send(`${path}${search(query)}`, {});
  if (!response.ok) await refuse(response);
  return response.text();
}

export async function post<T>(path: string, body: unknown = {}): Promise<T> {
  return answer<T>(
    await send(path, { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(body) }),
  );
}

export async function postText<T>(path: string, body: string): Promise<T> {
  return answer<T>(await send(path, { method: "POST", headers: { "content-type": "text/plain" }, body }));
}

export async function remove(path: string): Promise<void> {
  const response = await send(path, { method: "DELETE" });
  if (!response.ok) await refuse(response);
}

async function send(path: string, init: RequestInit): Promise<Response> {
  try {
    return await fetch(`/api/${path}`, init);
  } catch {
    throw new ApiError(0, "offline", "The server does not answer.", { key: "page-offline" });
  }
}

async function answer<T>(response: Response): Promise<T> {
  if (!response.ok) await refuse(response);
  // No content: the game has moved on since the request was made.
  if (response.status === 204) return null as T;
  return (await response.json()) as T;
}

async function refuse(response: Response): Promise<never> {
  interface Refused {
    error?: { code?: string; text?: string; message?: Message | null; rule?: string | null };
  }
  const body = (await response.json().catch(() => ({}))) as Refused;
  const error = body.error ?? {};
  throw new ApiError(
    response.status,
    error.code ?? "error",
    error.text ?? response.statusText,
    error.message,
    error.rule,
  );
}

function search(query: Query): string {
  const pairs = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (Array.isArray(value)) value.forEach((v) => pairs.append(name, v));
    else if (value !== null && value !== undefined) pairs.append(name, String(value));
  }
  const text = pairs.toString();
  return text ? `?${text}` : "";
}
