import { fileURLToPath } from "node:url";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { svelteTesting } from "@testing-library/svelte/vite";
import { defineConfig } from "vitest/config";

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

// The server that `sirocco serve` starts: while developing, the page asks it for everything but itself.
const server = process.env.SIROCCO_SERVER ?? "http://127.0.0.1:1940";

export default defineConfig({
  plugins: [svelte(), svelteTesting()],
  // The library's index pulls in every symbol set there is; only the one for units on land is needed.
  resolve: { alias: { "milsymbol-parts": here("./node_modules/milsymbol/index.mjs") } },
  build: { outDir: here("../sirocco/server/page"), emptyOutDir: true, target: "es2022", assetsInlineLimit: 0 },
  server: { proxy: { "/api": { target: server, ws: true }, "/join": server } },
  test: { environment: "jsdom", include: ["tests/**/*.test.ts"] },
});
