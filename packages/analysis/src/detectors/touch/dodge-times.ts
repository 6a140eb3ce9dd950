import type { MatchView, PlayerView } from '../../timeline/match-view.ts';
import { DODGE_LAG_SECONDS, DODGE_SECONDS } from './thresholds.ts';

/** When a player dodged. */
export interface DodgeTimes {
  /** Starts, s, rising. */
  readonly starts: readonly number[];
  isDodging(time: number): boolean;
  /** A dodge began after `from`, up to and including `to`. */
  startsBetween(from: number, to: number): boolean;
}

export function dodgeTimes(match: MatchView, { index }: PlayerView): DodgeTimes {
  const starts = match.timeline.moves
    .filter(({ kind, player }) => kind === 'dodge' && player === index)
    .map(({ frame }) => match.clock.elapsed[frame]!);
  const startsBetween = (from: number, to: number): boolean =>
    starts.some((start) => start > from && start <= to);
  return {
    starts,
    startsBetween,
    isDodging: (time) => startsBetween(time - DODGE_SECONDS, time + DODGE_LAG_SECONDS),
  };
}
