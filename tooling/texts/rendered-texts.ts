import { RANKS } from '@datacoach/analysis/metadata';
import { NOTIFICATION_KINDS, type NotificationKindRow, type PlanCheck } from '@datacoach/contract';
import { buildPlan, LIBRARY } from '../../apps/server/src/features/training-plans/library/library.ts';
import folderTerms from '../../apps/web/src/features/coach-folders/text/terms.data.json' with {
  type: 'json',
};
import pictureTerms from '../../apps/web/src/features/gamedata/text/picture-terms.data.json' with {
  type: 'json',
};
import storedData from '../../apps/web/src/features/privacy/policy/stored-data.data.json' with {
  type: 'json',
};
import { formatOpportunity } from '../../apps/web/src/features/scores/text/opportunity-text.ts';
import { describeCheck } from '../../apps/web/src/features/training-plans/components/check-panel.tsx';
import { getMetricFacts } from '../../apps/web/src/shared/metrics/metric-facts.ts';
import eventKinds from '../../packages/analysis/src/detectors/event-kinds.data.json' with { type: 'json' };
import defenseMoves from '../../packages/analysis/src/insight/defense-moves.data.json' with { type: 'json' };
import { COACHED_METRICS } from '../../packages/analysis/src/metrics/coached-metrics.ts';
import { fillTemplate, listTemplateNames } from '../../packages/analysis/src/metrics/metric-words.ts';
import { METRICS } from '../../packages/analysis/src/metrics/metrics.ts';
import { SCORED_METRICS } from '../../packages/analysis/src/metrics/scored-metrics.ts';
import { SCORE_MODES, type ScoreMode } from '../../packages/analysis/src/model/score-modes.ts';
import type { Answer } from '../../packages/analysis/src/questions/answer.ts';
import { DRILLS } from '../../packages/analysis/src/questions/drills.ts';
import { QUESTIONS } from '../../packages/analysis/src/questions/questions.ts';
import { createPriorBook } from '../../packages/analysis/src/references/reference-book.ts';
import { convertSpeedsInAnswer } from '../../packages/analysis/src/speed-units.ts';
import statistics from '../../packages/analysis/src/statistics/statistics.data.json' with { type: 'json' };
import { SECTION_8 } from '../../packages/analysis/src/testing/hand-made-games.ts';
import {
  ask,
  createQuestionGames,
  type GameScript,
} from '../../packages/analysis/src/testing/hand-made-questions.ts';
import { listStrings } from './source-texts.ts';
import type { TextRow, TextUse } from './text-row.ts';

const DIAMOND = 15;

/** Windows of games that questions are asked of: a usual player's, one with every stat far off, and one with a game. */
const WINDOWS: Readonly<Record<string, { games: number; times: (game: number) => number }>> = {
  typical: { games: 60, times: (game) => 0.85 + ((game * 7) % 11) / 30 },
  'far below': { games: 60, times: (game) => (game % 5 === 0 ? 0.1 : 0) },
  'far above': { games: 60, times: (game) => 4 + (game % 3) },
  'one game': { games: 1, times: () => 1 },
};

/** Games whose stats are those of Diamond III times a factor. */
function writtenGames(mode: ScoreMode, { games, times }: (typeof WINDOWS)[string]) {
  const book = createPriorBook(mode, SECTION_8);
  const stats = SCORED_METRICS.flatMap(({ key }) => {
    const mean = book.at(key, DIAMOND)?.mean;
    return mean === undefined ? [] : [[key, mean] as const];
  });
  const scripts = Array.from({ length: games }, (_, game): GameScript => {
    const cases = 300;
    const values = stats.map(([key, mean]) => [key, [mean * times(game), cases]] as const);
    return { won: game % 2 === 0, stats: Object.fromEntries(values) };
  });
  return createQuestionGames(scripts, mode);
}

function answerTexts(source: string, given: Answer): TextRow[] {
  const answer = convertSpeedsInAnswer(given, 'uu/s', 'km/h');
  const row = (use: TextUse) => (text: string | null | undefined) => (text ? [{ source, text, use }] : []);
  return [
    ...row('headline')(answer.headline.replaceAll('**', '')),
    ...row('coaching')(answer.action?.text),
    ...answer.findings.flatMap(({ text }) => row('coaching')(text)),
    ...answer.why.flatMap(row('help')),
    ...row('help')(answer.caution),
    ...row('help')(answer.table?.definition),
    ...row('help')(answer.places?.definition),
    ...row('help')(answer.series?.definition),
  ];
}

