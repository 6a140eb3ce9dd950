/** Context of a goal: game-and-stats.md 3.7 [SA]. Distances uu, times s, Y in the scorer's attack frame. */
export const AERIAL_BALL_Z = 600;
export const HIGH_AERIAL_BALL_Z = 700;
export const LONG_DISTANCE_Y = 1024;
export const OWN_HALF_Y = 0;
/** Empty net: nobody this near to the way of the ball, every defender this far up the field, no tap-in. */
export const EMPTY_NET = { path: 1000, upField: 700, tapInY: 3600 } as const;
/** Counter attack: a short attack after this much time in the own half, some of it deep. */
export const COUNTER = { attackSeconds: 4, ownHalfSeconds: 4, ownThirdSeconds: 1 } as const;
/** Sustained pressure: how long since kickoff, in the offensive half, and of the last window in half and third. */
export const SUSTAINED = {
  afterKickoff: 12,
  attackSeconds: 6,
  window: 12,
  halfSeconds: 7,
  thirdSeconds: 3.5,
} as const;
/** Caught ahead: the ball is this deep while the defender is beyond both. */
export const CAUGHT = { ballY: -1200, playerY: -250, gap: 2200 } as const;
/** The ball came off the frame this shortly before it crossed (4.9). */
export const FRAME_SECONDS = 1;
/** A ball that is on target after the last touch of the conceding team makes an own goal (rulings A26). */
export const OWN_GOAL_FLIGHT_SECONDS = 4;
/** The scorer's counter rises at most this far from the goal [P]. */
export const LATEST_CREDIT_SECONDS = 20;
/** A goal straight from a kickoff comes within this of its start: 12 s after the first touch, up to 3 s after the go (3.3). */
export const KICKOFF_SECONDS = 15;
