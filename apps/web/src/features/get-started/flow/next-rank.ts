interface Rank {
  readonly id: string;
  readonly tier: number;
}

/**
 * The rank to aim at by default: one above the own, the highest for who has it; '' where no own rank is known.
 *
 * @param ranks by tier, "unranked" first
 */
export function nextRank(ranks: readonly Rank[], own: string | null): string {
  const place = ranks.findIndex(({ id }) => id === own);
  if (place <= 0) return '';
  return (ranks[place + 1] ?? ranks[place])!.id;
}
