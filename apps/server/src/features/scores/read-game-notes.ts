import { calculateMatchPerformance, SCORE_MODES } from '@datacoach/analysis';
import type { MyGameNote } from '@datacoach/contract';
import type { Context } from '../../feature-module.ts';
import { findUser, type User } from '../auth/index.ts';
import { getEntitlements } from '../membership/index.ts';
import { type NotedGame, readNotedGames, readSharedReasons } from './game-note.repository.ts';
import { listOpenModes } from './open-modes.ts';
import type { ModeCode } from './own-games.repository.ts';
import { toScoreGame } from './read-score-games.ts';
import type { ReferenceBooks } from './reference-books.ts';
import { findReferenceFor, getRankIn } from './review-own-games.ts';
import { calculateGameXg } from './team-xg.ts';
import { readAttempts, readParticipants } from './window.repository.ts';

/**
 * Returns how a user's players did in some matches, by match: expected goals, the game's score against the user's
 * rank (described, not rated) if the plan includes its mode, and why it doesn't count. Of matches in which none or two
 * of the players played only the last, if it is the same for everyone.
 */
export async function readGameNotes(
  { db, clock, books }: Context,
  userId: string,
  identities: readonly string[],
  matchIds: readonly string[],
): Promise<Map<string, MyGameNote>> {
  const games = dropAmbiguous(await readNotedGames(db, identities, matchIds));
  const notes = new Map<string, MyGameNote>();
  const others = matchIds.filter((id) => games.every(({ matchId }) => matchId !== id));
  for (const { matchId, reason } of await readSharedReasons(db, others)) {
    notes.set(matchId, { xg: { own: null, other: null }, score: null, notCounted: reason });
  }
  const user = games.length === 0 ? null : await findUser(db, userId);
  if (!user) return notes;
  const playedIds = games.map(({ matchId }) => matchId);
  const [participants, attempts] = await Promise.all([
    readParticipants(db, playedIds),
    readAttempts(db, playedIds),
  ]);
  const { opens } = await getEntitlements(db, userId, clock.now());
  const modes = opens.PolrAnalytics === 'none' ? [] : await listOpenModes(db, { userId, identities }, opens);
  const scoreGame = createScorer(user, books, modes);
  for (const game of games) {
    const players = participants.filter(({ matchId }) => matchId === game.matchId);
    notes.set(game.matchId, {
      xg: calculateGameXg(game, players, attempts),
      score: game.notCounted === null ? await scoreGame(game) : null,
      notCounted: game.notCounted,
    });
  }
  return notes;
}

/** Returns a scorer against the user's rank in each mode that loads each mode's references once. */
function createScorer(
  user: User,
  books: ReferenceBooks,
  open: readonly ModeCode[],
): (game: NotedGame) => Promise<number | null> {
  const known = new Map<number, ReturnType<typeof findReferenceFor>>();
  return async (game) => {
    const mode = SCORE_MODES.find(({ teamSize }) => teamSize === game.teamSize)?.code;
    const score = toScoreGame(game);
    const tier = mode && getRankIn(user, mode)?.tier;
    if (!mode || !score || !tier || !open.includes(mode)) return null;
    const against = known.get(mode) ?? findReferenceFor(books, mode, tier);
    known.set(mode, against);
    return calculateMatchPerformance(score, [], tier, (await against).book).card.overall.score;
  };
}

function dropAmbiguous(games: readonly NotedGame[]): NotedGame[] {
  return games.filter(({ matchId }) => games.filter((game) => game.matchId === matchId).length === 1);
}
