import boostPads from './boost-pads.data.json' with { type: 'json' };

export interface BoostPad {
  readonly x: number;
  readonly y: number;
  readonly big: boolean;
}

/** The 34 pads of the standard layout by number. Source: game-and-stats.md 1.7. */
export const BOOST_PADS: readonly BoostPad[] = boostPads;

/** Boost a pad gives, percent of the tank, and the seconds until it is back (game-and-stats.md 1.7). */
export const SMALL_PAD = { boost: 12, respawnSeconds: 4 } as const;
export const BIG_PAD = { boost: 100, respawnSeconds: 10 } as const;

/** Farther than this from its center a pickup cannot be that pad's, uu (game-and-stats.md 1.8: cars lag behind). */
export const SMALL_PAD_MATCH_DISTANCE = 450;
export const BIG_PAD_MATCH_DISTANCE = 1000;

/** |Y| beyond which a pad belongs to a half; the middle line is neutral (game-and-stats.md 1.7). */
export const PAD_NEUTRAL_Y = 128;
