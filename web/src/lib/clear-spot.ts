/** Where a card comes up on the board: beside what it is about, and over as little as possible of what can be chosen. */
interface Point {
  x: number;
  y: number;
}

interface Size {
  width: number;
  height: number;
}

/** What could be clicked next. */
const CHOICES = ".piece.able, .piece.picked, .place.goal";
/** So much of the frame stays free at its edges, in pixels. */
const EDGE = 4;

/** The middles of all that can be chosen, within the frame. */
export function choicesIn(frame: HTMLElement): Point[] {
  const from = frame.getBoundingClientRect();
  return [...frame.querySelectorAll(CHOICES)].map((each) => {
    const { left, top, width, height } = each.getBoundingClientRect();
    return { x: left + width / 2 - from.left, y: top + height / 2 - from.top };
  });
}

/** The upper left corner of a card about something that lies at a point and reaches so far around it. `choices` are what
 * the card should not cover; the first of the spots that cover least is taken. */
export function clearSpot(card: Size, frame: Size, about: Point, reach: number, choices: Point[]): Point {
  const inside = (value: number, size: number, all: number): number =>
    Math.max(EDGE, Math.min(value, all - size - EDGE));
  const beside = [about.x + reach, about.x - reach - card.width];
  const along = [about.y - 20, about.y + 20 - card.height, about.y - card.height / 2];
  const over = [about.y + reach, about.y - reach - card.height];
  const across = [about.x - card.width / 2, about.x - 20, about.x + 20 - card.width];
  const corners = [EDGE, frame.width].flatMap((x) => [EDGE, frame.height].map((y) => ({ x, y })));
  const spots = [
    ...along.flatMap((y) => beside.map((x) => ({ x, y }))),
    ...over.flatMap((y) => [...across, ...beside].map((x) => ({ x, y }))),
    ...corners,
  ].map(({ x, y }) => ({ x: inside(x, card.width, frame.width), y: inside(y, card.height, frame.height) }));
  const covers = (spot: Point, { x, y }: Point, margin = 0): boolean =>
    x > spot.x - margin && x < spot.x + card.width + margin && y > spot.y - margin && y < spot.y + card.height + margin;
  // What the card is about counts most: the pointer is there.
  const cost = (spot: Point): number =>
    choices.filter((choice) => covers(spot, choice, 8)).length + (covers(spot, about) ? choices.length + 1 : 0);
  return spots.reduce((best, spot) => (cost(spot) < cost(best) ? spot : best));
}
