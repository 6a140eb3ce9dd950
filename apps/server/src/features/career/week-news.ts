import {
  describeChange,
  findPlainWords,
  findStrongestChange,
  SCORE_MODES,
  type ScoreGame,
} from '@datacoach/analysis';
import type { CareerPage } from '@datacoach/contract';
import type { Context } from '../../feature-module.ts';
import { getOpportunityChoice, type ModeCode, readOwnScoredGames } from '../scores/index.ts';

/** What a week is compared with. */
const GAMES_BEFORE = 20;

/** Returns what moved and what to work on in the mode with the most games since; `mode` 0 chooses among all. */
export async function getWeekNews(
  { db, clock }: Context,
  userId: string,
  mode: 0 | ModeCode,
  since: Date,
): Promise<CareerPage['week']> {
  const modes = SCORE_MODES.filter(({ code }) => mode === 0 || code === mode);
  let main: { mode: ModeCode; games: ScoreGame[] } = { mode: modes[0]!.code, games: [] };
  for (const { code } of modes) {
    const games = await readOwnScoredGames(db, userId, { mode: code, from: since });
    if (games.length > main.games.length) main = { mode: code, games: games.map(({ score }) => score) };
  }
  const before = await readOwnScoredGames(db, userId, {
    mode: main.mode,
    to: new Date(since.getTime() - 1),
    limit: GAMES_BEFORE,
  });
  const scores = before.map(({ score }) => score);
  const change = findStrongestChange(scores, main.games);
  const { kept } = await getOpportunityChoice(db, userId, main.mode, clock.now());
  const words = kept === null ? null : findPlainWords(kept);
  return {
    moved: change && `${VERDICTS[change.verdict]}. ${describeChange(change)}.`,
    focus: words && { problem: words.problem, say: words.say },
  };
}

const VERDICTS = { better: 'Better', worse: 'Worse' } as const;
