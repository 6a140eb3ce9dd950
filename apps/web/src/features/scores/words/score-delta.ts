import { type Delta, deltaOf } from '../../../shared/metrics/delta-mark.tsx';

/** Points that single games' scores lie apart; under a third of it a difference is none. */
const SPREAD = 15;

/** A game's score against the mean of those before, judged by the whole points that are shown. */
export function scoreDelta(difference: number): Delta {
  const points = Math.sign(difference) * Math.round(Math.abs(difference));
  return deltaOf(points, SPREAD, { key: 'score', decimals: 0, better: 'higher' });
}
