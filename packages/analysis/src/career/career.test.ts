import { expect, test } from 'vitest';
import { createCareerGame as game } from '../testing/create-career-game.ts';
import { findBestTeammates, summarizeCareer } from './summarize-career.ts';

test('adds up totals, record and streak', () => {
  const career = summarizeCareer([
    game({ matchId: 'a', margin: 1, goals: 2, saves: 1, seconds: 300, distance: 1000 }),
    game({ matchId: 'b', margin: 2, goals: 1, assists: 1, seconds: 310, demolitions: 3 }),
    game({ matchId: 'c', margin: -1, saves: 4 }),
    game({ matchId: 'd', margin: 1 }),
    game({ matchId: 'e', margin: 0 }),
  ]);
  expect(career).toMatchObject({
    games: 5,
    won: 3,
    lost: 1,
    drawn: 1,
    goals: 3,
    assists: 1,
    saves: 5,
    demolitions: 3,
    seconds: 610,
    distance: 1000,
    longestStreak: { value: 2, matchId: 'b', time: null },
    mostSaves: { value: 4, matchId: 'c' },
    mostGoals: { value: 2, matchId: 'a' },
  });
});

test('picks the shortest time as the fastest goal and the highest speed as the hardest shot; the first of equals stays', () => {
  const career = summarizeCareer([
    game({ matchId: 'a', fastestGoal: { value: 4, time: 9 }, hardestShot: { value: 2500, time: 20 } }),
    game({ matchId: 'b', fastestGoal: { value: 2.5, time: 100 }, hardestShot: { value: 2500, time: 30 } }),
    game({ matchId: 'c', airDribble: { value: 1.5, time: 7 } }),
  ]);
  expect(career.fastestGoal).toMatchObject({ value: 2.5, matchId: 'b', time: 100 });
  expect(career.hardestShot).toMatchObject({ matchId: 'a', time: 20 });
  expect(career.longestAirDribble).toMatchObject({ value: 1.5, matchId: 'c' });
  expect(summarizeCareer([]).fastestGoal).toBeNull();
});

test('counts a win after being behind as a comeback', () => {
  const career = summarizeCareer([
    game({ matchId: 'a', margin: 1, deficit: 2, overtime: true }),
    game({ matchId: 'b', margin: -1, deficit: 4, overtime: true }),
    game({ matchId: 'c', margin: 1, deficit: 3 }),
  ]);
  expect(career.comebacks).toMatchObject({ won: 2, deepest: { value: 3, matchId: 'c' } });
  expect(career.overtime).toEqual({ won: 1, lost: 1 });
});

test('returns milestones at fixed numbers of games', () => {
  const games = Array.from({ length: 120 }, (_, at) => game({ matchId: String(at) }));
  expect(summarizeCareer(games).milestones.map(({ games: count, matchId }) => [count, matchId])).toEqual([
    [1, '0'],
    [100, '99'],
  ]);
});

test("doesn't pick a teammate as the best for winning their only four games", () => {
  const teammates = [
    { identity: 'lucky', games: 4, won: 4 },
    { identity: 'steady', games: 60, won: 39 },
    { identity: 'new', games: 5, won: 5 },
    { identity: 'unlucky', games: 30, won: 9 },
  ];
  // (39 + 5) / 70 = 0.629, (5 + 5) / 15 = 0.667.
  expect(findBestTeammates(teammates).map(({ identity }) => identity)).toEqual(['new', 'steady', 'unlucky']);
});
