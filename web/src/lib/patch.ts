/** Changes to a piece of plain data: `[path, value]` sets, `[path]` removes. */
export type Change = [path: string[], value: unknown] | [path: string[]];

type Branch = Record<string, unknown>;

const isBranch = (value: unknown): value is Branch =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/**
 * The data after the changes. Nothing of the old data is altered, and what did not change is the same object as
 * before, so that components can detect what changed.
 */
export function patched<T extends object>(data: T, changes: Change[]): T {
  let result = data as Branch;
  for (const change of changes) result = changed(result, change[0], 0, change);
  return result as T;
}

function changed(branch: Branch, path: string[], depth: number, change: Change): Branch {
  const key = path[depth];
  if (key === undefined) return isBranch(change[1]) ? change[1] : {};
  if (depth === path.length - 1 && change.length === 1) {
    const { [key]: _, ...rest } = branch;
    return rest;
  }
  const copy = { ...branch };
  if (depth < path.length - 1) {
    const below = branch[key];
    copy[key] = changed(isBranch(below) ? below : {}, path, depth + 1, change);
  } else {
    copy[key] = change[1];
  }
  return copy;
}
