import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { brotliCompressSync, constants } from "node:zlib";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { svelteTesting } from "@testing-library/svelte/vite";
import type { Plugin } from "vite";
import { defineConfig } from "vitest/config";

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

// The server that `sirocco serve` starts: while developing, the page asks it for everything but itself.
const server = process.env.SIROCCO_SERVER ?? "http://127.0.0.1:1940";

/** Put a well-compressed copy beside every text file of the built page; the server hands it out as it is. */
function compressed(folder: string): Plugin {
  const options = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } };
  return {
    name: "compressed",
    apply: "build",
    closeBundle() {
      for (const file of readdirSync(folder, { recursive: true, encoding: "utf8" })) {
        if (!/\.(js|css|html|svg)$/.test(file)) continue;
        const path = join(folder, file);
        writeFileSync(`${path}.br`, brotliCompressSync(readFileSync(path), options));
      }
    },
  };
}

const built = here("../sirocco/server/page");

export default defineConfig({
  plugins: [svelte(), svelteTesting(), compressed(built)],
  // The library's index pulls in every symbol set there is; only the one for units on land is needed.
  resolve: { alias: { "milsymbol-parts": here("./node_modules/milsymbol/index.mjs") } },
  build: { outDir: built, emptyOutDir: true, target: "es2022", assetsInlineLimit: 0 },
  server: { proxy: { "/api": { target: server, ws: true }, "/join": server } },
  test: { environment: "jsdom", include: ["tests/**/*.test.ts"] },
});
