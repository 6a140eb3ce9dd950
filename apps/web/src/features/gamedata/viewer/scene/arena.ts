/** Dimensions of the standard field in uu (game-and-stats.md 1.1 and 1.2). */
export const FIELD = {
  sideX: 4096,
  backY: 5120,
  ceiling: 2044,
  goalHalfWidth: 893,
  goalHeight: 643,
  goalDepth: 880,
  ballRadius: 91.25,
  centerCircle: 920,
} as const;

export type BallKind = 'ball' | 'basketball' | 'puck' | 'breakout';

/** Dimensions of a field as needed for drawing, uu. */
export interface Arena {
  /** Corners of the floor in order, without the goals; walls are vertical. */
  readonly outline: readonly (readonly [x: number, y: number])[];
  readonly sideX: number;
  readonly backY: number;
  readonly ceiling: number;
  /** How far beyond the back wall something is shown. */
  readonly goalDepth: number;
  readonly goal: 'mouth' | 'hoop' | 'none';
  readonly ball: BallKind;
  readonly ballRadius: number;
  /** Dropshot's tiles lie on its floor. */
  readonly hasTiles: boolean;
  readonly isIce: boolean;
}

function createOutline(sideX: number, backY: number, cut: number): Arena['outline'] {
  const [x, y] = [sideX - cut, backY - cut];
  return [
    [-x, -backY],
    [-sideX, -y],
    [-sideX, y],
    [-x, backY],
    [x, backY],
    [sideX, y],
    [sideX, -y],
    [x, -backY],
  ];
}

const SOCCAR: Arena = {
  outline: createOutline(FIELD.sideX, FIELD.backY, 1152),
  sideX: FIELD.sideX,
  backY: FIELD.backY,
  ceiling: FIELD.ceiling,
  goalDepth: FIELD.goalDepth,
  goal: 'mouth',
  ball: 'ball',
  ballRadius: FIELD.ballRadius,
  hasTiles: false,
  isIce: false,
};

/** Distance from the center to a corner of Dropshot's hexagon, ignoring its rounding. */
const HEXAGON = 5260;
const HEXAGON_WALL = 4555;

/** Fields by the mode of the report; the rest is played on the standard one (game-and-stats.md 1.11). */
const ARENAS: Readonly<Record<string, Arena>> = {
  snowday: { ...SOCCAR, ball: 'puck', ballRadius: 114.25, isIce: true },
  hoops: {
    ...SOCCAR,
    outline: createOutline(2966.7, 3581, 900),
    sideX: 2966.7,
    backY: 3581,
    ceiling: 1820,
    goalDepth: 0,
    goal: 'hoop',
    ball: 'basketball',
    ballRadius: 96.4,
  },
  dropshot: {
    ...SOCCAR,
    outline: [
      [-HEXAGON / 2, -HEXAGON_WALL],
      [-HEXAGON, 0],
      [-HEXAGON / 2, HEXAGON_WALL],
      [HEXAGON / 2, HEXAGON_WALL],
      [HEXAGON, 0],
      [HEXAGON / 2, -HEXAGON_WALL],
    ],
    sideX: HEXAGON,
    backY: HEXAGON_WALL,
    ceiling: 2024,
    goalDepth: 0,
    goal: 'none',
    ball: 'breakout',
    ballRadius: 100.3,
    hasTiles: true,
  },
};

export const getArena = (mode: string): Arena => ARENAS[mode] ?? SOCCAR;

/** Thickness of a puck, uu. */
export const PUCK_HEIGHT = 62.5;
/** A hoop: position of its ring's center along the field, height and radius, uu. */
export const HOOP = { y: 2770, z: 366, radius: 716 } as const;

/** Half the width of the floor at a position along the field. */
export function getHalfWidthAt({ outline }: Arena, y: number): number {
  let widest = 0;
  outline.forEach(([x0, y0], index) => {
    const [x1, y1] = outline[(index + 1) % outline.length] as readonly [number, number];
    if ((y - y0) * (y - y1) > 0 || y0 === y1) return;
    widest = Math.max(widest, Math.abs(x0 + ((x1 - x0) * (y - y0)) / (y1 - y0)));
  });
  return widest;
}
