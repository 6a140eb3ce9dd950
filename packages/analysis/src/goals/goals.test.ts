import { expect, test } from 'vitest';
import type { ScoreGame } from '../eligibility/score-game.ts';
import { type GoalMetricCode, goalMetric } from './goal-metrics.ts';
import {
  calculateGoalProgress,
  calculateGoalValue,
  countGoalStreak,
  type GoalTerms,
  getRunningState,
  getSettledState,
} from './goal-progress.ts';
import { calculatePersonalTarget, getEasierTarget } from './personal-target.ts';

const game = (metrics: ScoreGame['metrics'], part: Partial<ScoreGame> = {}): ScoreGame => ({
  playedAt: 0,
  mode: 'doubles',
  liveSeconds: 300,
  metrics,
  result: 'won',
  ...part,
});
const goals = (value: number, part: Partial<ScoreGame> = {}) => game({ goals: { value, over: 1 } }, part);
const kickoffs = (value: number | null, over: number) => game({ kickoffWinPct: { value, over } });
const pads = (value: number) => game({ smallPads: { value, over: 300 } });
const times = <T>(count: number, one: T): T[] => Array.from({ length: count }, () => one);
const week = (games: ScoreGame[], days = 3) => ({ games, days });

test('calculates counts per five minutes of live play, shares weighted by their sample, and wins as a share of the games', () => {
  expect(calculateGoalValue(goalMetric(5), [goals(2), goals(1, { liveSeconds: 600 })])).toBe(1);
  expect(calculateGoalValue(goalMetric(45), [kickoffs(100, 1), kickoffs(25, 4), kickoffs(null, 0)])).toBe(40);
  expect(calculateGoalValue(goalMetric(45), [kickoffs(null, 0)])).toBeNull();
  expect(calculateGoalValue(goalMetric(30), [goals(0), goals(0, { result: 'drawn' })])).toBe(50);
  expect(calculateGoalValue(goalMetric(55), [goals(0), goals(0)])).toBe(2);
});

test('sets a personal target at the player’s four-week median plus 35% of the gap, a change of 3 to 15%', () => {
  const weeks = [30, 40, 44, 50].map((value) => week(times(4, pads(value))));
  const target = (next: number | null) => calculatePersonalTarget(goalMetric(50), weeks, next);
  expect(target(52)).toEqual({ base: 42, target: 45.5, days: null });
  expect(target(43)).toEqual({ base: 42, target: 43.3, days: null });
  expect(target(30)).toEqual({ base: 42, target: 43.3, days: null });
  expect(target(null)).toEqual({ base: 42, target: 43.3, days: null });
  expect(target(100)).toEqual({ base: 42, target: 48.3, days: null });
});

test('ignores weeks of one or two games in the median, and requires five games in total', () => {
  const weeks = [week(times(4, pads(40))), week([pads(90)]), week([]), week(times(3, pads(44)))];
  expect(calculatePersonalTarget(goalMetric(50), weeks, null)).toMatchObject({ base: 42 });
  expect(
    calculatePersonalTarget(goalMetric(50), [week(times(2, pads(40))), week(times(2, pads(40)))], null),
  ).toEqual({
    missing: 1,
  });
  expect(calculatePersonalTarget(goalMetric(45), [week(times(6, kickoffs(null, 0)))], null)).toEqual({
    missing: 5,
  });
});

test('sets a target above the current value when that is zero or one displayed step exceeds 15%', () => {
  const none = [week(times(5, goals(0)))];
  expect(calculatePersonalTarget(goalMetric(5), none, 0.4)).toEqual({ base: 0, target: 0.14, days: null });
  expect(calculatePersonalTarget(goalMetric(5), none, null)).toEqual({ base: 0, target: 0.01, days: null });
  const always = [week(times(5, kickoffs(100, 3)))];
  expect(calculatePersonalTarget(goalMetric(45), always, 50)).toMatchObject({ target: 100 });
});

test('asks for one more game, on three to five days, for the habit of playing', () => {
  const played = (counts: number[], days: number) =>
    counts.map((count) => week(times(count, goals(0)), days));
  expect(calculatePersonalTarget(goalMetric(55), played([8, 10, 12, 0], 4), null)).toEqual({
    base: 10,
    target: 11,
    days: 4,
  });
  expect(calculatePersonalTarget(goalMetric(55), played([60], 7), null)).toEqual({
    base: 60,
    target: 62,
    days: 5,
  });
  expect(calculatePersonalTarget(goalMetric(55), [], null)).toEqual({ base: null, target: 5, days: 3 });
});

