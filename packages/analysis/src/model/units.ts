declare const unit: unique symbol;

/** A number that carries its unit in the type, so that the two boost scales cannot be mixed up. */
type Branded<U extends string> = number & { readonly [unit]: U };

/** Boost as the game replicates it: 0 to 255. */
export type RawBoost = Branded<'RawBoost'>;
/** Boost as players read it: 0 to 100. */
export type BoostPercent = Branded<'BoostPercent'>;

export const FULL_TANK_RAW = 255 as RawBoost;
/** Boost at spawn and kickoff. Older files carry 84 (replay-format.md 8.6). */
export const KICKOFF_BOOST_RAW = 85 as RawBoost;
/** Consumption while boosting: 33.3 % of the tank a second (game-and-stats.md 1.4). */
export const BOOST_DRAIN_RAW_PER_SECOND = 85;

export function rawBoost(value: number): RawBoost {
  return value as RawBoost;
}

export function toBoostPercent(raw: RawBoost): BoostPercent {
  return ((raw * 100) / FULL_TANK_RAW) as BoostPercent;
}