const renderAnswers = (): TextRow[] =>
  SCORE_MODES.flatMap(({ key: mode }) =>
    Object.entries(WINDOWS).flatMap(([window, script]) => {
      const games = writtenGames(mode, script);
      return QUESTIONS.flatMap(({ key }) =>
        answerTexts(`question ${key}, ${mode}, ${window}`, ask(key, games, {}, mode)),
      );
    }),
  );

/** What a template's names stand for; a missing name is filled with a usual number. */
const TEMPLATE_VALUES: Readonly<Record<string, string>> = {
  problem: COACHED_METRICS.dangerousTurnovers!.problem!,
  rank: 'Diamond III Doubles',
  issue: 'turnovers deep in the defensive third.',
  closest: 'flick, 12 times',
  name: 'boost collected per minute',
  label: 'Shot quality',
  own: 'Platinum III',
  next: 'Champion I',
  category: 'Positional',
  best: 'Left diagonal',
  worst: 'Right off-center',
  kind: 'solo',
  when: 'Nov 21',
  state: 'when you’re ahead',
  zone: 'the left corner',
  place: 'far corner',
  against: 'the slot',
  noun: 'games',
  most: 'turnovers in your own half',
  fewer: 'you have 3 losses',
  goals: '31 goals',
  missing: '5 more games',
};

const renderTemplates = (): TextRow[] =>
  QUESTIONS.flatMap(({ key, title, how, action, example, templates }) => [
    { source: `question ${key}`, text: title, use: 'headline' as const },
    { source: `question ${key}`, text: example.replaceAll('**', ''), use: 'headline' as const },
    { source: `question ${key}`, text: how, use: 'help' as const },
    { source: `question ${key}`, text: action, use: 'coaching' as const },
    ...Object.entries(templates).map(([finding, template]): TextRow => {
      const values = listTemplateNames(template).map((name) => [name, TEMPLATE_VALUES[name] ?? '12']);
      const text = fillTemplate(template, Object.fromEntries(values)).replaceAll('**', '');
      return { source: `question ${key}, ${finding}`, text, use: 'headline' };
    }),
  ]);

/** Each metric that coaching works with: what goes wrong, the stat next to the rank's, what to do, and a week's verdict. */
const renderCoaching = (): TextRow[] =>
  Object.entries(COACHED_METRICS).flatMap(([key, { problem, say, tips = [] }]) => {
    const metric = SCORED_METRICS.find((one) => one.key === key);
    if (!metric) return [];
    const mean = createPriorBook('doubles', SECTION_8).at(key, DIAMOND)?.mean ?? 1;
    const facts = getMetricFacts({ metric: key, label: metric.label, per5: metric.byTime });
    const source = `metric ${key}`;
    const summary = (value: number, reference: number | null): TextRow => {
      const parts = formatOpportunity(facts, problem ?? null, { value, reference }, 'Diamond III');
      return {
        source,
        text: `${parts.problem} ${parts.before} ${parts.value}${parts.after}`,
        use: 'headline',
      };
    };
    const check = (before: number | null, after: number | null): TextRow[] => {
      const words = describeCheck(planCheck(metric, before, after));
      const texts = [words.title, words.summary, ...(words.next === null ? [] : [words.next])];
      return texts.map((text) => ({ source: `${source}, training result`, text, use: 'coaching' }));
    };
    return [
      summary(mean * 0.8, mean),
      summary(0, mean),
      summary(mean * 10, null),
      ...(say ? [{ source, text: say, use: 'coaching' as const }] : []),
      ...tips.flatMap((tip) =>
        [tip.problem, tip.say].map((text) => ({
          source: `${source}, ${tip.shows}`,
          text,
          use: 'coaching' as const,
        })),
      ),
      ...check(mean, mean * 1.1),
      ...check(null, 0),
      ...check(null, null),
    ];
  });

