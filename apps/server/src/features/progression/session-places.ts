import { type ScoreGame, type SessionPlace, sessionPlaces } from '@datacoach/analysis';
import type { Executor } from '../../platform/database/database.ts';
import { listOwnGames, type Own, type OwnScoredGame, resultOf } from '../scores/index.ts';

/** Longer than any evening. */
const LEAD_MS = 24 * 60 * 60_000;

/** Games with their place in their sessions, to which games of other modes belong too. */
export async function placesOf(
  db: Executor,
  own: Own,
  games: readonly OwnScoredGame[],
): Promise<{ score: ScoreGame; place: SessionPlace }[]> {
  const first = games[0]?.game.playedAt;
  if (!first) return [];
  const from = new Date(first.getTime() - LEAD_MS);
  const newestFirst = await listOwnGames(db, own, { play: 'public', mode: 0, timed: true, from });
  const played = newestFirst.toReversed();
  const places = sessionPlaces(
    played.map((game) => ({ playedAt: (game.playedAt?.getTime() ?? 0) / 1000, result: resultOf(game) })),
  );
  const placeOf = new Map(played.map(({ matchId }, at) => [matchId, places[at]!]));
  return games.flatMap(({ game, score }) => {
    const place = placeOf.get(game.matchId);
    return place ? [{ score, place }] : [];
  });
}
