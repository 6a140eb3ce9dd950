import type { MatchXg } from '../xg/match-xg.ts';
import type { MetricInput } from './define-metric.ts';

/** Work that the players of a match share: done for the first who asks. */
export function perMatch<T>(compute: (input: MetricInput) => T): (input: MetricInput) => T {
  const known = new WeakMap<MatchXg, { readonly value: T }>();
  return (input) => {
    const found = known.get(input.matchXg) ?? { value: compute(input) };
    known.set(input.matchXg, found);
    return found.value;
  };
}
