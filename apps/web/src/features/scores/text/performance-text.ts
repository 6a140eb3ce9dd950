import { formatNumber } from '@datacoach/analysis/format-number';
import type { GamePerformance } from '@datacoach/contract';
import { calculateDelta, type Delta } from '../../../shared/metrics/delta-mark.tsx';

/** Spread of single games' scores in points; a difference under a third of it doesn't count. */
const SPREAD = 15;

/** Compares a game's score with the mean of the previous games, by the rounded points that are shown. */
export function calculateScoreDelta(difference: number): Delta {
  const points = Math.sign(difference) * Math.round(Math.abs(difference));
  return calculateDelta(points, SPREAD, { key: 'score', decimals: 0, better: 'higher' });
}

/** A smaller lead in xG doesn't count. */
const EVEN_XG = 0.3;

/** Describes a game in one sentence: how the player did, and whether the result was deserved. */
export const formatPerformance = (game: GamePerformance): string =>
  `${describePlay(game)}${describeDeserved(game)}`;

function describePlay({ overall: { score, mean }, standout, result }: GamePerformance): string {
  const won = { won: 'won', lost: 'lost', drawn: 'tied' }[result];
  if (score === null || mean === null) return `You ${won} this one`;
  const { verdict } = calculateScoreDelta(score - mean);
  const played =
    verdict === 'better'
      ? 'played better than in your previous ten games'
      : verdict === 'worse'
        ? 'played worse than in your previous ten games'
        : 'played about as well as in your previous ten games';
  const why = verdict !== 'even' && standout?.better === (verdict === 'better') ? standout : null;
  return `You ${won} and ${played}${why ? `, mostly in ${lowerFirstLetter(why.label)}` : ''}`;
}

function describeDeserved({ xgRace, result }: GamePerformance): string {
  const getFinalTotal = (isOwn: boolean) => xgRace.findLast((point) => point.own === isOwn)?.total ?? 0;
  if (xgRace.length === 0) return '.';
  const [ownXg, otherXg] = [getFinalTotal(true), getFinalTotal(false)];
  const chances = `${formatNumber(ownXg, 1)} to ${formatNumber(otherXg, 1)} expected goals`;
  if (Math.abs(ownXg - otherXg) < EVEN_XG) return `; chances were even, ${chances}.`;
  const had = ownXg > otherXg;
  if (result === 'drawn') return `; ${had ? 'you' : 'they'} had better chances, ${chances}.`;
  const fits = had === (result === 'won');
  return fits
    ? `; the result matches the chances: ${chances}.`
    : `, although ${had ? 'you' : 'they'} had better chances, ${chances}.`;
}

/** Lowercases a label for use in a sentence ("boost stolen"), but not "xG". */
const lowerFirstLetter = (label: string): string =>
  /^[A-Z][a-z]/.test(label) ? label.charAt(0).toLowerCase() + label.slice(1) : label;
