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
  readonly fromX: number;
  readonly toX: number;
  readonly fromY: number;
  readonly toY: number;
}

/** Source: game-and-stats.md 4.4. */
export const PITCH_ZONES: readonly PitchZone[] = [
  { code: 5, key: 'defGoalie', fromX: -G, toX: G, fromY: -6000, toY: -C },
  { code: 10, key: 'defLeftCorner', fromX: W, toX: 4096, fromY: -5120, toY: -C },
  { code: 15, key: 'defRightCorner', fromX: -4096, toX: -W, fromY: -5120, toY: -C },
  { code: 20, key: 'defLeftZone', fromX: G, toX: W, fromY: -5120, toY: -C },
  { code: 25, key: 'defLeftCornerSidewall', fromX: W, toX: 4096, fromY: -C, toY: -T },
  { code: 30, key: 'defRightCornerSidewall', fromX: -4096, toX: -W, fromY: -C, toY: -T },
  { code: 35, key: 'defRightZone', fromX: -W, toX: -G, fromY: -5120, toY: -C },
  { code: 40, key: 'defCentralZone', fromX: -W, toX: W, fromY: -C, toY: -T },
  { code: 45, key: 'midDefLeftSidewall', fromX: W, toX: 4096, fromY: -T, toY: 0 },
  { code: 50, key: 'midDefLeftZone', fromX: 0, toX: W, fromY: -T, toY: 0 },
  { code: 55, key: 'midDefRightZone', fromX: -W, toX: 0, fromY: -T, toY: 0 },
  { code: 60, key: 'midDefRightSidewall', fromX: -4096, toX: -W, fromY: -T, toY: 0 },
  { code: 65, key: 'midOffLeftSidewall', fromX: W, toX: 4096, fromY: 0, toY: T },
  { code: 70, key: 'midOffLeftZone', fromX: 0, toX: W, fromY: 0, toY: T },
  { code: 75, key: 'midOffRightZone', fromX: -W, toX: 0, fromY: 0, toY: T },
  { code: 80, key: 'midOffRightSidewall', fromX: -4096, toX: -W, fromY: 0, toY: T },
  { code: 85, key: 'offCentralZone', fromX: -W, toX: W, fromY: T, toY: C },
  { code: 90, key: 'offLeftCornerSidewall', fromX: W, toX: 4096, fromY: T, toY: C },
  { code: 95, key: 'offRightCornerSidewall', fromX: -4096, toX: -W, fromY: T, toY: C },
  { code: 100, key: 'offLeftZone', fromX: G, toX: W, fromY: C, toY: 5120 },
  { code: 105, key: 'offRightZone', fromX: -W, toX: -G, fromY: C, toY: 5120 },
  { code: 110, key: 'offLeftCorner', fromX: W, toX: 4096, fromY: C, toY: 5120 },
  { code: 115, key: 'offRightCorner', fromX: -4096, toX: -W, fromY: C, toY: 5120 },
  { code: 120, key: 'offGoalie', fromX: -G, toX: G, fromY: C, toY: 6000 },
];
