import type { MatchView, PlayerView } from '../../timeline/match-view.ts';
import { BOOST_PERCENT_PER_SECOND } from './thresholds.ts';

/** Percent of the tank that a player burnt between two frames, by the time that the boost was on. */
export function boostSpent({ clock }: MatchView, { car }: PlayerView, from: number, to: number): number {
  let seconds = 0;
  for (let frame = from; frame <= to; frame++) if (car.boosting[frame] === 1) seconds += clock.delta[frame]!;
  return seconds * BOOST_PERCENT_PER_SECOND;
}
