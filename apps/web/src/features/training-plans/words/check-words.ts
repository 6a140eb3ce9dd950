import { formatGamesNeeded } from '@datacoach/analysis/games-needed';
import type { PlanCheck } from '@datacoach/contract';
import { getMetricFacts, type MetricFacts, writeValue } from '../../../shared/metrics/metric-facts.ts';

export const VERDICT_LABELS: Readonly<Record<PlanCheck['verdict'], string>> = {
  fixed: 'fixed',
  better: 'better',
  noChange: 'no change',
  tooEarly: 'too early to tell',
};

export interface CheckWords {
  readonly facts: MetricFacts;
  /** "Verdict: fixed", "Verdict so far: better". */
  readonly title: string;
  /** Before and after in one sentence. */
  readonly summary: string;
  /** What is missing for a verdict; null once decided. */
  readonly next: string | null;
}

const NUMBERS = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];
const count = (games: number) => `${NUMBERS[games] ?? games} ${games === 1 ? 'game' : 'games'}`;

export function checkWords(check: PlanCheck): CheckWords {
  const facts = getMetricFacts(check);
  const write = (value: number) => `${writeValue(facts, value)}${facts.unit === '%' ? '%' : ''}`;
  const unit = facts.unit && facts.unit !== '%' ? ` ${facts.unit}` : '';
  const played = check.after?.games.length ?? 0;
  const { before, after, needs, isDecided, verdict } = check;
  return {
    facts,
    title: `Verdict${isDecided ? '' : ' so far'}: ${VERDICT_LABELS[verdict]}`,
    summary: summary(),
    next: isDecided ? null : nextWords(),
  };

  function summary(): string {
    if (before === null && after === null) return `${facts.label}: no games yet.`;
    if (after === null) return `${facts.label}: ${write(before!.mean)}${unit} before this week.`;
    if (before === null) return `${facts.label}: ${write(after.mean)}${unit} so far.`;
    if (verdict === 'tooEarly') {
      return `${facts.label}: ${write(after.mean)}${unit} in ${count(played)} so far, ${write(before.mean)} before this week.`;
    }
    const moved =
      write(before.mean) === write(after.mean) ? 'stayed' : after.mean > before.mean ? 'up' : 'down';
    if (moved === 'stayed') return `${facts.label}: unchanged at ${write(after.mean)}${unit}.`;
    return `${facts.label}: ${moved} from ${write(before.mean)} to ${write(after.mean)}${unit}.`;
  }

  function nextWords(): string {
    if (played < needs.minAfter) {
      const missing = needs.minAfter - played;
      return `${formatGamesNeeded(missing, 'the first result')}.`;
    }
    if (before === null) {
      return `You have fewer than ${needs.before} games from before this week, so only the target decides. ${formatGamesNeeded(needs.after - played, 'it’s final')}.`;
    }
    const missing = needs.after - played;
    return `${formatGamesNeeded(missing, 'it’s final')}.`;
  }
}
