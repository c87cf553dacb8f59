import { expect, test } from "vitest";
import { pieces } from "../src/lib/long-paths";

test("a long path falls into squares, and every line of it is in one of them", () => {
  const near = ["M10 10l5 5", "M40 60l-5 0z"];
  const far = "M900.5 -20l3 3";
  expect(pieces(near[0]! + far + near[1]!)).toEqual([near.join(""), far]);
});

test("lines that begin where the last one ended stay together", () => {
  const data = "M10 10l5 5m900 900l5 5";
  expect(pieces(data)).toEqual([data]);
});
