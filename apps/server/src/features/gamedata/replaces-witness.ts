import type { MatchReport } from '@datacoach/contract';

/** Counters that the game itself keeps: two honest recordings of a match agree on them. */
const COUNTERS = ['core.score', 'core.goals', 'core.assists', 'core.saves', 'core.shots'];

/** Two recordings of the same play differ by less, because their frames begin at different moments. */
const MINIMUM_GAIN_SECONDS = 1;

/**
 * Whether another witness's numbers may take the place of the stored ones (decisions.md 18.7): only if it covers strictly
 * more live play, and then for the first witness's owner, or when every common counter is equal.
 */
export function replacesWitness(stored: MatchReport, candidate: MatchReport, sameOwner: boolean): boolean {
  if (coveredSeconds(candidate) < coveredSeconds(stored) + MINIMUM_GAIN_SECONDS) return false;
  return sameOwner || countersAgree(stored, candidate);
}

/** Live play that the report's numbers were made from; a scoreboard has seen none. */
function coveredSeconds({ coverage, match }: MatchReport): number {
  return coverage === 'full' ? match.liveSeconds : 0;
}

function countersAgree(stored: MatchReport, candidate: MatchReport): boolean {
  const candidates = new Map(candidate.players.map((player) => [player.key, player.statistics]));
  return stored.players.every(({ key, statistics }) => {
    const other = candidates.get(key);
    if (!other) return false;
    return COUNTERS.every((counter) => {
      const before = statistics[counter] ?? null;
      const after = other[counter] ?? null;
      return before === null || after === null || before === after;
    });
  });
}
