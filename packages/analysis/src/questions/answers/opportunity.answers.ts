import { formatNumber } from '../../format-number.ts';
import { COACHED_METRICS } from '../../metrics/coached-metrics.ts';
import { getMetricWords } from '../../metrics/metric-words.ts';
import { findScoredMetric } from '../../metrics/scored-metrics.ts';
import { calculateRankEquivalent } from '../../polr/rank-equivalent.ts';
import { ANY_RANK } from '../../references/any-rank.ts';
import {
  compareOpportunities,
  isWorth,
  type Opportunity,
  openOpportunities,
  opportunities,
} from '../../review/top-opportunity.ts';
import { weaknesses } from '../../training/recommend-plans.ts';
import type { Compute, Draft } from '../draft.ts';
import { findDrill } from '../drills.ts';
import {
  createMetricRow,
  formatNextValue,
  getMetricNumber,
  getVerdict,
  listMetricComparisons,
  written,
} from '../metric-answers.ts';
import { listMetricClips } from '../moments.ts';
import type { QuestionContext } from '../question-context.ts';

/** Score at which there is no more opportunity (game-and-stats.md 7.8). */
const AIM = 75;
const LISTED = 6;
/** A metric without a listed drill improves less than half as fast. */
const OTHER_TRAINABLE = 0.4;

const trainable = (metric: string): number => COACHED_METRICS[metric]?.trainable ?? OTHER_TRAINABLE;

function createDraft(
  context: QuestionContext,
  [best, ...others]: readonly Opportunity[],
  title: string,
): Draft {
  const { rankLabel, book, tier, facts } = context;
  if (!best) {
    const aside = opportunities(context.card()).length;
    return {
      finding: aside > 0 ? 'aside' : 'none',
      values: { aim: String(AIM), count: String(aside) },
      isNothing: true,
    };
  }
  const key = best.score.metric;
  const { metric } = getMetricWords(key);
  const problem = COACHED_METRICS[key]?.problem ?? `${metric.label} could be better.`;
  const reference = book.at(key, tier);
  const isChosen = key === facts.opportunity.kept && others.some(({ gain }) => gain > best.gain);
  return {
    finding: isChosen ? 'kept' : 'found',
    values: {
      problem,
      label: metric.label,
      issue: problem.charAt(0).toLowerCase() + problem.slice(1),
      value: written(key, getMetricNumber(context, key)?.value ?? 0),
      reference: reference ? formatNextValue(key, reference.mean) : 'not known yet',
      rank: reference?.comparedWith === ANY_RANK ? ANY_RANK : rankLabel,
    },
    number: getMetricNumber(context, key),
    compared: listMetricComparisons(context, key),
    verdict: getVerdict(best.score.score),
    table: {
      title,
      definition:
        'Score at your rank (0–100, 50 is average). What you’re working on this week comes first, then scores of 0, then what’s worth the most goals, then the biggest gap to 75. Findings you dismissed are left out.',
      heads: { label: 'Stat', value: 'You', reference: 'Rank', n: 'Games' },
      unit: '',
      decimals: 2,
      better: 'neutral',
    },
    rows: [best, ...others].slice(0, LISTED).map((one, index) =>
      createMetricRow(context, one.score.metric, {
        strong: index === 0,
        note: `score ${Math.round(one.score.score ?? 0)}${worthNote(one)}${tiersBelow(context, one)}`,
      }),
    ),
    clips: listMetricClips(context, key),
    drill: COACHED_METRICS[key]?.drill ?? null,
  };
}

/** Returns its worth in goals (decisions.md 11), if learned. */
function worthNote(one: Opportunity): string {
  if (!isWorth(one)) return '';
  const { value, interval } = one.goals!;
  return `, worth ${formatNumber(value, 2)} goals per game (${formatNumber(interval[0], 2)} to ${formatNumber(interval[1], 2)})`;
}

/** Returns how many tiers it is behind (decisions.md 11), if the metric says anything about rank. */
function tiersBelow({ games, book, tier }: QuestionContext, { score }: Opportunity): string {
  const found = calculateRankEquivalent(findScoredMetric(score.metric)!, games, book, tier);
  if (typeof found === 'string' || found.error > 3) return '';
  const tiers = Math.round(tier - found.tier);
  if (tiers === 0) return '';
  return `, ${Math.abs(tiers)} ${Math.abs(tiers) === 1 ? 'tier' : 'tiers'} ${tiers > 0 ? 'below' : 'above'}`;
}

export const costsGoals: Compute = (context) =>
  createDraft(
    context,
    openOpportunities(context.card(), context.facts.opportunity),
    'What’s costing you most',
  );

export const practice: Compute = (context) => {
  const { opportunity } = context.facts;
  const isKept = ({ score }: Opportunity) => Number(score.metric === opportunity.kept);
  const sorted = weaknesses(context.card(), opportunity).toSorted(
    (a, b) => isKept(b) - isKept(a) || compareOpportunities(a, b, trainable),
  );
  const draft = createDraft(context, sorted, 'Three things for this week, one per category');
  const drill = findDrill(draft.drill ?? null);
  return {
    ...draft,
    ...(drill ? { action: `${drill.text} Then play two games with only this in mind.` } : {}),
  };
};
