import { expect, test, vi } from "vitest";
import { echelon, symbol } from "../src/lib/symbols";

test("a unit has its symbol", () => {
  const complaint = vi.spyOn(console, "warn").mockReturnValue();
  const infantry = symbol("SFGPUCI---*****", "black");
  expect(infantry.content).toContain("<path");
  expect(infantry.width).toBeGreaterThan(0);
  expect(symbol("SFGPUCI---*****", "black")).toBe(infantry);
  expect(complaint).not.toHaveBeenCalled();
});

test("what is not a unit is complained of", () => {
  const complaint = vi.spyOn(console, "warn").mockReturnValue();
  symbol("SFGPZZZZZZ*****", "black");
  expect(complaint).toHaveBeenCalledWith("no symbol for SFGPZZZZZZ*-***");
});

test("the size of a unit is written beside its name", () => {
  expect(echelon("SFGPUCI----H---")).toBe("X");
  expect(echelon("SFGPUCI----F---")).toBe("II");
  expect(echelon("SFGPUCI--------")).toBe("");
});
