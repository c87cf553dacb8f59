import { expect, it } from "vitest";
import { clearSpot } from "../src/lib/clear-spot";

const card = { width: 300, height: 200 };
const frame = { width: 1000, height: 800 };

it("a card comes up at the right of what it is about, or at the left if there is no room", () => {
  expect(clearSpot(card, frame, { x: 200, y: 100 }, 24, [])).toEqual({ x: 224, y: 80 });
  expect(clearSpot(card, frame, { x: 900, y: 100 }, 24, []).x).toBe(576);
});

it("it does not lie over what can be chosen, if there is room elsewhere", () => {
  const choices = [
    { x: 300, y: 150 },
    { x: 400, y: 200 },
    { x: 100, y: 120 },
  ];
  const { x, y } = clearSpot(card, frame, { x: 200, y: 100 }, 24, choices);
  for (const each of choices)
    expect(each.x > x && each.x < x + card.width && each.y > y && each.y < y + card.height).toBe(false);
});

it("it never leaves the frame, nor lies over what it is about", () => {
  for (const about of [
    { x: 5, y: 5 },
    { x: 995, y: 795 },
    { x: 500, y: 790 },
  ]) {
    const { x, y } = clearSpot(card, frame, about, 24, []);
    expect(x >= 4 && y >= 4 && x + card.width <= 996 && y + card.height <= 796).toBe(true);
    expect(about.x > x && about.x < x + card.width && about.y > y && about.y < y + card.height).toBe(false);
  }
});
