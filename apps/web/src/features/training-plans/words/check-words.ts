import type { PlanCheck } from '@datacoach/contract';
import { type MetricFacts, metricFacts, writeValue } from '../../../shared/metrics/metric-facts.ts';

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
const moreGames = (games: number) =>
  capital(`${NUMBERS[games] ?? games} more ${games === 1 ? 'game' : 'games'}`);
const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

export function checkWords(check: PlanCheck): CheckWords {
  const facts = metricFacts(check);
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
      return `${moreGames(missing)} until the first result.`;
    }
    if (before === null) {
      return `You have fewer than ${needs.before} games from before this week, so only the target decides. ${moreGames(needs.after - played)} to go.`;
    }
    const missing = needs.after - played;
    return `${moreGames(missing)} until it’s final.`;
  }
}
