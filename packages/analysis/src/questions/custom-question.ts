import { addUnit, formatNumber } from '../format-number.ts';
import { fillTemplate, getMetricWords, listTemplateNames } from '../metrics/metric-words.ts';
import { findScoredMetric } from '../metrics/scored-metrics.ts';
import type { ReferenceBook } from '../references/reference-book.ts';
import type { Answer } from './answer.ts';
import { PATH_CODES } from './codes.ts';
import { createEmptyAnswer, row } from './draft.ts';
import { getMetricNumber, getMetricVerdict, listMetricComparisons } from './metric-answers.ts';
import { METRIC_MOMENT_CODES } from './metric-moments.data.ts';
import { listMetricClips } from './moments.ts';
import {
  MINIMUM_NOUNS,
  OWN_VALUES,
  type OwnDimension,
  type OwnFilter,
  type Question,
  type QuestionGroup,
} from './question.ts';
import { createQuestionContext, type QuestionContext } from './question-context.ts';
import type { QuestionFacts, QuestionGame } from './question-game.ts';

/** A question added as data by an administrator (decisions.md 4). */
export interface CustomQuestion {
  readonly key: string;
  readonly title: string;
  readonly group: QuestionGroup;
  readonly metric: string;
  readonly dimension: OwnDimension;
  readonly filter: OwnFilter;
  /** Games. */
  readonly minimum: number;
  readonly template: string;
  readonly action: string;
}

/** Returns its problems as sentences; none if the question can be asked. */
export function listProblems({ metric, minimum, template, dimension }: CustomQuestion): string[] {
  const unknown = listTemplateNames(template).filter(
    (name) => !(OWN_VALUES as readonly string[]).includes(name),
  );
  const needsSplit = listTemplateNames(template).some((name) => /^(best|worst)/.test(name));
  return [
    ...(findScoredMetric(metric) === null ? [`Stat not found: ${metric}.`] : []),
    ...(minimum < 3 || minimum > 100 ? ['Enter 3 to 100 games.'] : []),
    ...unknown.map((name) => `The text uses {${name}}, which isn’t a known placeholder.`),
    ...(needsSplit && dimension === 'none'
      ? ['The text uses a best or worst part, but the question has no breakdown. Choose one.']
      : []),
  ];
}

const USUAL_GAMES = 20;
const MIN_OF_PART = 3;
const WEEKDAYS = [
  'Sundays',
  'Mondays',
  'Tuesdays',
  'Wednesdays',
  'Thursdays',
  'Fridays',
  'Saturdays',
] as const;

const KEPT: Readonly<Record<OwnFilter, (game: QuestionGame) => boolean>> = {
  all: () => true,
  won: ({ result }) => result === 'won',
  lost: ({ result }) => result === 'lost',
  ranked: ({ isRanked }) => isRanked,
  casual: ({ isRanked }) => !isRanked,
};

const PART_OF: Readonly<Record<OwnDimension, (game: QuestionGame) => string | null>> = {
  none: () => null,
  result: ({ result }) => ({ won: 'Games won', lost: 'Games lost', drawn: null })[result],
  map: ({ map }) => map,
  timeOfDay: ({ hour }) => ['Nights', 'Mornings', 'Afternoons', 'Evenings'][Math.floor(hour / 6)] ?? null,
  weekday: ({ day }) => WEEKDAYS[new Date(`${day}T00:00:00Z`).getUTCDay()] ?? null,
};

/** Returns the row that lists and the answer's wording are based on. */
export function toQuestion({ metric, minimum, template, ...custom }: CustomQuestion): Question {
  return {
    ...custom,
    metrics: [metric],
    minimum: { count: minimum, of: 'games' },
    comparison: ['rank', 'wins', 'teammate'],
    templates: { found: template },
    rules: [],
    needs: ['events', 'people'],
    codes: [...PATH_CODES, ...METRIC_MOMENT_CODES],
    kinds: [],
    drills: [],
    how: getMetricWords(metric).definition,
    words: '',
    example: '',
    minimumTeamSize: 1,
  };
}

/**
 * Returns the newest games that pass its filter, oldest first.
 *
 * @param all games of one mode, oldest first
 */
export function chooseOwnGames(custom: CustomQuestion, all: readonly QuestionGame[]): QuestionGame[] {
  return all.filter(KEPT[custom.filter]).slice(-Math.max(USUAL_GAMES, custom.minimum));
}

/** Answers an administrator's question from its chosen games. */
export function answerCustomQuestion(
  custom: CustomQuestion,
  input: { games: readonly QuestionGame[]; facts: QuestionFacts; book: ReferenceBook; rank: number | null },
): Answer {
  const question = toQuestion(custom);
  const { games } = input;
  const missing = custom.minimum - games.length;
  const noun = MINIMUM_NOUNS.games[missing === 1 ? 0 : 1];
  const base = createEmptyAnswer(question, { games, have: games.length, need: custom.minimum, noun });
  if (missing > 0) return base;
  const context = createQuestionContext({ question, ...input, games });
  const number = getMetricNumber(context, custom.metric);
  if (!number) {
    return { ...base, state: 'nothing', headline: 'None in these games.', missing: null };
  }
  const { unit, decimals, metric } = getMetricWords(custom.metric);
  const write = (value: number | null | undefined) =>
    value === null || value === undefined ? 'unknown' : addUnit(formatNumber(value, decimals), unit);
  const parts = listParts(context, custom);
  const sign = metric.better === 'lower' ? -1 : 1;
  const sorted = parts.toSorted((a, b) => sign * (b.value - a.value));
  const [best, worst] = [sorted[0], sorted.at(-1)];
  return {
    ...base,
    state: 'answered',
    missing: null,
    headline: fillTemplate(custom.template, {
      value: write(number.value),
      metric: metric.label,
      rank: context.rankLabel,
      reference: write(context.book.at(custom.metric, context.tier)?.mean),
      games: String(games.length),
      best: best?.label ?? 'none',
      bestValue: write(best?.value),
      worst: worst?.label ?? 'none',
      worstValue: write(worst?.value),
    }),
    verdict: getMetricVerdict(context, custom.metric),
    number,
    compared: listMetricComparisons(context, custom.metric),
    table:
      parts.length === 0
        ? null
        : {
            title: `${metric.label}, breakdown`,
            definition: `${question.how} Parts with fewer than ${MIN_OF_PART} games are left out. Differences may be luck.`,
            heads: { label: 'Part', value: 'You', reference: null, n: 'Games' },
            unit,
            decimals,
            better: metric.better,
            rows: sorted.map(({ label, value, interval, n }) => row({ label, value, interval, n })),
          },
    clips: listMetricClips(context, custom.metric),
    action: { text: custom.action, drill: null },
  };
}

function listParts(context: QuestionContext, { metric, dimension }: CustomQuestion) {
  const labels = [...new Set(context.games.flatMap((game) => PART_OF[dimension](game) ?? []))];
  return labels.flatMap((label) => {
    const some = context.games.filter((game) => PART_OF[dimension](game) === label);
    const found = some.length < MIN_OF_PART ? null : context.mean(metric, some);
    return found ? [{ label, value: found.value, interval: found.interval, n: found.games }] : [];
  });
}
