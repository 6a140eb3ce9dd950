import { singleValue, statsOf } from '../../eligibility/score-game.ts';
import { formatNumber, withUnit } from '../../format-number.ts';
import { COACHED_METRICS } from '../../metrics/coached-metrics.ts';
import { metricWords } from '../../metrics/metric-words.ts';
import { WIN_HABITS } from '../../review/win-differences.ts';
import { sampleSpread } from '../../scoring/distributions.ts';
import { type Compute, row } from '../draft.ts';
import { metricClips } from '../moments.ts';
import { isLost, isWon } from '../question-context.ts';
import type { QuestionGame } from '../question-game.ts';
import { meanOf } from '../statistics/pooled.ts';
import { holdTogether, welchChance } from '../statistics/student.ts';

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
      ((a.length - 1) * sampleSpread(a) ** 2 + (b.length - 1) * sampleSpread(b) ** 2) /
        (a.length + b.length - 2),
    );
    const effect = spread === 0 ? 0 : (mean(a) - mean(b)) / spread;
    const interval = meanOf(a)?.interval ?? null;
    return [
      {
        key,
        won: mean(a),
        interval,
        lost: mean(b),
        n: a.length + b.length,
        effect,
        chance: welchChance(a, b),
      },
    ];
  });
  const held = holdTogether(compared.map(({ chance }) => chance));
  const sorted = compared
    .map((one, index) => ({ ...one, holds: held[index]! }))
    .sort((a, b) => Number(b.holds) - Number(a.holds) || a.chance - b.chance);
  const best = sorted[0];
  const found = best?.holds ? best : undefined;
  const write = (key: string, value: number) => {
    const { unit, decimals } = metricWords(key);
    return withUnit(formatNumber(value, decimals), unit);
  };
  const words = found && metricWords(found.key);
  return {
    finding: found ? 'found' : 'none',
    isNothing: !found,
    values: found
      ? { label: words!.name, won: write(found.key, found.won), lost: write(found.key, found.lost) }
      : { count: String(compared.length) },
    number: found
      ? {
          label: `${words!.metric.label}, won`,
          value: found.won,
          interval: found.interval,
          unit: words!.unit,
          decimals: words!.decimals,
          better: words!.metric.better,
        }
      : null,
    compared: found ? [{ of: 'rest', label: 'When you lose', value: found.lost, games: lost.length }] : [],
    table: {
      rows: sorted.slice(0, LISTED).map((one) => {
        const { metric, unit, decimals } = metricWords(one.key);
        return row({
          label: metric.label,
          value: one.won,
          interval: one.interval,
          reference: one.lost,
          n: one.n,
          unit,
          decimals,
          note: one.holds ? sizeOf(one.effect) : 'may be luck',
          strong: one === found,
        });
      }),
    },
    clips: best ? metricClips(context, best.key) : [],
    drill: found ? (COACHED_METRICS[found.key]?.drill ?? null) : null,
    caution: 'A difference doesn’t prove a cause. Winning changes how you play, too.',
  };
};

function singles(key: string, games: readonly QuestionGame[]): number[] {
  const { metric } = metricWords(key);
  return statsOf(metric, games).map((stat) => singleValue(metric, stat));
}

const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length;

function sizeOf(effect: number): string {
  const size = Math.abs(effect);
  return size >= 0.8 ? 'large' : size >= 0.5 ? 'medium' : 'small';
}