const terms = (code: GoalMetricCode, part: Partial<GoalTerms> = {}): GoalTerms => ({
  metric: goalMetric(code),
  direction: 'atLeast',
  target: 40,
  minimumGames: 5,
  days: null,
  ...part,
});
const clock = (day: number) => ({
  now: new Date(Date.UTC(2026, 10, 16 + day)),
  startsAt: new Date(Date.UTC(2026, 10, 16)),
  endsAt: new Date(Date.UTC(2026, 10, 23)),
});

test('marks a running week as upcoming, not started, on track or behind', () => {
  const state = (values: number[], day: number, part: Partial<GoalTerms> = {}) => {
    const asked = terms(50, part);
    return getRunningState(asked, calculateGoalProgress(asked, week(values.map(pads))), clock(day));
  };
  expect(state([], -1)).toBe('upcoming');
  expect(state([], 2)).toBe('notStarted');
  expect(state([40], 2)).toBe('onTrack');
  expect(state([39, 40], 2)).toBe('behind');
  expect(state([39], 2, { direction: 'atMost' })).toBe('onTrack');
  expect(state([41], 2, { direction: 'atMost' })).toBe('behind');
  // A mean can still drop, so nothing is achieved before the week is over.
  expect(state(times(9, 50), 6)).toBe('onTrack');
});

test('marks a count as on track when it keeps pace with the week, and as achieved once it is reached on enough days', () => {
  const asked = terms(55, { target: 7, days: 3 });
  const state = (games: number, days: number, day: number) =>
    getRunningState(asked, calculateGoalProgress(asked, week(times(games, goals(0)), days)), clock(day));
  expect(state(1, 1, 2)).toBe('behind');
  expect(state(2, 1, 2)).toBe('onTrack');
  expect(state(7, 2, 4)).toBe('onTrack');
  expect(state(7, 1, 6)).toBe('behind');
  expect(state(7, 2, 6)).toBe('onTrack');
  expect(state(7, 3, 4)).toBe('achieved');
});

test('returns progress with closeness to the target, number of games and the best game', () => {
  const progress = calculateGoalProgress(terms(50), week([pads(30), pads(50)], 1));
  expect(progress).toEqual({
    value: 40,
    games: 2,
    days: 1,
    share: 0.4,
    isMet: true,
    isReached: false,
    best: 1,
  });
  expect(
    calculateGoalProgress(terms(50, { direction: 'atMost', target: 20 }), week(times(5, pads(40)))).share,
  ).toBe(0.5);
  expect(calculateGoalProgress(terms(50), week([]))).toMatchObject({ value: null, share: 0, best: null });
  expect(calculateGoalProgress(terms(55, { target: 10, days: 4 }), week(times(5, goals(0)), 2)).share).toBe(
    0.25,
  );
});

test('settles a week as achieved, missed or void, and never as missed with not enough games or declared rest', () => {
  const settle = (values: number[], isRest = false) => {
    const asked = terms(50);
    return getSettledState(asked, calculateGoalProgress(asked, week(values.map(pads))), isRest);
  };
  expect(settle(times(5, 40))).toBe('achieved');
  expect(settle(times(5, 39))).toBe('missed');
  expect(settle(times(4, 60))).toBe('void');
  expect(settle([])).toBe('void');
  expect(settle(times(5, 39), true)).toBe('void');
  expect(settle(times(5, 40), true)).toBe('achieved');
  const unknown = terms(45);
  expect(
    getSettledState(unknown, calculateGoalProgress(unknown, week(times(6, kickoffs(null, 0)))), false),
  ).toBe('void');
});

test('sets an easier target halfway back to the current value, never harder than before', () => {
  expect(getEasierTarget(goalMetric(50), 46, 42)).toBe(44);
  expect(getEasierTarget(goalMetric(50), 46, 60)).toBe(46);
  expect(getEasierTarget(goalMetric(50), 40, null)).toBe(37);
  expect(getEasierTarget(goalMetric(55), 14, 9)).toBe(11);
  expect(getEasierTarget(goalMetric(55), 6, 2)).toBe(5);
});

test('continues a streak over declared rest and open weeks, and ends it with an unsuccessful week', () => {
  const streak = (achieved: string[], rested: string[] = []) =>
    countGoalStreak({ achieved: new Set(achieved), rested: new Set(rested) }, '2026-11-16', '2026-11-09');
  expect(streak(['2026-11-02', '2026-10-26', '2026-10-12'])).toBe(2);
  expect(streak(['2026-11-02', '2026-10-26', '2026-10-12'], ['2026-10-19'])).toBe(3);
  expect(streak(['2026-11-16', '2026-11-02'])).toBe(2);
  expect(streak(['2026-10-26'])).toBe(0);
  expect(streak([])).toBe(0);
});
