import { getSingleValue, listStats } from '../../eligibility/score-game.ts';
import { COACHED_METRICS } from '../../metrics/coached-metrics.ts';
import { getMetricWords } from '../../metrics/metric-words.ts';
import { WIN_HABITS } from '../../review/win-differences.ts';
import { calculateSampleSpread } from '../../scoring/distributions.ts';
import { average } from '../../sums.ts';
import { type Compute, compareWith, createNumber, row } from '../draft.ts';
import { written } from '../metric-answers.ts';
import { listMetricClips } from '../moments.ts';
import { isLost, isWon } from '../question-context.ts';
import type { QuestionGame } from '../question-game.ts';
import { calculateMean } from '../statistics/pooled.ts';
import { calculateWelchChance, findSignificant } from '../statistics/student.ts';

const MIN_OF_EACH = 5;
const LISTED = 6;

export const winDifferently: Compute = (context) => {
  const won = context.games.filter(isWon);
  const lost = context.games.filter(isLost);
  if (Math.min(won.length, lost.length) < MIN_OF_EACH) {
    return {
      finding: 'sides',
      values: { least: String(MIN_OF_EACH), fewer: `you have ${won.length} and ${lost.length}` },
      isNothing: true,
    };
  }
  const compared = WIN_HABITS.flatMap((key) => {
    const [a, b] = [singles(key, won), singles(key, lost)];
    if (Math.min(a.length, b.length) < MIN_OF_EACH) return [];
    const spread = Math.sqrt(
      ((a.length - 1) * calculateSampleSpread(a) ** 2 + (b.length - 1) * calculateSampleSpread(b) ** 2) /
        (a.length + b.length - 2),
    );
    const effect = spread === 0 ? 0 : (average(a) - average(b)) / spread;
    const interval = calculateMean(a)?.interval ?? null;
    return [
      {
        key,
        won: average(a),
        interval,
        lost: average(b),
        n: a.length + b.length,
        effect,
        chance: calculateWelchChance(a, b),
      },
    ];
  });
  const held = findSignificant(compared.map(({ chance }) => chance));
  const sorted = compared
    .map((one, index) => ({ ...one, holds: held[index]! }))
    .sort((a, b) => Number(b.holds) - Number(a.holds) || a.chance - b.chance);
  const best = sorted[0];
  const found = best?.holds ? best : undefined;
  const words = found && getMetricWords(found.key);
  return {
    finding: found ? 'found' : 'none',
    isNothing: !found,
    values: found
      ? { label: words!.name, won: written(found.key, found.won), lost: written(found.key, found.lost) }
      : { count: String(compared.length) },
    number:
      found && words
        ? createNumber(
            { value: found.won, interval: found.interval },
            `${words.metric.label}, won`,
            words.unit,
            words.decimals,
            words.metric.better,
          )
        : null,
    compared: compareWith('rest', 'When you lose', found && { value: found.lost, games: lost.length }),
    rows: sorted.slice(0, LISTED).map((one) => {
      const { metric, unit, decimals } = getMetricWords(one.key);
      return row({
        label: metric.label,
        value: one.won,
        interval: one.interval,
        reference: one.lost,
        n: one.n,
        unit,
        decimals,
        note: one.holds ? getSize(one.effect) : 'may be luck',
        strong: one === found,
      });
    }),
    clips: best ? listMetricClips(context, best.key) : [],
    drill: found ? (COACHED_METRICS[found.key]?.drill ?? null) : null,
    caution: 'A difference doesn’t prove a cause. Winning changes how you play, too.',
  };
};

function singles(key: string, games: readonly QuestionGame[]): number[] {
  const { metric } = getMetricWords(key);
  return listStats(metric, games).map((stat) => getSingleValue(metric, stat));
}

function getSize(effect: number): string {
  const size = Math.abs(effect);
  return size >= 0.8 ? 'large' : size >= 0.5 ? 'medium' : 'small';
}
