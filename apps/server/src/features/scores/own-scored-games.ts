import type { ScoreGame } from '@datacoach/analysis';
import type { PlayKind } from '@datacoach/contract';
import type { Executor } from '../../platform/database/database.ts';
import { identitiesOf } from '../identities/index.ts';
import { listOwnGames, type ModeCode, type OwnGame } from './own-games.repository.ts';
import { readScoreGames } from './read-score-games.ts';

/** One of a user's games with its figures. */
export interface OwnScoredGame {
  game: OwnGame & { playedAt: Date };
  score: ScoreGame;
}

export interface GamesWanted {
  mode: ModeCode;
  /** Games taken, the newest unless `oldest`; all when left out. */
  limit?: number;
  oldest?: boolean;
  from?: Date;
  /** Not after; the limit of the newest counts from here backwards. */
  to?: Date;
  play?: PlayKind;
  /** Only what his coach may see: his own uploads, but those that he has made private. */
  forCoach?: boolean;
}

/** A user's games that count and have a time and figures, oldest first. */
export async function readOwnScoredGames(
  db: Executor,
  userId: string,
  { mode, limit, oldest = false, from, to, play = 'public', forCoach }: GamesWanted,
): Promise<OwnScoredGame[]> {
  const identities = await identitiesOf(db, userId);
  const filter = { play, mode, from, to, timed: true, forCoach };
  const listed = await listOwnGames(db, { userId, identities }, filter, limit, oldest);
  const chosen = (oldest ? listed : listed.toReversed()).filter(isTimed);
  const scores = await readScoreGames(db, chosen);
  return chosen.flatMap((game) => {
    const score = scores.get(game.matchId);
    return score ? [{ game, score }] : [];
  });
}

function isTimed(game: OwnGame): game is OwnGame & { playedAt: Date } {
  return game.playedAt !== null;
}
