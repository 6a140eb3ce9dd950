import { MAX_QUESTION_GAMES, type QuestionGame, SCORE_MODES } from '@datacoach/analysis';
import type { Executor } from '../../platform/database/database.ts';
import { listIdentities } from '../identities/index.ts';
import { listOwnGames, type ModeCode, type OwnScoredGame, readOwnScoredGames } from '../scores/index.ts';
import type { Asker } from './asker-plan.ts';

/** An own game, and which player in it is the asker. */
export interface AskedGame extends OwnScoredGame {
  question: QuestionGame;
}

/** Returns own public games of a mode for questions, oldest first. */
export async function listAskedGames(
  db: Executor,
  { userId, timeZone }: Asker,
  mode: ModeCode,
): Promise<AskedGame[]> {
  const found = await readOwnScoredGames(db, userId, { mode, limit: MAX_QUESTION_GAMES });
  const toLocalTime = createLocalTimeReader(timeZone ?? 'UTC');
  return found.map(({ game, score }) => {
    const goals = [game.blueScore, game.orangeScore] as const;
    return {
      game,
      score,
      question: {
        ...score,
        matchId: game.matchId,
        map: game.mapName,
        ...toLocalTime(game.playedAt),
        isRanked: game.playlistSlug.startsWith('ranked-'),
        goalsFor: goals[game.team],
        goalsAgainst: goals[1 - game.team]!,
      },
    };
  });
}

/** Returns a function for the date and hour in a time zone. */
function createLocalTimeReader(timeZone: string): (at: Date) => Pick<QuestionGame, 'day' | 'hour'> {
  // Swedish dates are ISO dates.
  const day = new Intl.DateTimeFormat('sv-SE', { timeZone });
  const hour = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', hourCycle: 'h23', timeZone });
  return (at) => ({ day: day.format(at), hour: Number(hour.format(at)) });
}

/** Games that decide the default mode of a question. */
const LAST_GAMES = 40;

/** Counts the newest games by mode, and returns the most frequent mode of the last ones. */
export async function countModes(db: Executor, userId: string) {
  const account = { userId, identities: await listIdentities(db, userId) };
  const newest = await listOwnGames(db, account, { play: 'public', mode: 0 }, LAST_GAMES);
  const modes = SCORE_MODES.map(({ code, teamSize }) => ({
    mode: code,
    games: newest.filter((game) => game.teamSize === teamSize).length,
  }));
  const mostPlayed = modes.reduce((best, one) => (one.games > best.games ? one : best), {
    mode: 10 as ModeCode,
    games: 0,
  });
  return { mode: mostPlayed.mode, modes };
}

/** Returns times and results of the newest games of every mode, oldest first. */
export async function listPlayedGames(db: Executor, userId: string) {
  const account = { userId, identities: await listIdentities(db, userId) };
  const newest = await listOwnGames(
    db,
    account,
    { play: 'public', mode: 0, timed: true },
    MAX_QUESTION_GAMES * SCORE_MODES.length,
  );
  return newest.toReversed().flatMap(({ playedAt, team, blueScore, orangeScore }) => {
    if (playedAt === null) return [];
    const margin = (blueScore - orangeScore) * (team === 0 ? 1 : -1);
    const result = margin > 0 ? ('won' as const) : margin < 0 ? ('lost' as const) : ('drawn' as const);
    return [{ playedAt: playedAt.getTime() / 1000, result }];
  });
}
