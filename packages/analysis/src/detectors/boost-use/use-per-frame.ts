import { BOOST_DRAIN_RAW_PER_SECOND, FULL_TANK_RAW } from '../../model/units.ts';
import type { MatchView, PlayerView } from '../../timeline/match-view.ts';
import { PRESENCE } from '../../timeline/tracks.ts';
import { replicatedLevel } from './tank-levels.ts';

const DRAIN_PERCENT_PER_SECOND = (BOOST_DRAIN_RAW_PER_SECOND * 100) / FULL_TANK_RAW;

/** A pickup as far as the tank is concerned. */
export interface TankGain {
  frame: number;
  /** Percent. */
  gained: number;
}

/**
 * Boost used per frame, percent of the tank. Between two replicated amounts the level says how much went (with what
 * pickups put in); it is spread over the frames in which the boost was on. Time alone overestimates by 8 to 9 %, because
 * the flag lags (game-and-stats.md 3.31). Without any such frame it is booked where it was seen.
 *
 * @param gains pickups of this player, in order
 */
export function usePerFrame(match: MatchView, { car }: PlayerView, gains: readonly TankGain[]): Float32Array {
  const { clock, frames } = match;
  const use = new Float32Array(frames);
  let anchor = -1;
  let nextGain = 0;
  const settle = (end: number, drop: number | null): void => {
    let on = 0;
    for (let frame = anchor + 1; frame <= end; frame++)
      if (car.boosting[frame] === 1) on += clock.delta[frame]!;
    // After the last amount of a life only time is left, and the tank cannot go below empty.
    const amount = drop ?? Math.min(on * DRAIN_PERCENT_PER_SECOND, replicatedLevel(car, anchor));
    if (amount <= 0) return;
    if (on === 0) {
      use[end] = amount;
      return;
    }
    for (let frame = anchor + 1; frame <= end; frame++) {
      if (car.boosting[frame] === 1) use[frame] = (amount * clock.delta[frame]!) / on;
    }
  };
  for (let frame = 0; frame < frames; frame++) {
    const alive = car.presence[frame] === PRESENCE.alive && car.boost[frame]! >= 0;
    const sameLife = alive && anchor >= 0 && car.life[frame] === car.life[anchor];
    if (anchor >= 0 && !sameLife) {
      settle(frame - 1, null);
      anchor = -1;
    }
    if (!alive) continue;
    if (anchor < 0) {
      anchor = frame;
      while (nextGain < gains.length && gains[nextGain]!.frame <= frame) nextGain++;
      continue;
    }
    if (car.boostUpdated[frame] !== 1 && car.boost[frame] === car.boost[frame - 1]) continue;
    let gained = 0;
    for (; nextGain < gains.length && gains[nextGain]!.frame <= frame; nextGain++)
      gained += gains[nextGain]!.gained;
    settle(frame, replicatedLevel(car, anchor) + gained - replicatedLevel(car, frame));
    anchor = frame;
  }
  if (anchor >= 0) settle(frames - 1, null);
  return use;
}
