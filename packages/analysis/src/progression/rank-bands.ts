import { HIGHEST_TIER, LOWEST_TIER } from '../model/ranks.table.ts';
import { polrOfTier } from '../polr/polr-scale.ts';
import type { ReferenceBook } from '../references/reference-book.ts';
import { POLR_MEASURE } from './measure.ts';

/** Where players of a rank stand with a measure. */
export interface RankBand {
  tier: number;
  /** Mean of the rank. */
  mean: number;
  /** Halfway to the ranks beside it; the lower number first. */
  low: number;
  high: number;
}

/** Bands of the player's tier and of the one above it; none without a reference. */
export function rankBands(measure: string, tier: number, book: ReferenceBook): RankBand[] {
  const meanOf = (at: number): number | null =>
    measure === POLR_MEASURE ? polrOfTier(at) : (book.at(measure, at)?.mean ?? null);
  return [tier, tier + 1]
    .filter((at) => at <= HIGHEST_TIER)
    .flatMap((at): RankBand[] => {
      const mean = meanOf(at);
      if (mean === null) return [];
      const below = at > LOWEST_TIER ? meanOf(at - 1) : null;
      const above = at < HIGHEST_TIER ? meanOf(at + 1) : null;
      // The lowest and the highest tier reach as far out as in.
      const down = below === null ? mean - ((above ?? mean) - mean) / 2 : (below + mean) / 2;
      const up = above === null ? mean + (mean - (below ?? mean)) / 2 : (mean + above) / 2;
      return [{ tier: at, mean, low: Math.min(down, up), high: Math.max(down, up) }];
    });
}
