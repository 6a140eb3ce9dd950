/** Scene colors, read from the theme's tokens to match dark and light. */
export interface SceneColors {
  readonly background: string;
  readonly floor: string;
  readonly stripe: string;
  readonly line: string;
  readonly wall: string;
  readonly blue: string;
  readonly orange: string;
  readonly pad: string;
  readonly ball: string;
  readonly accent: string;
}

const TOKENS: Readonly<Record<keyof SceneColors, string>> = {
  background: '--bg',
  floor: '--pitch',
  stripe: '--heat-0',
  line: '--t3',
  wall: '--line-control',
  blue: '--blue',
  orange: '--orange',
  pad: '--warn',
  ball: '--ball',
  accent: '--accent-text',
};

export function readSceneColors(element: Element): SceneColors {
  const style = getComputedStyle(element);
  const read = (token: string) => style.getPropertyValue(token).trim() || '#808080';
  return Object.fromEntries(
    Object.entries(TOKENS).map(([name, token]) => [name, read(token)]),
  ) as unknown as SceneColors;
}

/** Dimensions of the standard field in uu (game-and-stats.md 1.1 and 1.2). */
export const FIELD = {
  sideX: 4096,
  backY: 5120,
  ceiling: 2044,
  /** Corners are cut off where |x| + |y| reaches this. */
  cornerSum: 8064,
  goalHalfWidth: 893,
  goalHeight: 643,
  goalDepth: 880,
  ballRadius: 91.25,
  thirdY: 5120 / 3,
  centerCircle: 920,
} as const;

/** Returns the outline of the floor, clockwise from blue's right corner. */
export function floorOutline(): readonly (readonly [number, number])[] {
  const { sideX, backY, cornerSum } = FIELD;
  const cutX = cornerSum - backY;
  const cutY = cornerSum - sideX;
  return [
    [-cutX, -backY],
    [-sideX, -cutY],
    [-sideX, cutY],
    [-cutX, backY],
    [cutX, backY],
    [sideX, cutY],
    [sideX, -cutY],
    [cutX, -backY],
  ];
}

/** Length, width and height of the hitboxes in uu (game-and-stats.md 1.6). */
const HITBOXES: Readonly<Record<string, readonly [number, number, number]>> = {
  Octane: [120.5, 86.7, 38.7],
  Dominus: [130.4, 85.8, 33.8],
  Plank: [131.3, 87.2, 31.9],
  Breakout: [134, 83, 32.8],
  Hybrid: [129.5, 84.7, 36.7],
  Merc: [123.2, 79.2, 44.2],
};

export function hitboxOf(name: string | undefined): readonly [number, number, number] {
  return HITBOXES[name ?? ''] ?? (HITBOXES.Octane as readonly [number, number, number]);
}
