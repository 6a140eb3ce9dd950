import { FIELD } from './field-geometry.ts';
import { PITCH_ZONES } from './pitch-zones.table.ts';
import { attackSign, type TeamIndex } from './teams.ts';

const EDGE = 0.1;
const NET_HALF_WIDTH = 893;
const DEFENSIVE_GOALIE = 5;
const OFFENSIVE_GOALIE = 120;

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
  const zone = PITCH_ZONES.find(
    ({ fromX, toX, fromY, toY }) =>
      clampedX >= fromX && clampedX < toX && clampedY >= fromY && clampedY < toY,
  );
  return zone?.code ?? DEFENSIVE_GOALIE;
}

function clamp(value: number, limit: number): number {
  return Math.max(-limit, Math.min(limit, value));
}
