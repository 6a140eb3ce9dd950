import type { Answer } from '@datacoach/analysis';
import {
  MAX_SAVED_QUESTIONS,
  PLAN_LABELS,
  REFRESH_DAYS,
  SAVED_QUESTIONS_PLAN,
  type SavedQuestion,
} from '@datacoach/contract';
import type { Context } from '../../feature-module.ts';
import { DAY_MS } from '../../platform/clock/clock.ts';
import type { Executor } from '../../platform/database/database.ts';
import { conflict, ProblemError } from '../../platform/http/problem-error.ts';
import { findUser, lockUser } from '../auth/index.ts';
import { findReferenceFor, getRankIn, type ModeCode } from '../scores/index.ts';
import { calculateAnswer, findQuestion } from './ask-question.ts';
import { type Asker, type AskerPlan, getAskerPlan, isAnswered, isRefetching } from './asker-plan.ts';
import { type KnownQuestion, listKnownQuestions } from './find-question.ts';
import {
  countSaved,
  findSaved,
  insertAnswer,
  insertSaved,
  listSavedAnswers,
  listSavedRows,
  type SavedKey,
  type SavedRow,
} from './saved-question.repository.ts';

/** Returns when a question asked now is asked again. */
export const getNextRefreshTime = (now: Date): Date => new Date(now.getTime() + REFRESH_DAYS * DAY_MS);

/** Saves a question with today's answer. Throws ProblemError 403, 404, 409 if there are too many. */
export async function saveQuestion(context: Context, asker: Asker, key: string, mode: ModeCode) {
  const { db, clock } = context;
  const known = await findQuestion(context, key);
  const plan = await getAskerPlan(context, asker.userId);
  if (!isRefetching(plan, known, mode)) {
    throw new ProblemError(
      403,
      'not-in-plan',
      `${PLAN_LABELS[SAVED_QUESTIONS_PLAN]} refreshes saved questions every week.`,
    );
  }
  const saved: SavedKey = { userId: asker.userId, questionKey: key, mode };
  const answer = await calculateCurrentAnswer(context, asker, known, mode);
  const now = clock.now();
  await db.transaction(async (tx) => {
    // One at a time, so concurrent calls can't exceed the limit.
    await lockUser(tx, asker.userId);
    if ((await countSaved(tx, asker.userId)) >= MAX_SAVED_QUESTIONS && !(await findSaved(tx, saved))) {
      throw conflict(
        'too-many-saved',
        `You can save up to ${MAX_SAVED_QUESTIONS} questions. Remove one first.`,
      );
    }
    if (await insertSaved(tx, { ...saved, savedAt: now, nextAt: getNextRefreshTime(now) })) {
      await storeAnswer(tx, saved, answer, now);
    }
  });
  const row = await findSaved(db, saved);
  if (!row) throw new ProblemError(404, 'question-not-found', 'This question is no longer saved.');
  return describeSaved(db, row, known, plan);
}

/** Returns the engine's current answer for an account. */
export async function calculateCurrentAnswer(
  context: Context,
  asker: Asker,
  known: KnownQuestion,
  mode: ModeCode,
): Promise<Answer> {
  const user = await findUser(context.db, asker.userId);
  const rank = user ? getRankIn(user, mode) : null;
  const against = await findReferenceFor(context.books, mode, rank?.tier ?? null);
  return (await calculateAnswer(context, asker, known, mode, against)).answer;
}

export function storeAnswer(db: Executor, key: SavedKey, answer: Answer, askedAt: Date) {
  const { state, headline, verdict, number, sample } = answer;
  return insertAnswer(db, {
    ...key,
    askedAt,
    state,
    headline,
    verdict,
    value: number?.value ?? null,
    low: number?.interval?.[0] ?? null,
    high: number?.interval?.[1] ?? null,
    unit: number?.unit ?? '',
    decimals: number?.decimals ?? 0,
    games: sample.games,
  });
}

/**
 * Returns an account's saved questions with their histories, without those that no longer exist. Answers that the
 * plan doesn't include, or not in their mode, are left out.
 */
export async function listSaved(context: Context, userId: string): Promise<SavedQuestion[]> {
  const { db } = context;
  const all = await listKnownQuestions(db);
  const plan = await getAskerPlan(context, userId);
  const found: SavedQuestion[] = [];
  for (const row of await listSavedRows(db, userId)) {
    const known = all.find(({ question }) => question.key === row.questionKey);
    if (known) found.push(await describeSaved(db, row, known, plan));
  }
  return found;
}

async function describeSaved(
  db: Executor,
  row: SavedRow,
  known: KnownQuestion,
  plan: AskerPlan,
): Promise<SavedQuestion> {
  const answers = isAnswered(plan, known, row.mode) ? await listSavedAnswers(db, row) : [];
  return {
    key: row.questionKey,
    mode: row.mode,
    title: known.question.title,
    savedAt: row.savedAt.toISOString(),
    nextAt: row.nextAt.toISOString(),
    rests: !isRefetching(plan, known, row.mode),
    answers: answers.map(({ userId: _user, questionKey: _key, mode: _mode, askedAt, ...answer }) => ({
      ...answer,
      askedAt: askedAt.toISOString(),
    })),
  };
}
