import { isStandardMap, modeOf } from '../detectors/shot/standard-goals.ts';
import type { Timeline } from '../timeline/timeline.ts';

/** Shorter than this it is a trial, not a match, s of frames. */
const LEAST_SECONDS = 60;

/**
 * Why the shots of a match cannot teach the model: only standard soccar on a standard map counts, two teams, no mutator
 * that shows. Null when they can.
 */
export function unfitMatch(timeline: Timeline): string | null {
  const { facts, players, clock, frames } = timeline;
  if (modeOf(timeline) !== 'soccar') return 'is no soccar';
  if (!isStandardMap(timeline)) return 'is on a map of another shape';
  if (facts.unlimitedBoost) return 'has unlimited boost';
  const driving = players.filter(({ car }) => car !== null);
  if (![0, 1].every((side) => driving.some(({ team }) => team === side))) return 'has no two teams';
  return (clock.elapsed[frames - 1] ?? 0) < LEAST_SECONDS ? `is shorter than ${LEAST_SECONDS} s` : null;
}
