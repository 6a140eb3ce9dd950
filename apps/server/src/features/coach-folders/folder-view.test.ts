import { expect, test } from 'vitest';
import { gameResult } from '../../testing/store-games.ts';
import { detectTeams } from './detect-teams.ts';
import { lineupsOf } from './folder-view.ts';
import type { GameDigest } from './game-digest.ts';
import { makeDigest } from './read-digests.ts';

/** A game of these blue players against no one. */
function game(blue: string): GameDigest {
  const { report, insight } = gameResult('steam:1', { playedAt: new Date(0) });
  const digest = makeDigest(report, insight, []);
  const [player] = digest.players;
  return { ...digest, players: blue.split('').map((id) => ({ ...player!, id, team: 0 })) };
}

test('teams are the same in whatever order the database hands the games out', () => {
  // Who plays with guests could belong to either side of the pair.
  const games = Object.entries({ first: 'abc', second: 'bcd', third: 'cde', fourth: 'ade' }).map(
    ([matchId, blue]) => [matchId, game(blue)] as const,
  );
  const ids = games.map(([matchId]) => matchId);
  const keys = (stored: typeof games) =>
    lineupsOf(ids, new Map(stored)).map(({ matchId, side, players }) => [matchId, side, players]);
  expect(keys(games.toReversed())).toEqual(keys(games));
  expect(detectTeams(lineupsOf(ids, new Map(games.toReversed())))).toEqual(
    detectTeams(lineupsOf(ids, new Map(games))),
  );
});
