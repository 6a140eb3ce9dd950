import { formatNumber, formatSigned } from '../../format-number.ts';
import { changePoint } from '../../progression/measure.ts';
import { type Compute, compareWith, createNumber, row } from '../draft.ts';
import { listGameClips } from '../moments.ts';
import { createOverallMeasure } from '../question-context.ts';
import { calculateMean } from '../statistics/pooled.ts';
import { FALSE_SHARE } from '../statistics/student.ts';

const MEAN_GAMES = 20;
const MONTH = new Intl.DateTimeFormat('en-US', { month: 'long', timeZone: 'UTC' });

export const improving: Compute = (context) => {
  const measure = createOverallMeasure(context);
  const points = context.games.flatMap((game) => {
    const value = measure.single(game);
    return value === null ? [] : [{ game, value }];
  });
  const values = points.map(({ value }) => value);
  const change = changePoint(values);
  const at = change !== null && change.chance <= FALSE_SHARE ? change.at : null;
  const all = calculateMean(values);
  const before = at === null ? null : calculateMean(values.slice(0, at));
  const since = at === null ? null : calculateMean(values.slice(at));
  const isUp = before !== null && since !== null && since.value > before.value;
  const shown = since ?? all;
  const write = (value: number | undefined) => formatNumber(value ?? 0, 0);
  return {
    finding: at === null ? 'flat' : isUp ? 'up' : 'down',
    values: {
      value: write(shown?.value),
      before: write(before?.value),
      when: at === null ? '' : dateWords(points[at]!.game.day),
      games: String(values.length),
    },
    verdict: at === null ? 'average' : isUp ? 'good' : 'weak',
    number: createNumber(shown, since ? 'Score since the change' : 'Average score per game', 'out of 100', 0),
    compared: compareWith('rest', 'Before', before),
    sample: { games: values.length },
    series: {
      title: 'Score per game and 20-game average',
      definition: 'Overall score at your rank (0–100, 50 is average). The line is your 20-game average.',
      unit: '',
      decimals: 0,
      points: points.map(({ game, value }, index) => ({
        at: game.playedAt,
        value,
        mean:
          index + 1 < MEAN_GAMES
            ? null
            : (calculateMean(values.slice(index + 1 - MEAN_GAMES, index + 1))?.value ?? null),
      })),
      changeAt: at,
      reference: 50,
    },
    rows:
      before && since
        ? [
            row({ label: 'Before', found: before }),
            row({
              label: 'Since',
              found: since,
              note: formatSigned(since.value - before.value),
              strong: true,
            }),
          ]
        : null,
    clips: listGameClips(context, (game) => measure.single(game) ?? Number.NaN, isUp ? 'best' : 'worst'),
    why: change ? [`Chance that this is just luck: ${formatNumber(100 * change.chance, 0)}%.`] : [],
  };
};

/** "March 2nd" of `2026-03-02`. */
function dateWords(date: string): string {
  const day = Number(date.slice(8));
  const ending = day > 3 && day < 21 ? 'th' : (['th', 'st', 'nd', 'rd'][day % 10] ?? 'th');
  return `${MONTH.format(new Date(date))} ${day}${ending}`;
}
