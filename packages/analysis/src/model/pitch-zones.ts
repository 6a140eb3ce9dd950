import { FIELD, THIRD_BOUNDARY_Y } from './field-geometry.ts';
import { getAttackSign, type TeamIndex } from './teams.ts';

/** Edges of the zones in uu: two thirds of the half width, the goalie box, the third, the goal area. */
const W = (FIELD.sideWallX * 2) / 3;
const G = 1024;
const T = THIRD_BOUNDARY_Y;
const C = 2 * THIRD_BOUNDARY_Y;

/** One of the 24 rectangles that tile the field in the attack frame; X > 0 is the left side, lower bounds are inclusive. */
export interface PitchZone {
  readonly code: number;
  readonly key: string;
  /** Left and right as seen by a player facing the opponents' goal. */
  readonly label: string;
  readonly fromX: number;
  readonly toX: number;
  readonly fromY: number;
  readonly toY: number;
}

const zone = (
  code: number,
  key: string,
  label: string,
  [fromX, toX]: readonly [number, number],
  [fromY, toY]: readonly [number, number],
): PitchZone => ({ code, key, label, fromX, toX, fromY, toY });

/** Source: game-and-stats.md 4.4. */
export const PITCH_ZONES: readonly PitchZone[] = [
  zone(5, 'defGoalie', 'Your goal mouth', [-G, G], [-6000, -C]),
  zone(10, 'defLeftCorner', 'Your left corner', [W, 4096], [-5120, -C]),
  zone(15, 'defRightCorner', 'Your right corner', [-4096, -W], [-5120, -C]),
  zone(20, 'defLeftZone', 'Left of your net', [G, W], [-5120, -C]),
  zone(25, 'defLeftCornerSidewall', 'Your left side wall', [W, 4096], [-C, -T]),
  zone(30, 'defRightCornerSidewall', 'Your right side wall', [-4096, -W], [-C, -T]),
  zone(35, 'defRightZone', 'Right of your net', [-W, -G], [-5120, -C]),
  zone(40, 'defCentralZone', 'Your third, center', [-W, W], [-C, -T]),
  zone(45, 'midDefLeftSidewall', 'Your half, left side wall', [W, 4096], [-T, 0]),
  zone(50, 'midDefLeftZone', 'Your half, left of center', [0, W], [-T, 0]),
  zone(55, 'midDefRightZone', 'Your half, right of center', [-W, 0], [-T, 0]),
  zone(60, 'midDefRightSidewall', 'Your half, right side wall', [-4096, -W], [-T, 0]),
  zone(65, 'midOffLeftSidewall', 'Their half, left side wall', [W, 4096], [0, T]),
  zone(70, 'midOffLeftZone', 'Their half, left of center', [0, W], [0, T]),
  zone(75, 'midOffRightZone', 'Their half, right of center', [-W, 0], [0, T]),
  zone(80, 'midOffRightSidewall', 'Their half, right side wall', [-4096, -W], [0, T]),
  zone(85, 'offCentralZone', 'Their third, center', [-W, W], [T, C]),
  zone(90, 'offLeftCornerSidewall', 'Their left side wall', [W, 4096], [T, C]),
  zone(95, 'offRightCornerSidewall', 'Their right side wall', [-4096, -W], [T, C]),
  zone(100, 'offLeftZone', 'Left of their net', [G, W], [C, 5120]),
  zone(105, 'offRightZone', 'Right of their net', [-W, -G], [C, 5120]),
  zone(110, 'offLeftCorner', 'Their left corner', [W, 4096], [C, 5120]),
  zone(115, 'offRightCorner', 'Their right corner', [-4096, -W], [C, 5120]),
  zone(120, 'offGoalie', 'Their goal mouth', [-G, G], [C, 6000]),
];

const EDGE = 0.1;
const NET_HALF_WIDTH = 893;
const DEFENSIVE_GOALIE = 5;
const OFFENSIVE_GOALIE = 120;

/** Zones by row, starting at your own goal, each from right to left: looked up for every car in every frame. */
const ROWS = [...new Set(PITCH_ZONES.map(getRow))]
  .sort((a, b) => a - b)
  .map((row) => {
    const zones = PITCH_ZONES.filter((zone) => getRow(zone) === row).toSorted((a, b) => a.fromX - b.fromX);
    return { fromY: row, zones };
  });

/** The goalie zones reach into the nets, so the row's other zones determine its start. */
function getRow({ fromY }: PitchZone): number {
  return fromY < -FIELD.backWallY ? -FIELD.backWallY : fromY;
}

/**
 * Returns the zone code of a field position in a team's attack frame; the nets belong to the goalie zones. Source:
 * game-and-stats.md 4.4.
 */
export function getPitchZone(team: TeamIndex, x: number, y: number): number {
  const sign = getAttackSign(team);
  const attackX = sign * x;
  const attackY = sign * y;
  if (Math.abs(attackX) <= NET_HALF_WIDTH && Math.abs(attackY) >= FIELD.backWallY) {
    return attackY < 0 ? DEFENSIVE_GOALIE : OFFENSIVE_GOALIE;
  }
  const clampedX = clamp(attackX, FIELD.sideWallX - EDGE);
  const clampedY = clamp(attackY, FIELD.backWallY - EDGE);
  let at = ROWS.length - 1;
  while (at > 0 && clampedY < ROWS[at]!.fromY) at -= 1;
  const { zones } = ROWS[at]!;
  let zone = zones.length - 1;
  while (zone > 0 && clampedX < zones[zone]!.fromX) zone -= 1;
  return zones[zone]!.code;
}

function clamp(value: number, limit: number): number {
  return Math.max(-limit, Math.min(limit, value));
}

/** Zone codes are 5, 10 … 120. */
const CODE_STEP = 5;

export const getZoneIndex = (code: number): number => code / CODE_STEP - 1;
