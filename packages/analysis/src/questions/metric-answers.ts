import { formatNumber, withUnit } from '../format-number.ts';
import { metricWords } from '../metrics/metric-words.ts';
import { ANY_RANK } from '../references/any-rank.ts';
import type { AnswerComparison, AnswerNumber, AnswerRow, Verdict } from './answer.ts';
import { row } from './draft.ts';
import { isWon, type QuestionContext } from './question-context.ts';
import type { QuestionPerson } from './question-game.ts';
import { pooled } from './statistics/pooled.ts';

/** Returns a metric's value over the question's games; null if it doesn't occur. */
export function metricNumber({ mean }: QuestionContext, key: string): AnswerNumber | null {
  const { metric, unit, decimals } = metricWords(key);
  const found = mean(key);
  return (
    found && {
      label: metric.label,
      value: found.value,
      interval: found.interval,
      unit,
      decimals,
      better: metric.better,
    }
  );
}

/** Returns the same metric for the rank, for won games, and for the most frequent teammate. */
export function metricComparisons(context: QuestionContext, key: string): AnswerComparison[] {
  const { book, tier, rankLabel, games, mean } = context;
  const reference = book.at(key, tier);
  const won = games.filter(isWon);
  const wins = mean(key, won);
  const teammate = teammateOf(context, key);
  return [
    ...(reference
      ? [
          {
            of: 'rank' as const,
            label: reference.comparedWith === ANY_RANK ? 'Players of any rank' : rankLabel,
            value: reference.mean,
            games: null,
            source: reference.comparedWith,
          },
        ]
      : []),
    ...(wins ? [{ of: 'wins' as const, label: 'Your wins', value: wins.value, games: wins.games }] : []),
    ...(teammate ? [teammate] : []),
  ];
}

/** Min number of games together to compare with a teammate. */
const MIN_TOGETHER = 3;

/** Returns the teammate with the most games together. */
export function mostPlayedTeammate({
  games,
  peopleOf,
}: QuestionContext): { name: string; of: QuestionPerson[] } | null {
  const teammates = new Map<string, QuestionPerson[]>();
  for (const game of games) {
    for (const person of peopleOf(game)) {
      if (person.side !== 'teammate' || person.identity === null) continue;
      teammates.set(person.identity, [...(teammates.get(person.identity) ?? []), person]);
    }
  }
  const [mostPlayed] = [...teammates.values()].sort((a, b) => b.length - a.length);
  return mostPlayed && mostPlayed.length >= MIN_TOGETHER
    ? { name: mostPlayed.at(-1)!.name, of: mostPlayed }
    : null;
}

function teammateOf(context: QuestionContext, key: string): AnswerComparison | null {
  const teammate = mostPlayedTeammate(context);
  const value = teammate && personMean(key, teammate.of);
  return value === null ? null : { of: 'teammate', label: teammate!.name, value, games: teammate!.of.length };
}

const LIVE_SECONDS = 300;

/** Returns a metric's mean over people's matches; counts are per five minutes of live play. */
export function personMean(key: string, people: readonly QuestionPerson[]): number | null {
  const { metric } = metricWords(key);
  const parts = people.flatMap(({ metrics, liveSeconds }) => {
    const stat = metric.stat(metrics);
    if (!stat || stat.value === null || !(stat.over > 0)) return [];
    if (!metric.byTime) return [{ sum: stat.value * stat.over, over: stat.over }];
    return liveSeconds ? [{ sum: stat.value, over: liveSeconds / LIVE_SECONDS }] : [];
  });
  return pooled(parts)?.value ?? null;
}

/** Creates a row for a metric: the player compared with the rank. */
export function metricRow(context: QuestionContext, key: string, extra: Partial<AnswerRow> = {}): AnswerRow {
  const { metric, unit, decimals } = metricWords(key);
  const found = context.mean(key);
  const reference = context.book.at(key, context.tier);
  return row({
    label: metric.label,
    value: found?.value ?? null,
    interval: found?.interval ?? null,
    reference: reference?.mean ?? null,
    n: found?.games ?? 0,
    unit,
    decimals,
    ...extra,
  });
}

export function written(key: string, value: number): string {
  const { unit, decimals } = metricWords(key);
  return withUnit(formatNumber(value, decimals), unit);
}

/** The second of two values in a sentence: the first has said the unit; percent and speeds are said twice. */
export function writtenNext(key: string, value: number): string {
  const { unit, decimals } = metricWords(key);
  return withUnit(formatNumber(value, decimals), unit === '%' || unit === 'uu/s' ? unit : '');
}

/** Returns the verdict by the bands of game-and-stats.md 9: good from 60, weak under 40. */
export function verdictOf(score: number | null): Verdict | null {
  if (score === null) return null;
  return score >= 60 ? 'good' : score < 40 ? 'weak' : 'average';
}

/** Returns a metric's verdict by its score against the rank. */
export function metricVerdict(context: QuestionContext, key: string): Verdict | null {
  return verdictOf(context.card().metrics.find(({ metric }) => metric === key)?.score ?? null);
}
