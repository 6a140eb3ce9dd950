/** A code of the event list, with the statistic groups whose lists show it (`gameStatType`). */
export interface EventCode {
  readonly code: number;
  readonly key: string;
  readonly label: string;
  readonly groups: readonly number[];
}

/** The 48 numbered game events. Source: game-and-stats.md 4.1; the numbers are stable once released. */
export const EVENT_CODES = [
  { code: 5, key: 'shot', label: 'Shot', groups: [5] },
  { code: 10, key: 'shotOnTarget', label: 'Shot on target', groups: [5] },
  { code: 15, key: 'shotMissed', label: 'Shot missed', groups: [5] },
  { code: 20, key: 'goal', label: 'Goal', groups: [5] },
  { code: 25, key: 'ownGoal', label: 'Own goal', groups: [5] },
  { code: 30, key: 'aerialShot', label: 'Aerial shot', groups: [5] },
  { code: 35, key: 'openNetShot', label: 'Open-net shot', groups: [5] },
  { code: 40, key: 'reboundShot', label: 'Rebound shot', groups: [5] },
  { code: 45, key: 'redirect', label: 'Redirect', groups: [5, 40] },
  { code: 50, key: 'doubleTap', label: 'Double tap', groups: [5, 40] },
  { code: 55, key: 'passCompleted', label: 'Pass completed', groups: [10] },
  { code: 60, key: 'passReceived', label: 'Pass received', groups: [10] },
  { code: 65, key: 'passIntercepted', label: 'Pass lost', groups: [10] },
  { code: 70, key: 'assist', label: 'Assist', groups: [10] },
  { code: 75, key: 'center', label: 'Center', groups: [10] },
  { code: 80, key: 'save', label: 'Save', groups: [15] },
  { code: 85, key: 'epicSave', label: 'Epic save', groups: [15] },
  { code: 90, key: 'clear', label: 'Clear', groups: [15] },
  { code: 95, key: 'challengeWon', label: 'Challenge won', groups: [20] },
  { code: 100, key: 'challengeLost', label: 'Challenge lost', groups: [20] },
  { code: 105, key: 'challengeNeutral', label: 'Challenge neutral', groups: [20] },
  { code: 110, key: 'turnover', label: 'Turnover', groups: [20] },
  { code: 115, key: 'takeaway', label: 'Takeaway', groups: [20] },
  { code: 120, key: 'bigBoost', label: 'Big boost collected', groups: [25] },
  { code: 125, key: 'smallBoost', label: 'Small boost collected', groups: [25] },
  { code: 130, key: 'boostStolen', label: 'Boost stolen', groups: [25] },
  { code: 135, key: 'boostWasted', label: 'Boost wasted', groups: [25] },
  { code: 140, key: 'demolition', label: 'Demolition', groups: [40] },
  { code: 145, key: 'bump', label: 'Bump', groups: [40] },
  { code: 150, key: 'singleAerialJump', label: 'Single aerial jump', groups: [40] },
  { code: 155, key: 'doubleAerialJump', label: 'Double aerial jump', groups: [40] },
  { code: 160, key: 'pinch', label: 'Pinch', groups: [40] },
  { code: 165, key: 'flip', label: 'Flip', groups: [40] },
  { code: 170, key: 'halfFlip', label: 'Half flip', groups: [40] },
  { code: 175, key: 'waveDash', label: 'Wave dash', groups: [40] },
  { code: 180, key: 'speedFlip', label: 'Speed flip', groups: [40] },
  { code: 185, key: 'flipReset', label: 'Flip reset', groups: [40] },
  { code: 190, key: 'ceilingShot', label: 'Ceiling shot', groups: [40] },
  { code: 195, key: 'mustyFlick', label: 'Musty flick', groups: [40] },
  { code: 200, key: 'flick', label: 'Flick', groups: [40] },
  { code: 205, key: 'dribble', label: 'Dribble', groups: [40] },
  { code: 210, key: 'airDribble', label: 'Air dribble', groups: [40] },
  { code: 215, key: 'backboardRead', label: 'Backboard read', groups: [40] },
  { code: 220, key: 'kickoffWon', label: 'Kickoff won', groups: [30, 35] },
  { code: 225, key: 'kickoffLost', label: 'Kickoff lost', groups: [30, 35] },
  { code: 230, key: 'kickoffNeutral', label: 'Kickoff neutral', groups: [30, 35] },
  { code: 235, key: 'kickoffGoalFor', label: 'Kickoff goal scored', groups: [30, 35] },
  { code: 240, key: 'kickoffGoalAgainst', label: 'Kickoff goal conceded', groups: [30, 35] },
] as const satisfies readonly EventCode[];
