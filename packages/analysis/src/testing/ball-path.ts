import type { Position } from './hand-made-match.ts';

const GRAVITY = 650;

/** Returns the path of a ball in free flight as a function of time, with a new velocity at given times. */
export function ballPath(
  start: { x: number; y: number; z: number; vx?: number; vy?: number; vz?: number },
  hits: readonly { time: number; vx: number; vy: number; vz: number }[],
): (time: number) => Required<Position> {
  const legs = [{ time: 0, vx: 0, vy: 0, vz: 0, ...start }];
  for (const hit of hits) legs.push({ ...fly(legs.at(-1)!, hit.time), ...hit });
  return (time) => fly(legs.findLast((leg) => leg.time <= time) ?? legs[0]!, time);
}

function fly(leg: Required<Position> & { time: number }, time: number): Required<Position> {
  const dt = time - leg.time;
  return {
    x: leg.x + leg.vx * dt,
    y: leg.y + leg.vy * dt,
    z: leg.z + leg.vz * dt - (GRAVITY * dt * dt) / 2,
    vx: leg.vx,
    vy: leg.vy,
    vz: leg.vz - GRAVITY * dt,
  };
}

/** Offset from a ball's center to the center of an Octane facing +x whose nose just reaches the ball, uu. */
export const BEHIND_BALL = { x: -164, z: -20 } as const;
