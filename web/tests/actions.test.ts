import { describe, expect, it } from "vitest";
import { bare, complete, listed, made, narrowed, open } from "../src/lib/actions";

const sheet = {
  verbs: {
    move: [["unit", "area"]],
    attack: [["unit", "area"]],
    play: [["card"], ["card", "unit"]],
    done: [[]],
    assault: [["area", "area"]],
  },
};
const tree = {
  move: { A: { North: 0, South: 0 }, B: { North: 0 } },
  attack: { A: { East: 0 } },
  play: { luck: { "": 0, A: 0 } },
  done: 0,
} as const;
const unit = (id: string): { kind: string; id: string } => ({ kind: "unit", id });
const area = (id: string): { kind: string; id: string } => ({ kind: "area", id });

describe("actions", () => {
  const actions = listed(tree, sheet);

  it("come out of the tree in order, with the kinds of what they name", () => {
    expect(actions.map((a) => a.text)).toEqual([
      "move A North",
      "move A South",
      "move B North",
      "attack A East",
      "play luck",
      "play luck A",
      "done",
    ]);
    expect(actions[0]!.args).toEqual([unit("A"), area("North")]);
    expect(actions[5]!.args).toEqual([{ kind: "card", id: "luck" }, unit("A")]);
  });

  it("are narrowed by what is picked, in any order", () => {
    expect(narrowed(actions, [unit("A")]).map((a) => a.text)).toEqual([
      "move A North",
      "move A South",
      "attack A East",
      "play luck A",
    ]);
    expect(narrowed(actions, [area("North"), unit("B")]).map((a) => a.text)).toEqual(["move B North"]);
    expect(narrowed(actions, [area("A")])).toEqual([]);
  });

  it("say what can be picked next", () => {
    expect(open(actions, [unit("A")]).map((thing) => thing.id)).toEqual(["North", "South", "East", "luck"]);
    expect(open(actions, [unit("B"), area("North")])).toEqual([]);
  });

  it("are complete when everything they name is picked and nothing else", () => {
    expect(complete(actions, [unit("A"), area("East")]).map((a) => a.text)).toEqual(["attack A East"]);
    expect(complete(actions, [{ kind: "card", id: "luck" }]).map((a) => a.text)).toEqual(["play luck"]);
    expect(complete(actions, [unit("A")])).toEqual([]);
  });

  it("may name nothing", () => {
    expect(bare(actions).map((a) => a.text)).toEqual(["done"]);
    expect(made("assault", ["North", "South"], sheet).args).toEqual([area("North"), area("South")]);
  });
});