function planCheck(
  { key, label, byTime, better }: (typeof SCORED_METRICS)[number],
  before: number | null,
  after: number | null,
): PlanCheck {
  const side = (mean: number | null, count: number) =>
    mean === null
      ? null
      : {
          mean,
          games: Array.from({ length: count }, (_, game) => ({ value: mean, playedAt: game, matchId: '' })),
        };
  return {
    metric: key,
    label,
    per5: byTime,
    better: better === 'lower' ? 'lower' : 'higher',
    verdict: before === null ? 'tooEarly' : 'better',
    isDecided: false,
    decidedAt: null,
    before: side(before, 10),
    after: side(after, 7),
    difference: null,
    pass: null,
    comparedWith: null,
    needs: { before: 5, minAfter: 8, after: 12 },
  } as unknown as PlanCheck;
}

const renderTraining = (): TextRow[] => [
  ...DRILLS.flatMap(({ key, name, text }): TextRow[] => [
    { source: `drill ${key}`, text: name, use: 'headline' },
    { source: `drill ${key}`, text, use: 'coaching' },
  ]),
  ...LIBRARY.flatMap((plan) =>
    listStrings(buildPlan(plan)).map(
      (text): TextRow => ({ source: `plan ${plan.key}`, text, use: 'coaching' }),
    ),
  ),
];

/** Usual words for the values of notifications, so that each can be read as a whole. */
const NOTIFICATION_VALUES: Readonly<Record<string, string>> = {
  name: 'Marlow',
  what: 'Win 4–2 on Mannfield, Doubles',
  reason: 'The file is damaged. Upload it again from your PC.',
  goal: '7 Doubles games on 3 days',
  result: 'Reached: 7 games on 4 days.',
  verdict: 'Better: dangerous turnovers went from 2.4 to 1.8 per game.',
  question: 'Are my kickoffs good?',
  answer: 'You win 54% of your kickoffs.',
  comment: 'Rotate back post on this one.',
  news: 'Starts in an hour.',
  'team-news.news': 'joined your team',
  'case-verdict.name': 'Dangerous turnovers',
  'replay-failed.name': 'ranked-doubles.replay',
  when: 'Nov 21, 6:15 PM',
  plan: 'Diamond',
  price: '$12.99 a month',
  kept: '$9.99 a month',
  after: 'Then you pay $9.99 a month.',
  until: 'Nov 24',
  rank: 'Diamond III',
  mode: 'Doubles',
  event: 'Community night',
  title: 'Maintenance tonight',
  notice: 'We’ll be back at 10 PM.',
  'weekly-recap.title': 'Your week: 12 games',
  recap: 'You played 12 games: 7 won, 5 lost.',
};

const renderNotifications = (): TextRow[] =>
  Object.entries(NOTIFICATION_KINDS).flatMap(([kind, row]: [string, NotificationKindRow]) =>
    [1, 12].flatMap((count) => {
      const values = new Proxy(
        {},
        {
          get: (_, name: string) =>
            NOTIFICATION_VALUES[`${kind}.${name}`] ?? NOTIFICATION_VALUES[name] ?? String(count),
        },
      );
      const { title, text } = (count > 1 && row.gathered) || row;
      return [
        { source: `notification ${kind}`, text: fillTemplate(title, values), use: 'headline' as const },
        { source: `notification ${kind}`, text: fillTemplate(text, values), use: 'coaching' as const },
      ];
    }),
  );

/** Data files whose texts explain something. */
const HELP: Readonly<Record<string, unknown>> = {
  event: eventKinds,
  'defense move': defenseMoves,
  stat: statistics,
  picture: pictureTerms,
  'folder term': folderTerms,
  'privacy policy': storedData,
};

const renderDefinitions = (): TextRow[] => [
  ...METRICS.map(({ key, definition }) => ({
    source: `definition ${key}`,
    text: definition,
    use: 'help' as const,
  })),
  ...Object.entries(HELP).flatMap(([source, texts]) =>
    listStrings(texts).map((text) => ({ source: `help of ${source}`, text, use: 'help' as const })),
  ),
];

/** Every text that is put together from a template, filled with typical, extreme and missing values; each once. */
export function renderTexts(): TextRow[] {
  const rows = [
    ...renderTemplates(),
    ...renderAnswers(),
    ...renderCoaching(),
    ...renderTraining(),
    ...renderNotifications(),
    ...renderDefinitions(),
  ];
  return [...new Map(rows.map((row) => [`${row.use} ${row.text}`, row])).values()];
}

/** Ranks as texts name them, so that checks know a name from a sentence. */
export const RANK_NAMES: readonly string[] = Object.values(RANKS).map(({ name }) => name);
