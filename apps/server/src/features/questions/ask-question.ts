import {
  type Answer,
  answerCustomQuestion,
  answerQuestion,
  chooseGames,
  chooseOwnGames,
  type QuestionGame,
  RANKS,
  REFERENCE_TIER,
  SCORE_MODES,
} from '@datacoach/analysis';
import type { AskedQuestion, QuestionAnswer } from '@datacoach/contract';
import type { Context } from '../../feature-module.ts';
import type { Executor } from '../../platform/database/database.ts';
import { ProblemError } from '../../platform/http/problem-error.ts';
import { findUser } from '../auth/index.ts';
import { addPaths } from '../gamedata/index.ts';
import { getEntitlements } from '../membership/index.ts';
import {
  describeDrill,
  findReferenceFor,
  getPackCodes,
  getRankIn,
  type ModeCode,
  type PackCodes,
} from '../scores/index.ts';
import { type Asker, findPlanForClosedMode } from './asker-plan.ts';
import { type AskedGame, countModes, listAskedGames } from './custom-question-games.ts';
import { isInPlan, type KnownQuestion, listKnownQuestions } from './find-question.ts';
import { readChoiceFacts, readFacts } from './read-facts.ts';

/** Throws ProblemError 404 for a question that does not exist. */
export async function findQuestion({ db }: Context, key: string): Promise<KnownQuestion> {
  const found = (await listKnownQuestions(db)).find(({ question }) => question.key === key);
  if (!found) throw new ProblemError(404, 'question-not-found', 'Question not found.');
  return found;
}

/** Answers a question; a plan that doesn't include it gets its example without numbers. */
export async function askQuestion(
  context: Context,
  asker: Asker,
  key: string,
  request: ModeCode | undefined,
): Promise<AskedQuestion> {
  const { db, clock, books } = context;
  const known = await findQuestion(context, key);
  const mode = request ?? (await countModes(db, asker.userId)).mode;
  const { plan, opens } = await getEntitlements(db, asker.userId, clock.now());
  const user = await findUser(db, asker.userId);
  const rank = user ? getRankIn(user, mode) : null;
  const { label } = SCORE_MODES.find(({ code }) => code === mode)!;
  const base = {
    mode,
    key,
    title: known.question.title,
    rank: `${rank?.name ?? RANKS[REFERENCE_TIER]!.name} ${label}`,
  };
  const hasQuestion = isInPlan(plan.name, known);
  const opensWith = hasQuestion ? await findPlanForClosedMode(db, asker.userId, opens, mode) : known.plan;
  if (opensWith !== null) {
    const headline = known.question.example === '' ? known.question.title : known.question.example;
    return {
      ...base,
      answer: null,
      example: {
        headline,
        plan: opensWith,
        how: known.question.how,
        closes: hasQuestion ? 'mode' : 'question',
      },
    };
  }
  const against = await findReferenceFor(books, mode, rank?.tier ?? null);
  const codes = await getPackCodes(db, opens);
  const { answer, games } = await calculateAnswer(context, asker, known, mode, against);
  return { ...base, answer: await describeAnswer(db, answer, games, codes), example: null };
}

/** Returns the engine's answer and the games it is based on. */
export async function calculateAnswer(
  context: Context,
  asker: Asker,
  { question, custom }: KnownQuestion,
  mode: ModeCode,
  { rank, book }: Awaited<ReturnType<typeof findReferenceFor>>,
): Promise<{ answer: Answer; games: readonly AskedGame[] }> {
  const { db } = context;
  const games = await listAskedGames(db, asker, mode);
  const all = games.map((one) => one.question);
  if (custom) {
    const chosen = chooseOwnGames(custom, all);
    const facts = await readFacts(context, asker.userId, mode, question, filterChosen(games, chosen));
    return {
      answer: answerCustomQuestion(custom, { games: chosen, facts: { ...facts, trained: null }, book, rank }),
      games,
    };
  }
  const choice = await readChoiceFacts(context, asker.userId, mode, [question], games);
  const chosen = chooseGames(question, all, choice);
  const facts = await readFacts(context, asker.userId, mode, question, filterChosen(games, chosen.games));
  const { trained } = choice;
  return { answer: answerQuestion(question, chosen, { facts: { ...facts, trained }, book, rank }), games };
}

function filterChosen(games: readonly AskedGame[], chosen: readonly QuestionGame[]): AskedGame[] {
  const ids = new Set(chosen.map(({ matchId }) => matchId));
  return games.filter(({ game }) => ids.has(game.matchId));
}

async function describeAnswer(
  db: Executor,
  answer: Answer,
  games: readonly AskedGame[],
  codes: PackCodes,
): Promise<QuestionAnswer> {
  const gamesById = new Map(games.map(({ game }) => [game.matchId, game]));
  const clips = answer.clips.map((clip) => {
    const { playerKey, playedAt } = gamesById.get(clip.matchId)!;
    return { ...clip, player: playerKey, playedAt: playedAt.toISOString() };
  });
  return {
    ...answer,
    clips: await addPaths(db, clips),
    action: answer.action && {
      text: answer.action.text,
      drill: describeDrill(answer.action.drill, codes),
    },
  };
}
