/** game-and-stats.md 3.31. */

/** Frames around a pickup in which its boost arrives: measured, the same frame or up to three later [M]. */
export const ARRIVAL_OFFSETS = [0, 1, -1, 2, 3] as const;
/** A small pad's rise differs from 12 by at most this, percent of the tank: the game sends bytes [SA: 10.8 to 12.4]. */
export const SMALL_RISE_TOLERANCE = 3;
/** From here on a tank counts as full, percent: one byte below 255. */
export const FULL_TANK_PERCENT = 99.5;

/** A car farther from the pad than this did not take it, uu: of 7,500 pickups seven were, all of them repetitions [M]. */
export const TAKER_DISTANCE = 500;

/** A pad cannot be taken twice within its respawn time; frames are this coarse, s. */
export const RESPAWN_TOLERANCE_SECONDS = 0.3;

/** Smallest rise of the level that a pad must have caused when nothing reported one, percent of the tank [SA]. */
export const INFERRED_MIN_RISE = 9;
/** Car to pad, uu: nearer than for a reported pickup, because nothing else speaks for the pad [P]. */
export const INFERRED_SMALL_DISTANCE = 350;
export const INFERRED_BIG_DISTANCE = 450;
/** How sure an inferred pickup is: the level rose and the car was there, but the pad said nothing [P]. */
export const INFERRED_CONFIDENCE = 0.8;

/** An opponent with less than this is denied what he needs, percent of the tank (game-and-stats.md 4.7). */
export const DENIED_BOOST = 25;
/** Possession and the opponent's level are inferred [P]. */
export const DENIAL_CONFIDENCE = 0.7;
