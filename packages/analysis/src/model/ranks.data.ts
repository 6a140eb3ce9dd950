export interface RankRow {
  /** 1 Bronze I to 22 Supersonic Legend; 0 is unranked. */
  readonly tier: number;
  /** Value on the wire (decisions.md 17.2). */
  readonly id: string;
  readonly name: string;
  readonly short: string;
  readonly group: string;
}

const GROUPS = [
  { id: 'bronze', name: 'Bronze', short: 'B' },
  { id: 'silver', name: 'Silver', short: 'S' },
  { id: 'gold', name: 'Gold', short: 'G' },
  { id: 'platinum', name: 'Platinum', short: 'P' },
  { id: 'diamond', name: 'Diamond', short: 'D' },
  { id: 'champion', name: 'Champion', short: 'C' },
  { id: 'grand-champion', name: 'Grand Champion', short: 'GC' },
] as const;
const STEPS = ['I', 'II', 'III'] as const;

/** Every rank by tier, tier 0 first. Source: game-and-stats.md 2.1. */
export const RANKS: readonly RankRow[] = [
  { tier: 0, id: 'unranked', name: 'Unranked', short: 'UR', group: 'Unranked' },
  ...GROUPS.flatMap((group, g) =>
    STEPS.map((step, s) => ({
      tier: 1 + g * STEPS.length + s,
      id: `${group.id}-${s + 1}`,
      name: `${group.name} ${step}`,
      short: `${group.short}${s + 1}`,
      group: group.name,
    })),
  ),
  {
    tier: 22,
    id: 'supersonic-legend',
    name: 'Supersonic Legend',
    short: 'SSL',
    group: 'Supersonic Legend',
  },
];

export const MIN_TIER = 1;
export const MAX_TIER = 22;

/** Until September 2020, Grand Champion was a single rank (game-and-stats.md 2.1). */
const LEGACY_GRAND_CHAMPION = 'grand-champion';

/** Returns the rank of an id; null if it isn't a rank id. */
export function findRank(id: string): RankRow | null {
  const known = id === LEGACY_GRAND_CHAMPION ? 'grand-champion-1' : id;
  return RANKS.find((rank) => rank.id === known) ?? null;
}

/** Returns the name of the rank nearest to a tier, which may be between two ranks. */
export function formatRankName(tier: number): string {
  return RANKS[Math.min(MAX_TIER, Math.max(MIN_TIER, Math.round(tier)))]!.name;
}
