import { expect, test } from 'vitest';
import { chooseOwnTeam, detectTeams, type Lineup } from './detect-teams.ts';

const game = (matchId: string, blue: string, orange: string, names: [string?, string?] = []): Lineup[] => [
  { matchId, side: 0, players: blue.split(''), teamName: names[0] ?? null },
  { matchId, side: 1, players: orange.split(''), teamName: names[1] ?? null },
];
const facts = (lineups: Lineup[]) => detectTeams(lineups).map(({ key, lineups: all }) => [key, all.length]);

test('lineups that share two of three players are one team, in either color', () => {
  const teams = detectTeams([
    ...game('1', 'abc', 'xyz', ['Herons']),
    ...game('2', 'xyz', 'abd'),
    ...game('3', 'acd', 'pqr', ['Herons']),
  ]);
  expect(teams.map(({ name, players, lineups }) => [name, lineups.length, players[0]])).toEqual([
    ['Herons', 3, { id: 'a', games: 3 }],
    [null, 2, { id: 'x', games: 2 }],
    [null, 1, { id: 'p', games: 1 }],
  ]);
});

test('a pair with another teammate is another team; a single player is a separate team', () => {
  expect(facts([...game('1', 'ab', 'xy'), ...game('2', 'ac', 'xy')])).toEqual([
    ['x', 2],
    ['a', 1],
    ['c', 1],
  ]);
  expect(facts([...game('1', 'a', 'x'), ...game('2', 'x', 'a')])).toEqual([
    ['a', 2],
    ['x', 2],
  ]);
});

test('two sides of one game are never one team, however the others are connected', () => {
  const teams = detectTeams([...game('1', 'abc', 'bcd'), ...game('2', 'abd', 'xyz')]);
  for (const { lineups } of teams) {
    expect(new Set(lineups.map(({ matchId }) => matchId)).size).toBe(lineups.length);
  }
});

test("our team is the coach's choice, else the one with their players; without any it's a scouting folder", () => {
  const teams = detectTeams([...game('1', 'abc', 'xyz'), ...game('2', 'abc', 'pqr')]);
  expect(chooseOwnTeam(teams, ['x', 'y', 'z'], new Set(['a']))).toBe('x');
  expect(chooseOwnTeam(teams, null, new Set(['q']))).toBe('p');
  expect(chooseOwnTeam(teams, [], new Set(['a']))).toBeNull();
  // Never a guess, not even by who plays most.
  expect(chooseOwnTeam(teams, null, new Set())).toBeNull();
  expect(chooseOwnTeam([], null, new Set())).toBeNull();
});
