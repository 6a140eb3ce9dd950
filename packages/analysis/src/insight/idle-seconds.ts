import type { MatchView, PlayerView } from '../timeline/match-view.ts';
import { PRESENCE } from '../timeline/tracks.ts';

/** A car slower than this stands, uu/s. Coasting cars stop dead, so little is enough. */
const STANDING = 20;
/** Standing for less than this is waiting, not absence, s. */
const LEAST_ABSENCE = 5;

/** Seconds of live play in which the player's car stood still for five seconds or more: he was not there. */
export function idleSeconds({ clock, live, frames }: MatchView, { car }: PlayerView): number {
  let total = 0;
  let stretch = 0;
  const close = (): void => {
    if (stretch >= LEAST_ABSENCE) total += stretch;
    stretch = 0;
  };
  for (let frame = 0; frame < frames; frame++) {
    if (live[frame] !== 1) continue;
    const speed = Math.hypot(car.vx[frame]!, car.vy[frame]!, car.vz[frame]!);
    if (car.presence[frame] === PRESENCE.alive && speed < STANDING) stretch += clock.delta[frame]!;
    else close();
  }
  close();
  return total;
}
