/** game-and-stats.md 3.2. */

/** Ball updates farther apart than this are not compared, unless the ball rests: s [SA]. */
export const LONGEST_STEP_SECONDS = 0.25;
/** A ball slower than this lies still: its next move starts in the last frame before it, uu/s. */
export const RESTING_SPEED = 5;

/** Contact gap from which a small change of the ball's path is a touch, uu: 5 [SA] and the 2.5 of 1.6. */
export const CONTACT_GAP = 7.5;
/** Frames of 30 Hz recordings, s (1.8); the gap grows by this for each second more, uu/s: to 12 uu at 20 Hz [P]. */
export const FULL_RATE_STEP_SECONDS = 0.035;
export const CONTACT_GAP_GROWTH = 300;
/** A touch with a gap up to this is nearly certain, uu. */
export const SURE_GAP = 15;
/** Least change of the ball's velocity, uu/s [SA]. */
export const LEAST_SPEED_DEVIATION = 15;
/** Least change of the ball's place, uu [SA]. */
export const LEAST_PLACE_DEVIATION = 25;

/** Contact gap up to which a large change of the ball's path is a touch, uu [SA]. */
export const NEAR_GAP = 25;
/** Large change of velocity, uu/s [SA], and of place, uu [SA]. */
export const LARGE_SPEED_DEVIATION = 1000;
export const LARGE_PLACE_DEVIATION = 500;

/**
 * In free air nothing but a car changes the ball's velocity by this much, uu/s: then the nearest car did it, up to this
 * gap, uu. Bodies of one frame are a few ticks apart, at 3000 uu/s about 25 uu each [M].
 */
export const FREE_AIR_SPEED_DEVIATION = 300;
export const FREE_AIR_GAP = 60;
/** Near a surface, uu/s and uu: more than a soft deviation, less than a large one. */
export const FIRM_SPEED_DEVIATION = 300;
export const FIRM_GAP = 15;
/** An opponent this close to the best rank touched too, uu: both bodies are a tick or two off [M]. */
export const OPPONENT_MARGIN = 15;

/** Share of the deviation that a bounce may leave unexplained [P]. */
export const BOUNCE_RESIDUE = 0.3;
/** A ball with its hull this close to a surface may have bounced off it, uu: it moves up to 200 uu a frame. */
export const BOUNCE_REACH = 60;

/** Taken from the rank of cars of the team that the game names as the last to touch, uu. */
export const HIT_TEAM_BONUS = 40;
/** Taken from the rank of a dodging car, uu [SA]. */
export const DODGE_BONUS = 1;
/** Cars ranked this close to the best touch at the same time, uu [SA]. */
export const SIMULTANEOUS_MARGIN = 5;
/** Frames within which touches of opponents contest each other [SA]. */
export const CONTEST_FRAMES = 1;

/** A touch follows its player's earlier one at least this much later, unless it carries a new dodge, s [SA]. */
export const MERGE_SECONDS = 0.25;
/** Nearer than this even a new dodge makes no second touch: car and ball are still together, s [M]. */
export const SAME_CONTACT_SECONDS = 0.08;

/** +2 on the scoreboard is explained by a touch up to this much earlier, s [P]. */
export const SCORE_LOOKBACK_SECONDS = 1;
/** Largest gap of a touch that only the scoreboard knows of, uu [P]. */
export const SCORE_GAP = 60;
export const TOUCH_POINTS = 2;
/** A change of the last-touch team is explained by a touch this much earlier or later, s. */
export const HIT_TEAM_LOOKBACK_SECONDS = 0.3;
export const HIT_TEAM_LOOKAHEAD_SECONDS = 0.1;
/** The refresh counter rises within this of the contact, s. */
export const REFRESH_SECONDS = 0.25;

/** A dodge turns the car for this long, s (1.4). */
export const DODGE_SECONDS = 0.65;
/** Component flags can lag behind the bodies, s (10.2). */
export const DODGE_LAG_SECONDS = 0.1;

/** Strength by change of the ball's velocity, uu/s [SA]. */
export const MEDIUM_SPEED_CHANGE = 320;
export const HARD_SPEED_CHANGE = 900;

/** Largest gap of a touch that only the last-touch team tells of, uu [SA]. */
export const HIT_TEAM_GAP = 25;
/** Largest gap of a touch that only the dodge refresh tells of, uu. */
export const REFRESH_GAP = 60;
/** Confidence of a touch that only the scoreboard tells of [P]. */
export const SCORE_CONFIDENCE = 0.6;

/** A car's centre from here on is at the ceiling, uu (1.10 [SA]). */
export const CEILING_CAR_Z = 1954;
/** A car's centre at least this high and this near to a wall plane is on the wall, uu (1.10 [SA]). */
export const WALL_CAR_Z = 120;
export const WALL_CAR_GAP = 60;
