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

/** Leave out the library's pictures of what no wargame of ours shows: installations, incidents, weather, networks. They
 * are two thirds of its weight. */
function unitsOnly(): Plugin {
  const foreign = /^(GR\.IN|AC|CY|ATMOSPHERIC|OCEANIC|SPACE)\./;
  return {
    name: "units-only",
    transform(code, id) {
      if (!id.endsWith("milsymbol/src/iconparts/ground.js")) return null;
      const made = this.parse(code).body.find((part) => part.type === "ExportDefaultDeclaration")?.declaration;
      if (made?.type !== "FunctionDeclaration" || !made.body) throw new Error(`${id} is not as expected`);
      const kept = (statement: (typeof made.body.body)[number]): boolean => {
        if (statement.type !== "ExpressionStatement" || statement.expression.type !== "AssignmentExpression")
          return true;
        const target = statement.expression.left;
        if (target.type !== "MemberExpression" || target.property.type !== "Literal") return true;
        return !foreign.test(String(target.property.value));
      };
      const inside = made.body.body.filter(kept).map(({ start, end }) => code.slice(start, end));
      return `${code.slice(0, made.body.start + 1)}\n${inside.join("\n")}\n${code.slice(made.body.end - 1)}`;
    },
  };
}

const built = here("../sirocco/server/page");

export default defineConfig({
  plugins: [svelte(), svelteTesting(), unitsOnly(), compressed(built)],
  // The library's index pulls in every symbol set there is; only the one for units on land is needed.
  resolve: { alias: { "milsymbol-parts": here("./node_modules/milsymbol/index.mjs") } },
  build: {
    outDir: built,
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0,
    rolldownOptions: { checks: { pluginTimings: false } },
  },
  server: { proxy: { "/api": { target: server, ws: true }, "/join": server } },
  test: { environment: "jsdom", include: ["tests/**/*.test.ts"] },
});
