import boostPads from './boost-pads.data.json' with { type: 'json' };

export interface BoostPad {
  readonly x: number;
  readonly y: number;
  readonly big: boolean;
}

/** The 34 pads of the standard layout by index. Source: game-and-stats.md 1.7. */
export const BOOST_PADS: readonly BoostPad[] = boostPads;

/** Boost of a pad in percent, and seconds until it respawns (game-and-stats.md 1.7). */
export const SMALL_PAD = { boost: 12, respawnSeconds: 4 } as const;
export const BIG_PAD = { boost: 100, respawnSeconds: 10 } as const;

/** Max distance of a pickup from the center of its pad, uu (game-and-stats.md 1.8: cars lag behind). */
export const SMALL_PAD_MATCH_DISTANCE = 450;
export const BIG_PAD_MATCH_DISTANCE = 1000;

/** Pads with a larger |Y| belong to a half; the midfield line is neutral (game-and-stats.md 1.7). */
export const PAD_NEUTRAL_Y = 128;
