/** Red, green, blue, each up to 255. */
export type Color = readonly [number, number, number];
/** What a point of a picture looks like; both run from 0 to 1, from the top left corner. */
export type Scene = (x: number, y: number) => Color;

const mixed = (a: Color, b: Color, part: number): Color =>
  [0, 1, 2].map((i) => Math.round((a[i] as number) + ((b[i] as number) - (a[i] as number)) * part)) as unknown as Color;
const isIn = (x: number, y: number, [left, top, right, bottom]: readonly [number, number, number, number]) =>
  x >= left && x < right && y >= top && y < bottom;
const isRound = (x: number, y: number, cx: number, cy: number, r: number, wide = 1) =>
  ((x - cx) * wide) ** 2 + (y - cy) ** 2 < r * r;

const green: Color = [31, 96, 80];
const wood: Color = [138, 91, 32];
const brick: Color = [158, 59, 33];
const cream: Color = [250, 236, 205];
const grass: Color = [139, 191, 131];
const light: Color = [242, 200, 128];

/** Two floors of a house with arches and a gallery between them; `lit` arches have a light on. */
function house(x: number, y: number, wall: Color, arch: Color, lit: readonly number[]): Color | null {
  if (isIn(x, y, [0, 0.06, 1, 0.12])) return brick;
  if (isIn(x, y, [0, 0.42, 1, 0.45]) || isIn(x, y, [0, 0.54, 1, 0.56])) return green;
  if (isIn(x, y, [0, 0.45, 1, 0.54]) && (x * 40) % 1 < 0.35) return green;
  for (let i = 0; i < 8; i += 1) {
    const [cx, top] = [((i % 4) + 0.5) / 4, i < 4 ? 0.24 : 0.62];
    const inside = isIn(x, y, [cx - 0.045, top, cx + 0.045, top + 0.18]) || isRound(x, y, cx, top, 0.045, 1);
    if (inside) return lit.includes(i) ? light : arch;
  }
  return y > 0.12 && y < 0.82 ? wall : null;
}

const heads: readonly Color[] = [
  [90, 141, 201],
  [213, 104, 75],
  [82, 155, 138],
  [229, 176, 80],
  [166, 200, 238],
  [158, 59, 33],
];
/** People at a long table. */
function table(x: number, y: number): Color | null {
  if (y > 0.9 && y < 0.97 && Math.abs(x - 0.5) < 0.2 + (y - 0.7)) return [246, 246, 240];
  for (let i = 0; i < heads.length; i += 1) {
    const cx = 0.2 + i * 0.12;
    if (isRound(x, y, cx, 0.74, 0.035, 1.5)) return [234, 201, 176];
    if (isIn(x, y, [cx - 0.03, 0.77, cx + 0.03, 0.9])) return heads[i] as Color;
  }
  return null;
}

export const feastByDay: Scene = (x, y) =>
  table(x, y) ?? house(x, y, cream, wood, []) ?? (y < 0.06 ? [201, 222, 246] : grass);

export const feastByNight: Scene = (x, y) => {
  const bulb = Math.abs(x * 9 - Math.round(x * 9)) < 0.09 && Math.abs(y - 0.2 - 0.05 * Math.sin(x * 9.4)) < 0.014;
  if (bulb) return light;
  return table(x, y) ?? house(x, y, [17, 58, 50], [12, 42, 37], [1, 2, 5]) ?? (y < 0.06 ? [20, 52, 86] : [38, 64, 32]);
};

export const tree: Scene = (x, y) => {
  if (isRound(x, y, 0.5, 0.3, 0.24, 0.8) || isRound(x, y, 0.32, 0.38, 0.15) || isRound(x, y, 0.68, 0.38, 0.15))
    return mixed([83, 140, 78], [60, 112, 58], y * 1.6);
  if (isIn(x, y, [0.47, 0.5, 0.53, 0.88])) return wood;
  if (isIn(x, y, [0.12, 0.8, 0.42, 0.83]) || isIn(x, y, [0.15, 0.83, 0.18, 0.92])) return [110, 70, 30];
  return y > 0.82 ? [170, 214, 162] : mixed([222, 235, 250], [240, 245, 250], y);
};

export const cakes: Scene = (x, y) => {
  const plates = [
    [0.25, 0.3],
    [0.7, 0.28],
    [0.68, 0.72],
    [0.22, 0.75],
  ] as const;
  for (const [cx, cy] of plates) {
    if (isRound(x, y, cx - 0.05, cy, 0.06, 1.3)) return [229, 176, 80];
    if (isRound(x, y, cx + 0.06, cy + 0.03, 0.05, 1.3)) return [110, 40, 28];
    if (isRound(x, y, cx, cy, 0.17, 1.3)) return [226, 226, 218];
    if (isRound(x, y, cx, cy, 0.2, 1.3)) return [252, 252, 250];
  }
  const [a, b] = [(x * 12) % 2 < 1, (y * 8) % 2 < 1];
  return a && b ? [249, 199, 184] : a || b ? [253, 222, 212] : [255, 246, 242];
};

export const door: Scene = (x, y) => {
  if (y > 0.86) return [184, 184, 176];
  const inside = isIn(x, y, [0.34, 0.3, 0.66, 0.86]) || isRound(x, y, 0.5, 0.3, 0.16);
  if (inside) return Math.abs(x - 0.5) < 0.006 || Math.abs(y - 0.52) < 0.006 ? [20, 70, 58] : green;
  if (isIn(x, y, [0.31, 0.3, 0.69, 0.86]) || isRound(x, y, 0.5, 0.3, 0.19)) return [206, 205, 196];
  if (isIn(x, y, [0.78, 0.24, 0.9, 0.3])) return [36, 78, 150];
  return [246, 218, 164];
};

export const roof: Scene = (x, y) => {
  const edge = 0.35 + 0.35 * Math.abs(x - 0.5);
  if (y < edge) return mixed([190, 214, 240], [232, 240, 250], y * 2);
  const row = Math.floor((y - edge) * 18);
  return (x * 22 + (row % 2) * 0.5) % 1 < 0.08 || ((y - edge) * 18) % 1 < 0.12 ? [122, 44, 26] : brick;
};

export const scaffold: Scene = (x, y) => {
  if ((x * 5) % 1 < 0.04 || (y * 4) % 1 < 0.05) return [120, 120, 112];
  if (Math.abs(((x * 5) % 1) - ((y * 4) % 1)) < 0.025) return [150, 150, 142];
  return house(x, y, [226, 214, 190], [150, 170, 190], []) ?? [210, 210, 204];
};

export const cellar: Scene = (x, y) => {
  if (isRound(x, y, 0.5, 0.18, 0.06)) return [255, 240, 190];
  if (isIn(x, y, [0.1, 0.45, 0.16, 0.9]) || isIn(x, y, [0.06, 0.5, 0.9, 0.56])) return [96, 110, 118];
  return mixed([120, 112, 100], [52, 48, 44], Math.min(1, Math.hypot(x - 0.5, y - 0.18) * 1.2));
};
