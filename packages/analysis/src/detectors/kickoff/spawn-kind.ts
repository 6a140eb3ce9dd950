import type { PlayerView } from '../../timeline/match-view.ts';
import type { SpawnKind } from './kickoff-event.ts';
import { DIAGONAL, FAR_CENTRE, OFF_CENTRE } from './thresholds.ts';

/** Spawn spot of a player at a frame. Facing +y the right-hand side is -x (game-and-stats.md 1.2). */
export function spawnKind({ car, sign }: PlayerView, frame: number): SpawnKind {
  const x = sign * car.x[frame]!;
  const depth = Math.abs(car.y[frame]!);
  const side = Math.abs(x);
  if (side <= FAR_CENTRE.mostX && depth >= FAR_CENTRE.leastDepth) return 'farCentre';
  if (side >= DIAGONAL.leastX && depth <= DIAGONAL.mostDepth) return x < 0 ? 'diagonalRight' : 'diagonalLeft';
  if (side <= OFF_CENTRE.mostX && depth >= OFF_CENTRE.leastDepth)
    return x < 0 ? 'offCentreRight' : 'offCentreLeft';
  return 'unknown';
}

export function distanceToCentre({ car }: PlayerView, frame: number): number {
  return Math.hypot(car.x[frame]!, car.y[frame]!);
}
