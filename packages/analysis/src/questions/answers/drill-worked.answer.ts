import { COACHED_METRICS } from '../../metrics/coached-metrics.ts';
import { getMetricWords } from '../../metrics/metric-words.ts';
import { type CheckSide, evaluateCheck, type MeanAndSpread } from '../../training/judge-check.ts';
import { type Compute, compareWith, createNumber, row } from '../draft.ts';
import { formatNextValue, listMetricComparisons, written } from '../metric-answers.ts';
import { listMetricClips } from '../moments.ts';
import type { DecidedCheck, QuestionGame, TrainedCase } from '../question-game.ts';

export const drillWorked: Compute = (context) => {
  const { facts, games, book, tier } = context;
  const trained = facts.trained!;
  const { metric, name, unit, decimals, definition } = getMetricWords(trained.metric);
  const isAfter = ({ playedAt }: QuestionGame) => playedAt >= trained.startedAt;
  const [before, after] = [games.filter((game) => !isAfter(game)), games.filter(isAfter)];
  const result = trained.decided ?? judgeNow(trained, { before, after }, book.at(trained.metric, tier));
  const shown = result.after;
  return {
    finding: result.verdict,
    isNothing: result.verdict === 'tooEarly',
    values: {
      label: name,
      before: result.before ? formatNextValue(trained.metric, result.before.mean) : 'unknown',
      value: shown ? written(trained.metric, shown.mean) : '–',
    },
    verdict: { fixed: 'good', better: 'good', noChange: 'weak', tooEarly: null }[result.verdict] as
      | 'good'
      | 'weak'
      | null,
    number: createNumber(toFound(shown), `${metric.label} since`, unit, decimals, metric.better),
    compared: [
      ...compareWith('rest', 'Before', toFound(result.before)),
      ...listMetricComparisons(context, trained.metric).filter(({ of }) => of === 'rank'),
    ],
    sample: { count: shown?.games ?? 0, noun: `games after ${trained.name} started` },
    table: {
      title: `${metric.label} before and after ${trained.name}`,
      definition,
      heads: { label: 'Games', value: 'You', reference: result.pass === null ? null : 'Target', n: 'Games' },
      unit,
      decimals,
      better: metric.better,
    },
    rows: [
      row({ label: 'Before', found: toFound(result.before) }),
      row({ label: 'Since', found: toFound(shown), reference: result.pass, strong: true }),
    ],
    clips: listMetricClips(context, trained.metric),
    drill: result.verdict === 'noChange' ? (COACHED_METRICS[trained.metric]?.drill ?? null) : null,
  };
};

const toFound = (side: DecidedCheck['after']) =>
  side && { value: side.mean, interval: side.interval, games: side.games };

/** Judges like the plan's own check, until the check has been decided. */
function judgeNow(
  { metric, pass }: TrainedCase,
  games: { before: readonly QuestionGame[]; after: readonly QuestionGame[] },
  reference: MeanAndSpread | null,
): DecidedCheck {
  const result = evaluateCheck(metric, games, reference, pass);
  const side = (one: CheckSide | null) =>
    one && { mean: one.mean, interval: one.interval, games: one.games.length };
  return {
    // Without earlier games there is no change to measure.
    verdict: result.before === null ? 'tooEarly' : result.verdict,
    pass: result.pass,
    before: side(result.before),
    after: side(result.after),
  };
}
