/** game-and-stats.md 3.34 [P]. */

/** Nearer than this a player is at the ball, uu between centres. */
export const AT_BALL = 550;
/** Two players who get there this close together commit to the same ball, s. */
export const TOGETHER_SECONDS = 0.35;
/** Both come towards it during this time before they arrive, s, at this speed, uu/s, and this straight, cosine. */
export const RUN_SECONDS = 0.4;
export const LEAST_SPEED = 600;
export const LEAST_ALIGNMENT = 0.6;
/** Share of that time in which they must: bodies are not updated in every frame. */
export const LEAST_RUN_SHARE = 0.75;
/** A jump or dodge this long before or after arriving shows that one meant it, s. */
export const COMMIT_SECONDS = 0.4;
/** A touch of one of them this recently makes the other's run a pass or a follow-up, s. */
export const PASS_SECONDS = 1;
/** The same pair again within this is the same mistake, s. */
export const SAME_PAIR_SECONDS = 1.5;
/** Kickoffs bring everybody to the ball, s after the go. */
export const KICKOFF_SECONDS = 3;
/** Arriving this close together, the one further up-field is to blame, s. */
export const TIE_SECONDS = 0.1;

/** Consequences: possession lost within, goal or shot against within, s. */
export const LOST_SECONDS = 2;
export const AGAINST_SECONDS = 5;

/** Corner and corner-sidewall zones of either end (game-and-stats.md 4.4). */
export const CORNER_ZONES: readonly number[] = [10, 15, 25, 30, 90, 95, 110, 115];

export const CONFIDENCE = 0.6;
