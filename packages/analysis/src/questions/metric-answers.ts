import { addUnit, formatNumber } from '../format-number.ts';
import { getMetricWords } from '../metrics/metric-words.ts';
import { ANY_RANK } from '../references/any-rank.ts';
import type { AnswerComparison, AnswerNumber, AnswerRow, Verdict } from './answer.ts';
import { compareWith, createNumber, row } from './draft.ts';
import { isWon, type QuestionContext } from './question-context.ts';
import type { QuestionPerson } from './question-game.ts';
import { pooled } from './statistics/pooled.ts';

/** Returns a metric's value over the question's games; null if it doesn't occur. */
export function getMetricNumber({ mean }: QuestionContext, key: string): AnswerNumber | null {
  const { metric, unit, decimals } = getMetricWords(key);
  return createNumber(mean(key), metric.label, unit, decimals, metric.better);
}

/** Returns the same metric for the rank, for won games, and for the most frequent teammate. */
export function listMetricComparisons(context: QuestionContext, key: string): AnswerComparison[] {
  const { book, tier, rankLabel, games, mean } = context;
  const reference = book.at(key, tier);
  const won = games.filter(isWon);
  const wins = mean(key, won);
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
    ...compareWith('wins', 'Your wins', wins),
    ...compareWithTeammate(context, key),
  ];
}

/** Min number of games together to compare with a teammate. */
const MIN_TOGETHER = 3;

export function findMostPlayedTeammate({ games, listPeople }: QuestionContext) {
  const teammates = new Map<string, QuestionPerson[]>();
  for (const game of games) {
    for (const person of listPeople(game)) {
      if (person.side !== 'teammate' || person.identity === null) continue;
      teammates.set(person.identity, [...(teammates.get(person.identity) ?? []), person]);
    }
  }
  const [mostPlayed] = [...teammates.values()].sort((a, b) => b.length - a.length);
  return mostPlayed && mostPlayed.length >= MIN_TOGETHER
    ? { name: mostPlayed.at(-1)!.name, of: mostPlayed }
    : null;
}

function compareWithTeammate(context: QuestionContext, key: string): AnswerComparison[] {
  const teammate = findMostPlayedTeammate(context);
  const value = teammate && calculatePersonMean(key, teammate.of);
  return value === null ? [] : compareWith('teammate', teammate!.name, { value, games: teammate!.of.length });
}

const LIVE_SECONDS = 300;

/** Returns a metric's mean over people's matches; counts are per five minutes of live play. */
export function calculatePersonMean(key: string, people: readonly QuestionPerson[]): number | null {
  const { metric } = getMetricWords(key);
  const parts = people.flatMap(({ metrics, liveSeconds }) => {
    const stat = metric.stat(metrics);
    if (!stat || stat.value === null || !(stat.over > 0)) return [];
    if (!metric.byTime) return [{ sum: stat.value * stat.over, over: stat.over }];
    return liveSeconds ? [{ sum: stat.value, over: liveSeconds / LIVE_SECONDS }] : [];
  });
  return pooled(parts)?.value ?? null;
}

/** Creates a row for a metric: the player compared with the rank. */
export function createMetricRow(context: QuestionContext, key: string, extra: Partial<AnswerRow> = {}) {
  const { metric, unit, decimals } = getMetricWords(key);
  const found = context.mean(key);
  const reference = context.book.at(key, context.tier);
  return row({
    label: metric.label,
    found,
    reference: reference?.mean ?? null,
    unit,
    decimals,
    ...extra,
  });
}

export function written(key: string, value: number): string {
  const { unit, decimals } = getMetricWords(key);
  return addUnit(formatNumber(value, decimals), unit);
}

/** The second of two values in a sentence: the first has said the unit; percent and speeds are said twice. */
export function formatNextValue(key: string, value: number): string {
  const { unit, decimals } = getMetricWords(key);
  return addUnit(formatNumber(value, decimals), unit === '%' || unit === 'uu/s' ? unit : '');
}

/** Returns the verdict by the bands of game-and-stats.md 9: good from 60, weak under 40. */
export function getVerdict(score: number | null): Verdict | null {
  if (score === null) return null;
  return score >= 60 ? 'good' : score < 40 ? 'weak' : 'average';
}

/** Returns a metric's verdict by its score against the rank. */
export function getMetricVerdict(context: QuestionContext, key: string): Verdict | null {
  return getVerdict(context.card().metrics.find(({ metric }) => metric === key)?.score ?? null);
}
