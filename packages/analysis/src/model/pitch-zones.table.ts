import { FIELD, THIRD_BOUNDARY_Y } from './field-geometry.ts';

/** Edges of the zones in uu: two thirds of the half width, the goalie box, the third, the goal area. */
const W = (FIELD.sideWallX * 2) / 3;
const G = 1024;
const T = THIRD_BOUNDARY_Y;
const C = 2 * THIRD_BOUNDARY_Y;

/** One of the 24 rectangles that tile the field in the attack frame; X > 0 is the left side, lower bounds inclusive. */
export interface PitchZone {
  readonly code: number;
  readonly key: string;
  /** Left and right as a player sees it who faces the opponents' goal. */
  readonly label: string;
  readonly fromX: number;
  readonly toX: number;
  readonly fromY: number;
  readonly toY: number;
}

/** Source: game-and-stats.md 4.4. */
export const PITCH_ZONES: readonly PitchZone[] = [
  { code: 5, key: 'defGoalie', label: 'Own goal mouth', fromX: -G, toX: G, fromY: -6000, toY: -C },
  { code: 10, key: 'defLeftCorner', label: 'Own left corner', fromX: W, toX: 4096, fromY: -5120, toY: -C },
  {
    code: 15,
    key: 'defRightCorner',
    label: 'Own right corner',
    fromX: -4096,
    toX: -W,
    fromY: -5120,
    toY: -C,
  },
  { code: 20, key: 'defLeftZone', label: 'Left of own goal', fromX: G, toX: W, fromY: -5120, toY: -C },
  {
    code: 25,
    key: 'defLeftCornerSidewall',
    label: 'Own left side wall',
    fromX: W,
    toX: 4096,
    fromY: -C,
    toY: -T,
  },
  {
    code: 30,
    key: 'defRightCornerSidewall',
    label: 'Own right side wall',
    fromX: -4096,
    toX: -W,
    fromY: -C,
    toY: -T,
  },
  { code: 35, key: 'defRightZone', label: 'Right of own goal', fromX: -W, toX: -G, fromY: -5120, toY: -C },
  { code: 40, key: 'defCentralZone', label: 'Own third, centre', fromX: -W, toX: W, fromY: -C, toY: -T },
  {
    code: 45,
    key: 'midDefLeftSidewall',
    label: 'Own half, left side wall',
    fromX: W,
    toX: 4096,
    fromY: -T,
    toY: 0,
  },
  { code: 50, key: 'midDefLeftZone', label: 'Own half, left of centre', fromX: 0, toX: W, fromY: -T, toY: 0 },
  {
    code: 55,
    key: 'midDefRightZone',
    label: 'Own half, right of centre',
    fromX: -W,
    toX: 0,
    fromY: -T,
    toY: 0,
  },
  {
    code: 60,
    key: 'midDefRightSidewall',
    label: 'Own half, right side wall',
    fromX: -4096,
    toX: -W,
    fromY: -T,
    toY: 0,
  },
  {
    code: 65,
    key: 'midOffLeftSidewall',
    label: 'Opponent half, left side wall',
    fromX: W,
    toX: 4096,
    fromY: 0,
    toY: T,
  },
  {
    code: 70,
    key: 'midOffLeftZone',
    label: 'Opponent half, left of centre',
    fromX: 0,
    toX: W,
    fromY: 0,
    toY: T,
  },
  {
    code: 75,
    key: 'midOffRightZone',
    label: 'Opponent half, right of centre',
    fromX: -W,
    toX: 0,
    fromY: 0,
    toY: T,
  },
  {
    code: 80,
    key: 'midOffRightSidewall',
    label: 'Opponent half, right side wall',
    fromX: -4096,
    toX: -W,
    fromY: 0,
    toY: T,
  },
  { code: 85, key: 'offCentralZone', label: 'Opponent third, centre', fromX: -W, toX: W, fromY: T, toY: C },
  {
    code: 90,
    key: 'offLeftCornerSidewall',
    label: 'Opponent left side wall',
    fromX: W,
    toX: 4096,
    fromY: T,
    toY: C,
  },
  {
    code: 95,
    key: 'offRightCornerSidewall',
    label: 'Opponent right side wall',
    fromX: -4096,
    toX: -W,
    fromY: T,
    toY: C,
  },
  { code: 100, key: 'offLeftZone', label: 'Left of opponent goal', fromX: G, toX: W, fromY: C, toY: 5120 },
  {
    code: 105,
    key: 'offRightZone',
    label: 'Right of opponent goal',
    fromX: -W,
    toX: -G,
    fromY: C,
    toY: 5120,
  },
  {
    code: 110,
    key: 'offLeftCorner',
    label: 'Opponent left corner',
    fromX: W,
    toX: 4096,
    fromY: C,
    toY: 5120,
  },
  {
    code: 115,
    key: 'offRightCorner',
    label: 'Opponent right corner',
    fromX: -4096,
    toX: -W,
    fromY: C,
    toY: 5120,
  },
  { code: 120, key: 'offGoalie', label: 'Opponent goal mouth', fromX: -G, toX: G, fromY: C, toY: 6000 },
];
