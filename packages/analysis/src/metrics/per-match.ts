import type { MetricInput } from './define-metric.ts';
import type { MatchXg } from './match-xg.ts';

/** Work that the players of a match share: done for the first who asks. */
export function perMatch<T>(compute: (input: MetricInput) => T): (input: MetricInput) => T {
  const known = new WeakMap<MatchXg, { readonly value: T }>();
  return (input) => {
    const found = known.get(input.matchXg) ?? { value: compute(input) };
    known.set(input.matchXg, found);
    return found.value;
  };
}
