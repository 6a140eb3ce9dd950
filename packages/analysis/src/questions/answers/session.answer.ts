import { counted, formatNumber } from '../../format-number.ts';
import type { PeriodDifference } from '../../progression/measure.ts';
import { listSessionPositions, reviewSessions } from '../../progression/session-review.ts';
import { Z_80 } from '../../scoring/metric-score.ts';
import { type Compute, compareWith, createNumber, row } from '../draft.ts';
import { listGameClips } from '../moments.ts';
import { createOverallMeasure } from '../question-context.ts';
import { calculateStudentTails, findSignificant } from '../statistics/student.ts';

const NUMBERS: Readonly<Record<string, string>> = {
  '1': 'First game',
  '2': 'Second game',
  '3': 'Third game',
  '4': 'Fourth game',
  '5+': 'Fifth game and later',
};
const BEFORE: Readonly<Record<string, string>> = {
  first: 'First game of a session',
  won: 'After a win',
  lost: 'After a loss',
  lostTwice: 'After two losses or more',
};

export const lateInSession: Compute = (context) => {
  const { games, facts } = context;
  const measure = createOverallMeasure(context);
  const played = facts.played.length > 0 ? facts.played : games;
  const positions = new Map(
    listSessionPositions(played).map((position, at) => [played[at]!.playedAt, position]),
  );
  const placed = games.flatMap((score) => {
    const position = positions.get(score.playedAt);
    return position ? [{ score, position }] : [];
  });
  const review = reviewSessions(measure, placed);
  const { late, afterLoss } = review;
  const overall = measure.of(games);
  const write = (value: number | undefined) => formatNumber(value ?? 0, 0);
  const known = [late, afterLoss].flatMap((one) => ('missing' in one ? [] : [one]));
  const significant = findSignificant(known.map(calculateChance));
  const holds = (one: PeriodDifference) => significant[known.indexOf(one)] === true;
  const isLate = !('missing' in late) && holds(late) && late.verdict !== 'unclear';
  const isLoss = !('missing' in afterLoss) && holds(afterLoss) && afterLoss.verdict === 'worse';
  const finding =
    isLate && late.verdict === 'worse'
      ? 'worse'
      : isLate
        ? 'better'
        : isLoss
          ? 'loss'
          : 'missing' in late
            ? 'few'
            : 'none';
  const contrast = finding === 'loss' ? afterLoss : late;
  const [early, later] = 'missing' in contrast ? [undefined, undefined] : [contrast.earlier, contrast.later];
  const groups = [
    ...review.byNumber.map((group) => ({ ...group, label: NUMBERS[group.key]! })),
    ...review.byBefore.slice(1).map((group) => ({ ...group, label: BEFORE[group.key]! })),
  ];
  return {
    finding,
    isNothing: finding === 'none' || finding === 'few',
    values: {
      value: write(later?.value ?? overall?.value),
      early: write(early?.value),
      missing: counted('missing' in late ? late.missing : 0, 'more game'),
    },
    verdict: finding === 'worse' || finding === 'loss' ? 'weak' : finding === 'better' ? 'good' : null,
    number: createNumber(
      later,
      finding === 'loss' ? 'Score after a loss' : 'Score from the fourth game on',
      'out of 100',
      0,
    ),
    compared: compareWith('rest', finding === 'loss' ? 'After a win' : 'First two games', early),
    rows: groups.map(({ label, games: n, won, mean }) =>
      row({ label, found: mean, n, note: n === 0 ? null : `${won} won` }),
    ),
    clips: listGameClips(context, (game) => measure.single(game) ?? Number.NaN),
  };
};

/** Returns the probability of a difference this large by chance alone. */
function calculateChance({ difference, interval, earlier, later }: PeriodDifference): number {
  const error = (interval[1] - difference) / Z_80;
  if (error === 0) return difference === 0 ? 1 : 0;
  return calculateStudentTails(difference / error, earlier.games + later.games - 2);
}
