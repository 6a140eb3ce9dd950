import type { MetricReview } from '@datacoach/contract';
import { formatMetricValue, type MetricFacts } from './metric-facts.ts';

type Verdict = 'better' | 'worse' | 'different' | 'even';

/** A difference from before, and whether it counts. */
export interface Delta {
  /** Signed: "+0.14"; "0.00" if there is none. */
  readonly text: string;
  readonly direction: 'up' | 'down' | 'level';
  readonly verdict: Verdict;
}

/** A difference below this share of the games' spread doesn't count (design, "Delta"). */
const NO_CHANGE = 1 / 3;
const MIN_GAMES = 3;

export const VERDICT_LABELS: Readonly<Record<Verdict, string>> = {
  better: 'better',
  worse: 'worse',
  different: 'changed',
  even: 'no change',
};

export const ARROWS = { up: '▲', down: '▼', level: '' } as const;

/** Compares a value with the games before; null if there are too few. */
export function calculateMetricDelta(facts: MetricFacts, review: MetricReview): Delta | null {
  const { value, earlier, series } = review;
  if (value === null || earlier === null || earlier.games < MIN_GAMES) return null;
  const singles = series.filter((one) => one !== null);
  return calculateDelta(value - earlier.value, calculateSpread(singles), facts);
}

export function calculateDelta(
  difference: number,
  spread: number,
  { key, decimals, better }: Pick<MetricFacts, 'key' | 'decimals' | 'better'>,
): Delta {
  const size = formatMetricValue({ key, decimals }, Math.abs(difference));
  // As displayed: in the chosen unit and rounded.
  const isNone = !/[1-9]/.test(size);
  const text = isNone ? size : `${difference > 0 ? '+' : '−'}${size}`;
  const direction = isNone ? 'level' : difference > 0 ? 'up' : 'down';
  if (isNone || Math.abs(difference) < NO_CHANGE * spread) return { text, direction, verdict: 'even' };
  if (better === 'neutral') return { text, direction, verdict: 'different' };
  return { text, direction, verdict: (better === 'higher') === difference > 0 ? 'better' : 'worse' };
}

function calculateSpread(values: readonly number[]): number {
  if (values.length < 2) return 0;
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  return Math.sqrt(values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / (values.length - 1));
}

/** An arrow for the direction; color and word for the verdict. */
export function DeltaMark({ delta, compact = false }: { delta: Delta; compact?: boolean }) {
  const { text, direction, verdict } = delta;
  return (
    <span
      className="data-[verdict=better]:text-better data-[verdict=worse]:text-worse-text data-[verdict=different]:text-t2 text-xs text-t3 whitespace-nowrap"
      data-verdict={verdict}
    >
      {verdict !== 'even' && <span aria-hidden="true">{ARROWS[direction]} </span>}
      {text} <span className={compact ? 'sr-only' : undefined}>{VERDICT_LABELS[verdict]}</span>
    </span>
  );
}
