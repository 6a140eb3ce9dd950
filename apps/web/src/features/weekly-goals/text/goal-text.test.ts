import type { WeeklyGoal } from '@datacoach/contract';
import { expect, test } from 'vitest';
import { formatGoalLine, formatGoalText, formatGoalTitle } from './goal-text.ts';

const goal = (part: Partial<WeeklyGoal>): WeeklyGoal => ({
  id: '00000000-0000-4000-8000-000000000000',
  kind: 'habit',
  title: null,
  metric: 50,
  mode: 10,
  direction: 'atLeast',
  target: 45.5,
  base: 42,
  minimumGames: 5,
  targetDays: null,
  startsOn: '2026-11-16',
  startsAt: '2026-11-16T00:00:00.000Z',
  endsAt: '2026-11-23T00:00:00.000Z',
  settlesAt: '2026-11-25T00:00:00.000Z',
  state: 'behind',
  value: 44.21,
  games: 4,
  days: 2,
  share: 0.7,
  best: null,
  badge: null,
  isEased: false,
  easierTarget: null,
  ...part,
});
const games = { metric: 55, target: 7, targetDays: 3, value: 4 } as const;

test('names a goal by its number and target, a playing habit by games and days', () => {
  expect(formatGoalTitle(goal({}))).toBe('Small pads collected 45.5 per game');
  expect(formatGoalTitle(goal({ metric: 45, target: 50 }))).toBe('Kickoff win rate 50%');
  expect(formatGoalTitle(goal({ metric: 5, target: 0.9, direction: 'atMost' }))).toBe(
    'Goals under 0.9 per game',
  );
  expect(formatGoalTitle(goal(games))).toBe('7 Doubles games on 3 days');
  expect(formatGoalTitle(goal({ title: 'Kickoff week' }))).toBe('Kickoff week');
});

test('shows kind, mode, progress and number of games in the second line', () => {
  expect(formatGoalLine(goal({}))).toBe('Habit · Doubles · 44.2 of 45.5 per game · 4 games');
  expect(formatGoalLine(goal({ ...games, mode: 5 }))).toBe('Habit · Duel · 4 of 7 games · 2 of 3 days');
  expect(formatGoalLine(goal({ value: null, games: 1 }))).toBe('Habit · Doubles · 1 game');
});

test('says what is missing without blaming', () => {
  expect(formatGoalText(goal({}))).toBe(
    '1.3 per game short of the target. 1 more game until the week counts.',
  );
  expect(formatGoalText(goal({ state: 'onTrack', games: 6 }))).toBe(
    'You’re on target. Keep it up until the end of the week.',
  );
  expect(formatGoalText(goal({ ...games }))).toBe('To go: 3 games and 1 more day.');
  expect(formatGoalText(goal({ state: 'notStarted', games: 0 }))).toBe(
    'No games this week yet. 5 more games until the week counts.',
  );
  expect(formatGoalText(goal({ state: 'void', games: 3 }))).toContain('It isn’t held against you.');
  expect(formatGoalText(goal({ state: 'achieved', badge: 'Spark' }))).toBe('Done. Badge: Spark.');
});
