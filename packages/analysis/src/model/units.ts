declare const unit: unique symbol;

/** A number with its unit in the type, so that the two boost scales can't be mixed up. */
type Branded<U extends string> = number & { readonly [unit]: U };

/** Boost as replicated by the game: 0 to 255. */
export type RawBoost = Branded<'RawBoost'>;
/** Boost as shown to players: 0 to 100. */
export type BoostPercent = Branded<'BoostPercent'>;

export const FULL_BOOST_RAW = 255 as RawBoost;
/** Boost at spawn and kickoff. Older files have 84 (replay-format.md 8.6). */
export const KICKOFF_BOOST_RAW = 85 as RawBoost;
/** Boost used per second: 33.3 % (game-and-stats.md 1.4). */
export const BOOST_DRAIN_RAW_PER_SECOND = 85;

export const rawBoost = (value: number): RawBoost => value as RawBoost;

export const toBoostPercent = (raw: RawBoost): BoostPercent => ((raw * 100) / FULL_BOOST_RAW) as BoostPercent;
