import type { UniqueId } from '@datacoach/replay';
import type { EraKey } from '../scripted-match/era.ts';
import type { MatchIdentity } from '../scripted-match/match-identity.ts';

/** What a player is least good at. */
export type Weakness = 'finishing' | 'boost' | 'kickoffs' | 'aerials' | 'rotation';

export interface Skill {
  /** Rank 1 (Bronze I) to 22 (Supersonic Legend); fractions lie in between. */
  tier: number;
  weakness?: Weakness;
  /** How bad the weakness still is: 1 at first, 0 when it has been trained away. */
  severity?: number;
}

export interface PlayedPlayer {
  name: string;
  /** null for a bot. */
  uniqueId: UniqueId | null;
  skill: Skill;
  /** Item id of the car's body; an Octane unless said otherwise. */
  body?: number;
  /** Share of regulation time after which the player leaves; with the kickoff at 0 by default he stays. */
  leavesAt?: number;
}

/** Builds whose files store whole orientations. */
export type PlayedEra = Exclude<EraKey, '2016' | '2018'>;

export interface PlayedMatchOptions {
  /** The same options give the same file, byte for byte. */
  seed: number;
  blue: readonly PlayedPlayer[];
  orange: readonly PlayedPlayer[];
  identity: MatchIdentity;
  /** Regulation time on the scoreboard clock; 300 by default. */
  seconds?: number;
  /** Which build's way of recording; 2026 by default. */
  era?: PlayedEra;
  /** A team that is three goals behind in the last two minutes gives up. */
  forfeits?: boolean;
}
