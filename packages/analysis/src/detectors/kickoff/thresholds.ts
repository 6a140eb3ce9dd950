/** game-and-stats.md 3.3. */

/** The numbers 3, 2, 1 run before the go, s; the first second of the countdown shows none [M]. */
export const NUMBERS_SECONDS = 3;
/** A ball this near the centre when play begins makes it a kickoff, uu; anything else is a recording that starts late [P]. */
export const CENTRE_RADIUS = 100;
/** Frames after the go in which the ball may still be on its way into the recording. */
export const BALL_LATE_FRAMES = 10;
/** Without a touch for this long the kickoff ends neutral, s; the slowest real one here took 5.0 s [M]. */
export const NO_TOUCH_SECONDS = 8;

/** Touches this close together have no order that bodies could tell, s: two updates (1.8). */
export const SAME_INSTANT_SECONDS = 0.15;

/** Spawn spots, attack frame, uu [RLB, tolerances SA]. */
export const DIAGONAL = { leastX: 1500, mostDepth: 3300 } as const;
export const OFF_CENTRE = { mostX: 900, leastDepth: 3300 } as const;
export const FAR_CENTRE = { mostX: 350, leastDepth: 4300 } as const;

/** Spawns this close in distance to the ball share the right to take the kickoff, uu [SA]. */
export const TAKER_TIE = 150;
/** Touches of both takers this close together make a contested kickoff, s [SA]. */
export const CONTEST_SECONDS = 0.35;

/** The outcome is read this long after the first touch, s [SA]. */
export const OUTCOME_SECONDS = 1.25;
/** The ball's way is drawn on for this long, s [SA]. */
export const PROJECTION_SECONDS = 0.5;
/** Nearer than this to the half-way line nobody has won, uu [SA]. */
export const NEUTRAL_Y = 256;
/** Strength from which a win is clear or strong, share of the half [SA]. */
export const CLEAR_STRENGTH = 0.25;
export const STRONG_STRENGTH = 0.5;

/** Time after the first touch in which somebody must take the ball, s [SA]. */
export const POSSESSION_SECONDS = 2;
/** Touch of the other team this soon after it: contested, s [SA]. */
export const POSSESSION_CONTEST_SECONDS = 0.35;

/** Goal this soon after the first touch counts for the kickoff statistics, s [P]. */
export const GOAL_SECONDS = 10;
/** A goal straight from the kickoff [SA]: s after the first touch, s between two touches, uu into the own half. */
export const DIRECT_GOAL_SECONDS = 12;
export const DIRECT_GOAL_TOUCH_SECONDS = 0.35;
export const DIRECT_GOAL_DEPTH = 1280;

/** Approach of a taker [SA]: share of the dodge to the side or forward. */
export const DIAGONAL_SIDE = 0.35;
export const FRONT_FORWARD = 0.45;
/** A dodge later than this before the contact is the contact's, s [SA]. */
export const CONTACT_DODGE_SECONDS = 0.5;
/** Fake: way made towards the centre, to the side, and with boost, uu [SA]. */
export const FAKE_PROGRESS = 400;
export const FAKE_LATERAL = 600;
export const FAKE_MOVED = 350;

/** A team mate who got this much nearer to the centre followed the ball, uu [SA]. */
export const CHEAT_PROGRESS = 400;
/** Own corner boost taken this soon after the go, s [SA]. */
export const BOOST_GRAB_SECONDS = 3;
/** Within this distance of the own goal this long after the go he stays back, uu and s [P]. */
export const BACK_POST_DISTANCE = 1500;
export const BACK_POST_SECONDS = 2.5;
/** A player this near to the ball at the first touch went for it, whether or not he hit it, uu [P]. */
export const WENT_FOR_BALL = 700;

/** The speed into the ball is the greatest of this time before the contact, s: three updates (1.8). */
export const HIT_SECONDS = 0.12;

/** Boost after the contact is read this much later, s; a supporter's this long after the go (4.2). */
export const BOOST_LEFT_SECONDS = 0.5;
export const SUPPORT_BOOST_SECONDS = 3;

/** Outcome by projection; touches are inferred [P]. */
export const CONFIDENCE = 0.9;
