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
  (...requested: readonly number[]) =>
  ({ code, by }: QuestionEvent): boolean =>
    by === 'me' && code !== null && requested.includes(code);
const isAttempt = (event: QuestionEvent): boolean => hasCode(codes.SHOT)(event) && event.xg !== null;
const never = () => false;

const isGoalAgainst = ({ code, by }: QuestionEvent): boolean => code === codes.GOAL && by === 'opponent';
/** Where every moment counts for the same, it is simply shown. */
const every = (code: number, title: string): MetricMoments => ({
  codes: [code],
  title: { bad: title, good: '' },
  isBad: hasCode(code),
  isGood: never,
});
/** Every moment of one code hurts, every one of the other helps. */
const opposites = (bad: readonly [number, string], good: readonly [number, string]): MetricMoments => ({
  codes: [bad[0], good[0]],
  title: { bad: bad[1], good: good[1] },
  isBad: hasCode(bad[0]),
  isGood: hasCode(good[0]),
});

const SHOTS: MetricMoments = {
  codes: [codes.SHOT],
  title: { bad: 'Missed chance', good: 'Goal' },
  isBad: (event) => isAttempt(event) && event.outcome !== 'goal',
  isGood: (event) => isAttempt(event) && event.outcome === 'goal',
};
const OPEN_NETS: MetricMoments = {
  codes: [codes.OPEN_NET],
  title: { bad: 'Open net missed', good: 'Open-net goal' },
  isBad: (event) => hasCode(codes.OPEN_NET)(event) && event.outcome !== 'goal',
  isGood: (event) => hasCode(codes.OPEN_NET)(event) && event.outcome === 'goal',
};
const GIVEN_AWAY = opposites([codes.TURNOVER, 'Turnover'], [codes.TAKEAWAY, 'Takeaway']);
const CHALLENGES = opposites(
  [codes.CHALLENGE_LOST, 'Challenge lost'],
  [codes.CHALLENGE_WON, 'Challenge won'],
);
const CHANCES_AGAINST: MetricMoments = {
  codes: [codes.SHOT, codes.SAVE],
  title: { bad: 'Chance against', good: 'Save' },
  isBad: ({ code, by, xg }) => code === codes.SHOT && by === 'opponent' && xg !== null,
  isGood: hasCode(codes.SAVE),
};
const GOALS_AGAINST: MetricMoments = {
  codes: [codes.GOAL, codes.SAVE],
  title: { bad: 'Goal against', good: 'Save' },
  isBad: isGoalAgainst,
  isGood: hasCode(codes.SAVE),
};
const CLEARS: MetricMoments = {
  codes: [codes.CLEAR],
  title: { bad: 'Clear that came back', good: 'Clear' },
  isBad: hasCode(codes.CLEAR),
  isGood: hasCode(codes.CLEAR),
};
const PASSES_LOST = opposites([codes.PASS_LOST, 'Pass lost'], [codes.PASS_COMPLETED, 'Completed pass']);
const PASSES = every(codes.PASS_COMPLETED, 'Completed pass');
const KICKOFFS = opposites([codes.KICKOFF_LOST, 'Kickoff lost'], [codes.KICKOFF_WON, 'Kickoff won']);

/** Bad moments are of the metric's own kinds; good ones may be the opposite of them. */
const BY_METRIC: Readonly<Record<string, MetricMoments>> = {
  xg: SHOTS,
  goalsMinusXg: SHOTS,
  shotAccuracy: SHOTS,
  xgPerShot: SHOTS,
  shotSpeed: SHOTS,
  shots: SHOTS,
  shotsOnTarget: every(codes.SHOT_ON_TARGET, 'Attempt on target'),
  openNetConversion: OPEN_NETS,
  passes: PASSES,
  xa: PASSES,
  passCompletionPct: PASSES_LOST,
  passesLost: PASSES_LOST,
  centerSuccessPct: every(codes.CENTER, 'Center'),
  turnovers: GIVEN_AWAY,
  dangerousTurnovers: GIVEN_AWAY,
  takeaways: every(codes.TAKEAWAY, 'Takeaway'),
  challengeWinPct: CHALLENGES,
  challenges: CHALLENGES,
  xga: CHANCES_AGAINST,
  saves: every(codes.SAVE, 'Save'),
  savePct: GOALS_AGAINST,
  goalsPrevented: GOALS_AGAINST,
  caughtAhead: GOALS_AGAINST,
  clearSuccessPct: CLEARS,
  clears: CLEARS,
  dribbleTime: every(codes.DRIBBLE, 'Dribble'),
  kickoffWinPct: KICKOFFS,
  kickoffPossessionPct: KICKOFFS,
  firstTouchPct: KICKOFFS,
  kickoffTime: KICKOFFS,
};

/** Null for what comes from positions all game long, and for kinds that have no code: a goal against proves none of them. */
export const findMetricMoments = (metric: string): MetricMoments | null => BY_METRIC[metric] ?? null;

/** Every code that illustrates a metric. */
export const METRIC_MOMENT_CODES: readonly number[] = [
  ...new Set(Object.values(BY_METRIC).flatMap((moments) => moments.codes)),
];
