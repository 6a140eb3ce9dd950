import type { ScoreGame } from '../eligibility/score-game.ts';

/** Where a game stands in an evening of games. */
export interface SessionPlace {
  /** Number of the game in its session, from 1. */
  number: number;
  /** How the game before it in the session ended; null for the first. */
  before: ScoreGame['result'] | null;
  /** Games lost one after the other right before it, in the session. */
  lostBefore: number;
}

/** A longer time between the beginnings of two games ends a session, s. */
export const SESSION_GAP_SECONDS = 60 * 60;

/** @param games of all modes, oldest first: an evening goes on when the mode changes */
export function sessionPlaces(games: readonly Pick<ScoreGame, 'playedAt' | 'result'>[]): SessionPlace[] {
  const places: SessionPlace[] = [];
  games.forEach(({ playedAt }, at) => {
    const last = games[at - 1];
    if (!last || playedAt - last.playedAt > SESSION_GAP_SECONDS) {
      places.push({ number: 1, before: null, lostBefore: 0 });
      return;
    }
    const { number, lostBefore } = places[at - 1]!;
    places.push({
      number: number + 1,
      before: last.result,
      lostBefore: last.result === 'lost' ? lostBefore + 1 : 0,
    });
  });
  return places;
}
