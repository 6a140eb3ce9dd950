export interface BoostPad {
  readonly x: number;
  readonly y: number;
  readonly big: boolean;
}

const small = (x: number, y: number): BoostPad => ({ x, y, big: false });
const big = (x: number, y: number): BoostPad => ({ x, y, big: true });

/** The 34 pads of the standard layout by number. Source: game-and-stats.md 1.7. */
export const BOOST_PADS: readonly BoostPad[] = [
  small(0, -4240),
  small(-1792, -4184),
  small(1792, -4184),
  big(-3072, -4096),
  big(3072, -4096),
  small(-940, -3308),
  small(940, -3308),
  small(0, -2816),
  small(-3584, -2484),
  small(3584, -2484),
  small(-1788, -2300),
  small(1788, -2300),
  small(-2048, -1036),
  small(0, -1024),
  small(2048, -1036),
  big(-3584, 0),
  small(-1024, 0),
  small(1024, 0),
  big(3584, 0),
  small(-2048, 1036),
  small(0, 1024),
  small(2048, 1036),
  small(-1788, 2300),
  small(1788, 2300),
  small(-3584, 2484),
  small(3584, 2484),
  small(0, 2816),
  small(-940, 3308),
  small(940, 3308),
  big(-3072, 4096),
  big(3072, 4096),
  small(-1792, 4184),
  small(1792, 4184),
  small(0, 4240),
];

/** Boost a pad gives, percent of the tank, and the seconds until it is back (game-and-stats.md 1.7). */
export const SMALL_PAD = { boost: 12, respawnSeconds: 4 } as const;
export const BIG_PAD = { boost: 100, respawnSeconds: 10 } as const;

/** Farther than this from its centre a pickup cannot be that pad's, uu (game-and-stats.md 1.8: cars lag behind). */
export const SMALL_PAD_MATCH_DISTANCE = 450;
export const BIG_PAD_MATCH_DISTANCE = 1000;

/** |Y| beyond which a pad belongs to a half; the middle line is neutral (game-and-stats.md 1.7). */
export const PAD_NEUTRAL_Y = 128;
