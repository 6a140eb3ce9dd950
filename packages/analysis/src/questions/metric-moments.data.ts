import * as codes from './codes.ts';
import type { QuestionEvent } from './question-game.ts';

/** Moments that illustrate a metric: those that hurt it, and those that help it. */
export interface MetricMoments {
  readonly codes: readonly number[];
  readonly title: { readonly bad: string; readonly good: string };
  readonly isBad: (event: QuestionEvent) => boolean;
  readonly isGood: (event: QuestionEvent) => boolean;
}

const hasCode =
  (...wanted: readonly number[]) =>
  ({ code, by }: QuestionEvent): boolean =>
    by === 'me' && code !== null && wanted.includes(code);
const isShot = hasCode(codes.SHOT);
const never = () => false;

const SHOTS: MetricMoments = {
  codes: [codes.SHOT],
  title: { bad: 'Missed chance', good: 'Goal' },
  isBad: (event) => isShot(event) && event.outcome !== 'goal',
  isGood: (event) => isShot(event) && event.outcome === 'goal',
};
const TURNOVERS: MetricMoments = {
  codes: [codes.TURNOVER, codes.TAKEAWAY],
  title: { bad: 'Turnover', good: 'Takeaway' },
  isBad: hasCode(codes.TURNOVER),
  isGood: hasCode(codes.TAKEAWAY),
};
const CHALLENGES: MetricMoments = {
  codes: [codes.CHALLENGE_LOST, codes.CHALLENGE_WON],
  title: { bad: 'Challenge lost', good: 'Challenge won' },
  isBad: hasCode(codes.CHALLENGE_LOST),
  isGood: hasCode(codes.CHALLENGE_WON),
};
const SAVES: MetricMoments = {
  codes: [codes.GOAL, codes.SAVE],
  title: { bad: 'Goal against', good: 'Save' },
  isBad: ({ code, by }) => code === codes.GOAL && by === 'opponent',
  isGood: hasCode(codes.SAVE),
};
const CLEARS: MetricMoments = {
  codes: [codes.CLEAR],
  title: { bad: 'Clear that came back', good: 'Clear' },
  isBad: hasCode(codes.CLEAR),
  isGood: hasCode(codes.CLEAR),
};
const PASSES: MetricMoments = {
  codes: [codes.PASS_LOST, codes.PASS_COMPLETED],
  title: { bad: 'Pass lost', good: 'Completed pass' },
  isBad: hasCode(codes.PASS_LOST),
  isGood: hasCode(codes.PASS_COMPLETED),
};
const KICKOFFS: MetricMoments = {
  codes: [codes.KICKOFF_LOST, codes.KICKOFF_WON],
  title: { bad: 'Kickoff lost', good: 'Kickoff won' },
  isBad: hasCode(codes.KICKOFF_LOST),
  isGood: hasCode(codes.KICKOFF_WON),
};
const BOOST: MetricMoments = {
  codes: [codes.BOOST_WASTED],
  title: { bad: 'Boost wasted', good: '' },
  isBad: hasCode(codes.BOOST_WASTED),
  isGood: never,
};

const BY_METRIC: Readonly<Record<string, MetricMoments>> = {
  xg: SHOTS,
  goalsMinusXg: SHOTS,
  shotAccuracy: SHOTS,
  xgPerShot: SHOTS,
  shotsOnTarget: SHOTS,
  shots: SHOTS,
  openNetConversion: SHOTS,
  passes: PASSES,
  passCompletionPct: PASSES,
  passesLost: PASSES,
  xa: PASSES,
  centerSuccessPct: PASSES,
  turnovers: TURNOVERS,
  dangerousTurnovers: TURNOVERS,
  takeaways: TURNOVERS,
  touchQuality: TURNOVERS,
  challengeWinPct: CHALLENGES,
  challenges: CHALLENGES,
  xga: SAVES,
  saves: SAVES,
  savePct: SAVES,
  goalsPrevented: SAVES,
  caughtAhead: SAVES,
  clearSuccessPct: CLEARS,
  clears: CLEARS,
  kickoffWinPct: KICKOFFS,
  kickoffPossessionPct: KICKOFFS,
  firstTouchPct: KICKOFFS,
  kickoffTime: KICKOFFS,
  kickoffGoalDifference: KICKOFFS,
  overfill: BOOST,
  boostWastedSupersonic: BOOST,
  bcpm: BOOST,
};

/** Returns null for metrics based on positions over the whole game. */
export function momentsOf(metric: string): MetricMoments | null {
  return BY_METRIC[metric] ?? null;
}

/** Every code that illustrates a metric. */
export const METRIC_MOMENT_CODES: readonly number[] = [
  ...new Set(Object.values(BY_METRIC).flatMap((moments) => moments.codes)),
];
