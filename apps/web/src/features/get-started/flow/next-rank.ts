interface Rank {
  readonly id: string;
  readonly tier: number;
}

/**
 * Returns the default target rank: one above the player's own, or the highest if they already have it; '' if their
 * rank is unknown.
 *
 * @param ranks by tier, "unranked" first
 */
export function nextRank(ranks: readonly Rank[], currentRank: string | null): string {
  const index = ranks.findIndex(({ id }) => id === currentRank);
  if (index <= 0) return '';
  return (ranks[index + 1] ?? ranks[index])!.id;
}
