import type { RankedMode } from '@datacoach/contract';

/** A service that knows ranks: replays do not carry them. */
export interface RankProvider {
  /** Rank ids by mode, as far as it knows the player; null when it does not know him or does not answer. */
  ranksOf(player: { epicUserName: string }): Promise<Partial<Record<RankedMode, string>> | null>;
}
