import { expect, test } from 'vitest';
import { describeGoal, describeVerdict } from '../components/homework-panel.tsx';
import { listNames } from './form-text.ts';

test('a verdict names the earlier and current value, as far as the coach sees them', () => {
  const check = {
    week: 2,
    label: 'Double commits',
    metric: 'doubleCommits',
    per5: false,
    verdict: 'better',
    isDecided: false,
    before: 2.61,
    after: 1.9,
  } as const;
  expect(describeVerdict(check)).toBe('Week 2, Double commits: better so far, 2.6 to 1.9');
  expect(describeVerdict({ ...check, before: null, isDecided: true })).toBe(
    'Week 2, Double commits: better, now 1.9',
  );
  expect(describeVerdict({ ...check, verdict: 'tooEarly', before: null, after: null })).toBe(
    'Week 2, Double commits: too early to tell',
  );
});

test('goals are named after the task', () => {
  const goal = {
    id: '',
    kind: 'habit',
    title: null,
    metric: 55,
    mode: 10,
    direction: 'atLeast',
    target: 7,
    targetDays: 3,
    state: 'onTrack',
    games: 4,
    days: 2,
    startsOn: '2026-11-16',
    isOwn: true,
  } as const;
  expect(describeGoal(goal)).toBe('7 Doubles games on 3 days: on track');
  expect(describeGoal({ ...goal, title: 'Community week', state: 'upcoming' })).toBe(
    'Community week: starts Monday',
  );
});

test('names are joined with commas and "and"', () => {
  expect([[], ['Ann'], ['Ann', 'Bo'], ['Ann', 'Bo', 'Cy']].map(listNames)).toEqual([
    '',
    'Ann',
    'Ann and Bo',
    'Ann, Bo and Cy',
  ]);
});
