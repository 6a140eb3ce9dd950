/**
 * Every kind of event that a detector emits, with the words a player reads. Codes of game-and-stats.md 4.1 are given per
 * event, because one kind (a challenge) has several (won, lost, neutral).
 */
export const EVENT_KINDS = {
  touch: {
    label: 'Touch',
    definition:
      "A car makes contact with the ball; contacts of one player within a quarter of a second count once. Soft, medium (320 uu/s) or hard (900 uu/s) by how much it changes the ball's velocity.",
  },
  possession: {
    label: 'Possession',
    definition:
      "A team controls the ball: its touch is followed by another of its own, or by none of the opponents, for 1.25 seconds. It ends with an opponent's touch that is not answered in that time, or after 3 seconds without a touch.",
  },
  playerPossession: {
    label: 'Own possession',
    definition:
      'One player keeps the ball: at least two touches, with nobody taking it from him for more than 2 seconds and the ball never 2500 uu away.',
  },
  kickoff: {
    label: 'Kickoff',
    definition:
      'The play from the countdown until somebody has the ball. Won by the team towards whose goal the ball is not going 1.25 seconds after the first touch; nearer than 256 uu to the middle it is neutral.',
  },
  kickoffTaken: {
    label: 'Kickoff taken',
    definition:
      'The kickoff of the player whose start is nearest to the ball; of two equal ones, of the one who touches first.',
  },
  kickoffSupported: {
    label: 'Kickoff supported',
    definition:
      'The kickoff of a team mate: he follows the ball (cheats), takes the corner boost within 3 seconds, goes to the back post, or none of these.',
  },
  kickoffGoal: {
    label: 'Kickoff goal',
    definition: 'A goal within 10 seconds of the kickoff’s first touch.',
  },
  pass: {
    label: 'Pass',
    definition:
      'A touch, next touched by a team mate within 3.5 seconds, the ball having travelled 500 uu or more.',
  },
  passAttempt: {
    label: 'Attempted pass',
    definition:
      'A touch that sends the ball within 800 uu of a team mate in the next 2.5 seconds, whether or not he gets it.',
  },
  shot: {
    label: 'Shot',
    definition:
      'A touch that sends the ball into the opponent goal or past it by at most 450 uu beside or 250 uu above, within 4 seconds; and every shot that the game counts.',
  },
  shotOnTarget: {
    label: 'Shot on target',
    definition: 'A shot that would go in if nobody touched it, or did go in.',
  },
  shotMissed: { label: 'Shot missed', definition: 'A shot that passes the goal beside or above.' },
  aerialShot: { label: 'Aerial shot', definition: 'A shot with the car at least 200 uu above the ground.' },
  openNetShot: {
    label: 'Open-net shot',
    definition:
      'A shot with no opponent within 1,500 uu of its way and none within 2,500 uu of where it crosses.',
  },
  reboundShot: {
    label: 'Rebound shot',
    definition:
      'A shot in the opponent third after the ball came off the back wall, the goal frame or a save within 1.5 seconds.',
  },
  goal: {
    label: 'Goal',
    definition: 'The ball crosses the goal line; the game counts it and names the scorer.',
  },
  ownGoal: {
    label: 'Own goal',
    definition:
      'The last touch before a goal was by the conceding team and sent a ball that was going wide into the own goal.',
  },
  assist: {
    label: 'Assist',
    definition: 'The game credits the pass before a goal.',
  },
  save: {
    label: 'Save',
    definition:
      'The game counts a save; it is epic when the game says so, or at the last moment on the line.',
  },
  clear: {
    label: 'Clear',
    definition:
      'A touch in the own third that sends the ball out of it, at 1300 uu/s or more and away from the own goal. Successful when it leaves the third before an opponent touches it.',
  },
  center: {
    label: 'Center',
    definition:
      'A touch in the opponent half that brings the ball from the wing (1600 uu out) to the front of the goal within 3 seconds. Successful when a team mate touches it next.',
  },
  cornerSaveOut: {
    label: 'Corner save-out',
    definition:
      'A touch in the own corner that sends the ball out of it at 900 uu/s or more, within 3 seconds and not towards the front of the goal.',
  },
  fiftyFifty: {
    label: '50/50',
    definition:
      'Players of both teams hit the ball within a fifth of a second. Won by the side that the ball comes out on, else by who has it next.',
  },
  challenge: {
    label: 'Challenge',
    definition:
      'A player goes for a ball that an opponent has: both hit it, or closing in (600 uu, 500 uu/s) alone makes the opponent lose it within 2 seconds. Kickoffs are counted on their own.',
  },
  fakeChallenge: {
    label: 'Fake challenge',
    definition:
      'An approach that is broken off 400 to 1100 uu from the ball, without a touch, and makes the opponent hit it within half a second.',
  },
  whiff: {
    label: 'Whiff',
    definition:
      'A committed attempt at the ball, the hitbox within 220 uu of its centre, that misses it, with nobody touching it.',
  },
  beatenToBall: {
    label: 'Beaten to the ball',
    definition:
      'A player chased the ball and an opponent was there up to three quarters of a second before him.',
  },
  turnover: {
    label: 'Turnover',
    definition:
      'A controlled ball is lost to the other team; shots on target, clears under pressure and kickoffs are left out. Dangerous in the own half or when a shot follows within 5 seconds.',
  },
  takeaway: {
    label: 'Takeaway',
    definition:
      'A touch that wins a controlled ball from the other team: an interception off a pass, a steal within half a second of their touch.',
  },
  flip: {
    label: 'Flip',
    definition:
      'A dodge: the car turns over in the direction that was pressed. Front, back or side from 85 % that way, diagonal in between.',
  },
  halfFlip: {
    label: 'Half flip',
    definition:
      'A backward dodge from 250 uu or lower, cancelled, that leaves the car level and facing the other way within 1.1 seconds.',
  },
  speedFlip: {
    label: 'Speed flip',
    definition:
      'A diagonal front dodge from the ground with boost, stopped before the nose is halfway through its turn.',
  },
  waveDash: {
    label: 'Wave dash',
    definition:
      'A dodge 28 to 320 uu above the ground or a wall that lands within 0.35 seconds and turns into speed.',
  },
  zapDash: {
    label: 'Zap dash',
    definition:
      'Two or more dodges without a jump, each given back by the wheels touching down, that gain 300 uu/s.',
  },
  stall: {
    label: 'Stall',
    definition: 'A dodge 200 uu up or higher without direction, which stops the fall and pushes nowhere.',
  },
  aerialJump: {
    label: 'Aerial jump',
    definition:
      'The jump, single or double, of a flight in which the ball is touched 200 uu up or higher before any dodge.',
  },
  aerialTouch: {
    label: 'Aerial touch',
    definition:
      'A touch with the car 200 uu up or higher and 0.15 seconds in the air; high when the ball is above the crossbar.',
  },
  aerialMiss: {
    label: 'Missed aerial',
    definition: 'A flight above 300 uu with boost, within 400 uu of the ball, that did not touch it.',
  },
  wallAerial: {
    label: 'Wall aerial',
    definition:
      'A touch with the ball above 400 uu within 2.75 seconds of leaving a wall that was ridden for 0.3 seconds.',
  },
  flipReset: {
    label: 'Flip reset',
    definition:
      'The wheels on the ball in the air give the flip back. Newer files count it; in older ones a later dodge proves it.',
  },
  ceilingShot: {
    label: 'Ceiling shot',
    definition:
      'A touch within 1.35 seconds of dropping from the ceiling; up to 3 seconds it is a play off the ceiling.',
  },
  dribble: {
    label: 'Dribble',
    definition: 'The ball rides on or is pushed by the car along the ground for at least a second.',
  },
  flick: {
    label: 'Flick',
    definition:
      'A dodge out of a carry of 0.2 seconds that changes the ball by 325 uu/s; a musty goes backward, nose up.',
  },
  airDribble: {
    label: 'Air dribble',
    definition:
      'Three or more touches by one player, two of them in the air, with nobody else and no ground in between.',
  },
  backboardBounce: {
    label: 'Backboard bounce',
    definition:
      'The ball comes off the wall above a goal, at least 500 uu high, within 2.5 seconds of a touch.',
  },
  doubleTap: {
    label: 'Double tap',
    definition:
      'A player sends the ball against the opponent backboard and touches it next, within 2.5 seconds, towards the goal.',
  },
  backboardRead: {
    label: 'Backboard read',
    definition:
      'Meeting the ball with the car at least 200 uu high, within 1.2 seconds of its bounce off the backboard, or before it bounces off the own one.',
  },
  redirect: {
    label: 'Redirect',
    definition:
      'A touch in the air, the car at least 200 uu high, that turns a moving ball by 45 degrees or more towards the goal.',
  },
  oneTimer: {
    label: 'One-timer',
    definition: 'The first touch of a team mate’s pass that sends the ball on target at 1,000 uu/s or more.',
  },
  halfVolley: {
    label: 'Half volley',
    definition:
      'A dodge from the ground into a ball that bounced on the floor at most 0.45 seconds before, leaving at 1,000 uu/s or more.',
  },
  pinch: {
    label: 'Pinch',
    definition:
      'The ball squeezed between a car and a surface or another car: it leaves at 3,000 uu/s or more, faster than any single hit could make it.',
  },
  demolition: {
    label: 'Demolition',
    definition: 'A car is destroyed by another player, as the game reports it.',
  },
  bump: {
    label: 'Bump',
    definition:
      'A car hits another at 420 uu/s or more and knocks it off its way by 180 uu/s or more, without destroying it.',
  },
  padPickup: {
    label: 'Boost pickup',
    definition:
      'A boost pad is taken: 12 from a small one, a full tank from a big one. What the tank cannot hold is overfill.',
  },
  boostStolen: {
    label: 'Boost stolen',
    definition: 'A pad is taken in the opponent half; the middle line belongs to nobody.',
  },
  boostWasted: {
    label: 'Boost wasted',
    definition:
      'A pickup of which the tank could not hold 20 or more, or an activation that burnt 10 or more while already supersonic.',
  },
  boostUse: {
    label: 'Boost use',
    definition: 'The boost is held down, until it is let go for a tenth of a second.',
  },
  role: {
    label: 'Role',
    definition:
      'First man is who is nearest to the ball by more than 250 uu, for 0.35 seconds; the others follow by distance. Nobody clearly nearest is crowding.',
  },
  doubleCommit: {
    label: 'Double commit',
    definition:
      'Two team mates run at the same ball and get within 550 uu of it within 0.35 seconds, at least one jumping or dodging. The later one is to blame.',
  },
  rotationBack: {
    label: 'Rotation back',
    definition:
      'Coming back from the middle third to the own goal within 4 seconds; a back-post rotation comes in on the side away from the ball.',
  },
  goalSideRecovery: {
    label: 'Goal-side recovery',
    definition:
      'Getting from 500 uu ahead of the ball to goal-side of it within 2.5 seconds while the opponents have it in the own half.',
  },
  lastManStop: {
    label: 'Last-man stop',
    definition: 'Winning or clearing the ball as the last man, with no team mate goal-side within 3000 uu.',
  },
  boostDenial: {
    label: 'Boost denial',
    definition:
      'A big pad taken in the opponent half while the opponents have the ball and the one of them nearest to it has less than 25 boost.',
  },
  shadow: {
    label: 'Shadow defence',
    definition:
      'Retreating goal-side of an opponent with the ball, 700 to 3200 uu away, for 0.3 seconds or more; 0.8 make an episode.',
  },
  transition: {
    label: 'Transition',
    definition:
      'Winning the ball in the own half and what comes of it within 8 seconds: leaving the own third, entering the opponent third, a shot.',
  },
  rush: {
    label: 'Rush',
    definition:
      'The ball is won in the own half and kept for 0.75 seconds, with at least two attackers level with it and a defender ahead.',
  },
  pressure: {
    label: 'Pressure',
    definition:
      'The ball is in the opponent half for 2 seconds, or in the opponent third for 0.75, until it stays out.',
  },
  powerslide: { label: 'Powerslide', definition: 'The car slides on the ground with the handbrake on.' },
  recovery: {
    label: 'Recovery',
    definition:
      'From touching down after a flight for the ball until fast again and on the way to the ball or home.',
  },
} as const satisfies Readonly<Record<string, { label: string; definition: string }>>;
export type EventKind = keyof typeof EVENT_KINDS;
