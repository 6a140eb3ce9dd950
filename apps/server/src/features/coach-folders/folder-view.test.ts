import { expect, test } from 'vitest';
import { createGameResult } from '../../testing/store-games.ts';
import { detectTeams } from './detect-teams.ts';
import { listLineups } from './folder-view.ts';
import type { GameDigest } from './game-digest.ts';
import { createDigest } from './read-digests.ts';

/** Builds a game of these blue players without opponents. */
function game(blue: string): GameDigest {
  const { report, insight } = createGameResult('steam:1', { playedAt: new Date(0) });
  const digest = createDigest(report, insight, []);
  const [player] = digest.players;
  return { ...digest, players: blue.split('').map((id) => ({ ...player!, id, team: 0 })) };
}

test('finds the same teams in whatever order the database returns the games', () => {
  // A player with guests could belong to either pair.
  const games = Object.entries({ first: 'abc', second: 'bcd', third: 'cde', fourth: 'ade' }).map(
    ([matchId, blue]) => [matchId, game(blue)] as const,
  );
  const ids = games.map(([matchId]) => matchId);
  const keys = (stored: typeof games) =>
    listLineups(ids, new Map(stored)).map(({ matchId, side, players }) => [matchId, side, players]);
  expect(keys(games.toReversed())).toEqual(keys(games));
  expect(detectTeams(listLineups(ids, new Map(games.toReversed())))).toEqual(
    detectTeams(listLineups(ids, new Map(games))),
  );
});
