/** A rule of game-and-stats.md 9.1: a finding that answers draw on, and that the search knows. */
export interface FindingRule {
  readonly number: number;
  readonly question: string;
  /** Whose 0-100 scores decide: their mean, 60 and more is good, under 40 weak. */
  readonly metrics: readonly string[];
  /** Fires with at least this sample of its first metric, games or what the metric counts. */
  readonly minimum: { readonly count: number; readonly of: 'games' | 'sample' };
  /** A limit of its own: beyond it the finding is weak, whatever the scores say. */
  readonly weakWhen?: {
    readonly metric: string;
    readonly above?: number;
    readonly below?: number;
    readonly say: string;
  };
}

const GAMES = { count: 3, of: 'games' } as const;
const sample = (count: number) => ({ count, of: 'sample' }) as const;

/** Source: game-and-stats.md 9.1. Least samples as given there, else three games (7.2.7). */
export const FINDING_RULES: readonly FindingRule[] = [
  { number: 1, question: 'Am I taking enough shots?', metrics: ['shots', 'timePerShot'], minimum: GAMES },
  { number: 2, question: 'Are my shots accurate?', metrics: ['shotAccuracy'], minimum: sample(15) },
  { number: 3, question: 'Am I finishing my chances?', metrics: ['goalsMinusXg'], minimum: GAMES },
  {
    number: 4,
    question: 'Do I create good chances or hopeful shots?',
    metrics: ['xgPerShot', 'xg'],
    minimum: GAMES,
  },
  { number: 5, question: 'Do I score into open nets?', metrics: ['openNetConversion'], minimum: sample(5) },
  { number: 6, question: 'Where do my goals and shots go?', metrics: ['shotSpeed'], minimum: GAMES },
  {
    number: 7,
    question: 'Are my passes reaching team mates?',
    metrics: ['passCompletionPct', 'passesLost'],
    minimum: sample(12),
  },
  { number: 8, question: 'Do I pass when I should?', metrics: ['keyPasses', 'xa'], minimum: GAMES },
  {
    number: 9,
    question: 'Are my centers useful?',
    metrics: ['centerSuccessPct', 'centers'],
    minimum: sample(8),
  },
  {
    number: 10,
    question: 'Am I dangerous after rebounds and from the backboard?',
    metrics: ['reboundShots', 'doubleTaps'],
    minimum: GAMES,
  },
  {
    number: 11,
    question: 'Do I save what I should?',
    metrics: ['savePct', 'goalsPrevented'],
    minimum: sample(10),
  },
  { number: 12, question: 'Are my clears safe?', metrics: ['clearSuccessPct'], minimum: sample(8) },
  { number: 13, question: 'Do I win challenges?', metrics: ['challengeWinPct'], minimum: sample(12) },
  {
    number: 14,
    question: 'Do I challenge too early or too late?',
    metrics: ['challenges', 'challengeWinPct'],
    minimum: GAMES,
  },
  {
    number: 15,
    question: 'Do I give the ball away in my own half?',
    metrics: ['dangerousTurnovers'],
    minimum: GAMES,
  },
  {
    number: 16,
    question: 'Can I shadow instead of diving in?',
    metrics: ['shadowTimePct'],
    minimum: GAMES,
  },
  {
    number: 17,
    question: 'Am I caught ahead of the play when we concede?',
    metrics: ['caughtAhead'],
    minimum: GAMES,
  },
  {
    number: 18,
    question: 'Do I defend with too little boost?',
    metrics: ['boostAtGoalsAgainst'],
    minimum: GAMES,
    weakWhen: { metric: 'boostAtGoalsAgainst', below: 20, say: 'less than 20 on average' },
  },
  {
    number: 19,
    question: 'Do we turn defence into attack?',
    metrics: ['transitionExitPct', 'transitionEntryPct'],
    minimum: sample(8),
  },
  {
    number: 20,
    question: 'Do I protect the backboard?',
    metrics: ['backboardClears'],
    minimum: GAMES,
  },
  {
    number: 21,
    question: 'Am I on the right side of the ball?',
    metrics: ['timeBehindBall'],
    minimum: GAMES,
    weakWhen: { metric: 'timeBehindBall', above: 85, say: 'above 85 % is too passive' },
  },
  {
    number: 22,
    question: 'Am I too close to or too far from my team mates?',
    metrics: ['spacingIndex', 'distanceFromTeammates'],
    minimum: GAMES,
  },
  {
    number: 23,
    question: 'Do I double commit?',
    metrics: ['doubleCommits', 'cornerDoubleCommits'],
    minimum: GAMES,
  },
  {
    number: 24,
    question: 'Is my rotation balanced?',
    metrics: ['firstManShare', 'ambiguousRoleShare'],
    minimum: GAMES,
  },
  { number: 25, question: 'Do I rotate back post?', metrics: ['backPostRotationPct'], minimum: sample(8) },
  {
    number: 26,
    question: 'Do I support the attack in time?',
    metrics: ['distanceFromBallPossession', 'rushes'],
    minimum: GAMES,
  },
  {
    number: 27,
    question: 'Where on the field do I spend my time?',
    metrics: ['timeMostBack', 'timeMostForward'],
    minimum: GAMES,
  },
  {
    number: 28,
    question: 'Am I managing boost well?',
    metrics: ['bcpm', 'smallPadShare', 'overfill', 'timeFullPct', 'boostWastedSupersonic'],
    minimum: GAMES,
  },
  {
    number: 29,
    question: 'Am I often out of boost?',
    metrics: ['timeZeroPct', 'timeLowPct', 'boostWhenFirstMan'],
    minimum: GAMES,
  },
  {
    number: 30,
    question: 'Do I deny the opponents boost?',
    metrics: ['boostStolen', 'bigStolen'],
    minimum: GAMES,
  },
  { number: 31, question: 'Am I fast enough?', metrics: ['avgSpeed', 'supersonicPct'], minimum: GAMES },
  {
    number: 32,
    question: 'How good are my aerials?',
    metrics: ['aerialSuccessPct', 'aerialTouches', 'fastAerials'],
    minimum: sample(8),
  },
  { number: 33, question: 'Is my first touch controlled?', metrics: ['touchQuality'], minimum: sample(8) },
  {
    number: 34,
    question: 'Do I recover quickly?',
    metrics: ['recoveryTime', 'waveDashes', 'halfFlips'],
    minimum: sample(8),
  },
  {
    number: 35,
    question: 'Which advanced mechanics do I use and do they work?',
    metrics: ['mechanicDiversity', 'dribbleTime'],
    minimum: GAMES,
  },
  { number: 36, question: 'Do I miss the ball often?', metrics: ['whiffs'], minimum: GAMES },
  { number: 37, question: 'Do I win kickoffs?', metrics: ['kickoffWinPct'], minimum: sample(8) },
  {
    number: 38,
    question: 'Is my kickoff fast?',
    metrics: ['kickoffTime', 'kickoffSpeedFlipPct'],
    minimum: sample(8),
  },
  {
    number: 39,
    question: 'What happens after my kickoff?',
    metrics: ['kickoffPossessionPct', 'kickoffGoalDifference'],
    minimum: sample(8),
  },
  {
    number: 40,
    question: 'Do I help when I do not take the kickoff?',
    metrics: ['supportPossessionPct', 'secondTouchPct'],
    minimum: sample(8),
  },
];

/** When two findings are weak together, one of them is the root (9.2). */
export const ROOT_CAUSES: readonly {
  readonly weak: number;
  readonly with: number;
  readonly say: string;
}[] = [
  { weak: 13, with: 29, say: 'Challenges are lost with little boost: rule 29 may be behind it.' },
  { weak: 11, with: 21, say: 'Saves are missed from the wrong side of the ball: rule 21 may be behind it.' },
  { weak: 1, with: 26, say: 'Few shots and far from the play: rule 26 may be behind it.' },
];

/** Root causes first: positional, boost, mechanics, decisions, then the others (9.2). */
export function rootOrder(number: number): number {
  if (number >= 21 && number <= 26) return 0;
  if (number === 28 || number === 29) return 1;
  if (number >= 31 && number <= 36) return 2;
  return number === 8 || number === 14 ? 3 : 4;
}
