import { FIELD } from './field-geometry.ts';
import { PITCH_ZONES, type PitchZone } from './pitch-zones.table.ts';
import { attackSign, type TeamIndex } from './teams.ts';

const EDGE = 0.1;
const NET_HALF_WIDTH = 893;
const DEFENSIVE_GOALIE = 5;
const OFFENSIVE_GOALIE = 120;

/** The zones by row from the own goal on, each from right to left: asked for every car in every frame. */
const ROWS = [...new Set(PITCH_ZONES.map(rowOf))]
  .sort((a, b) => a - b)
  .map((row) => {
    const zones = PITCH_ZONES.filter((zone) => rowOf(zone) === row).toSorted((a, b) => a.fromX - b.fromX);
    return { fromY: row, zones };
  });

/** The goalie zones reach into the nets: where a row begins is said by its other zones. */
function rowOf({ fromY }: PitchZone): number {
  return fromY < -FIELD.backWallY ? -FIELD.backWallY : fromY;
}

/**
 * Zone code of a field position in the attack frame of a team; the nets belong to the goalie zones.
 * Source: game-and-stats.md 4.4.
 */
export function pitchZone(team: TeamIndex, x: number, y: number): number {
  const sign = attackSign(team);
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

/** Index of a zone in `PITCH_ZONES` by its code. */
export function zoneIndex(code: number): number {
  return code / CODE_STEP - 1;
}
