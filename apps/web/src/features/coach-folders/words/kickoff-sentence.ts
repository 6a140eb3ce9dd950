import type { KickoffSums } from '@datacoach/contract';

type Counts = Pick<KickoffSums, 'taken' | 'won' | 'lost' | 'goalsFor' | 'goalsAgainst'>;
interface Spot extends Counts {
  label: string;
}

/** From fewer kickoffs a spot is not named. */
const MIN_KICKOFFS = 4;

/** What came of the kickoffs of one side or player, and from where they go best and worst. */
export function kickoffSentence(sums: Counts, spots: readonly Spot[]): string {
  const { taken, won, lost, goalsFor, goalsAgainst } = sums;
  const told = [`Won ${won} and lost ${lost} of ${taken} kickoffs.`];
  if (goalsFor + goalsAgainst > 0) {
    told.push(`Goals within ten seconds: ${goalsFor} for, ${goalsAgainst} against.`);
  }
  const known = spots.filter((spot) => spot.taken >= MIN_KICKOFFS);
  const best = most(known, (spot) => spot.won / spot.taken);
  const worst = most(known, (spot) => spot.lost / spot.taken);
  if (best) told.push(`Best from ${placeOf(best)}: ${best.won} of ${best.taken} won.`);
  if (worst && worst !== best) {
    told.push(`Worst from ${placeOf(worst)}: ${worst.lost} of ${worst.taken} lost.`);
  }
  return told.join(' ');
}

const placeOf = ({ label }: Spot): string => label.charAt(0).toLowerCase() + label.slice(1);

/** Null where nobody has any. */
function most(spots: readonly Spot[], of: (spot: Spot) => number): Spot | null {
  const first = spots.toSorted((a, b) => of(b) - of(a))[0];
  return first && of(first) > 0 ? first : null;
}
