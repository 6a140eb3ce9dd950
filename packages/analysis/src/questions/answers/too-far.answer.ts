import { Z_80 } from '../../scoring/metric-score.ts';
import { sum } from '../../sums.ts';
import { type Compute, row } from '../draft.ts';
import {
  createMetricRow,
  formatNextValue,
  getMetricNumber,
  listMetricComparisons,
  written,
} from '../metric-answers.ts';
import { listOwnEvents, listRecordedGames, ROLE_LABELS } from '../question-context.ts';
import { pooled } from '../statistics/pooled.ts';

const KEY = 'distanceFromBall';
/** Less than half a spread of single games away from the rank is normal. */
const USUAL = 0.5;

export const tooFar: Compute = (context) => {
  const { book, tier, rankLabel } = context;
  const number = getMetricNumber(context, KEY);
  const reference = book.at(KEY, tier);
  const away = number && reference ? number.value - reference.mean : 0;
  const error = number?.interval ? (number.interval[1] - number.value) / Z_80 : Number.POSITIVE_INFINITY;
  const isOff =
    reference !== null && Math.abs(away) > USUAL * reference.spread && Math.abs(away) > Z_80 * error;
  const finding = !isOff ? 'fine' : away > 0 ? 'far' : 'near';
  const recorded = listRecordedGames(context);
  const byRole = ['first', 'second', 'third'].flatMap((role) => {
    const found = pooled(
      recorded.map((game) => {
        const spans = listOwnEvents(context.listEvents(game), 'role').filter(
          ({ evidence }) => evidence.role === role,
        );
        return {
          sum: sum(spans.map(({ duration, evidence }) => duration * Number(evidence.distanceToBall))),
          over: sum(spans.map(({ duration }) => duration)),
        };
      }),
    );
    return found
      ? [row({ label: `As ${ROLE_LABELS[role]!.toLowerCase()}`, found, unit: 'uu', decimals: 0 })]
      : [];
  });
  return {
    finding,
    values: {
      value: number ? written(KEY, number.value) : '–',
      rank: rankLabel,
      reference: reference ? formatNextValue(KEY, reference.mean) : 'not known yet',
    },
    verdict: isOff ? 'weak' : reference ? 'good' : null,
    number,
    compared: listMetricComparisons(context, KEY),
    rows: [
      createMetricRow(context, KEY, { label: 'Always', strong: true }),
      createMetricRow(context, 'distanceFromBallPossession', { label: 'In possession' }),
      createMetricRow(context, 'distanceFromBallNoPossession', { label: 'Out of possession' }),
      ...byRole,
      createMetricRow(context, 'distanceFromTeammates', { label: 'To your teammates' }),
    ].filter(({ n }) => n > 0),
    drill: finding === 'fine' ? null : 'rotation',
    ...(finding === 'far' ? {} : { action: ACTIONS[finding] }),
  };
};

const ACTIONS = {
  near: 'Give first man room. As second man, stay two car lengths farther back, where a clear would reach you.',
  fine: 'Keep this distance. Check if you’re on the right side of the ball instead.',
} as const;
