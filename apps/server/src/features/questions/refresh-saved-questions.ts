import { z } from 'zod';
import type { Context } from '../../feature-module.ts';
import { defineJob } from '../../platform/queue/queue.ts';
import { findUser } from '../auth/index.ts';
import { addNotification } from '../notifications/index.ts';
import { getAskerPlan, isRefetching } from './asker-plan.ts';
import { isOwnKey, type KnownQuestion, listKnownQuestions } from './find-question.ts';
import {
  listDueSavedQuestions,
  removeSavedForEveryone,
  type SavedRow,
  scheduleRefresh,
} from './saved-question.repository.ts';
import { calculateCurrentAnswer, getNextRefreshTime, storeAnswer } from './saved-questions.ts';

/** Asks saved questions again when their week is over. */
export const refreshSavedQuestionsJob = defineJob({
  name: 'questions.ask-saved',
  payload: z.object({}),
  getKey: () => 'all',
  // The next hour continues where this one stopped.
  retries: 2,
  leaseSeconds: 15,
  background: true,
});

const BATCH_SIZE = 50;
/** When a failed question is retried. */
const RETRY_MS = 24 * 60 * 60_000;

/**
 * Asks every saved question whose week is over, stores the answer and notifies its account. Each runs in a separate
 * transaction, so the job can stop and run again; a failed one is logged and retried a day later. A plan without
 * saved questions pauses them: nothing is asked and nothing lost.
 */
export async function refreshSavedQuestions(context: Context): Promise<number> {
  const { db, clock, logger } = context;
  let answered = 0;
  for (;;) {
    const due = await listDueSavedQuestions(db, clock.now(), BATCH_SIZE);
    const known = due.length === 0 ? [] : await listKnownQuestions(db);
    for (const row of due) {
      const shown = await refreshAnswer(context, row, known).catch(async (error: unknown) => {
        logger.error({ err: error, question: row.questionKey, mode: row.mode }, 'saved question not asked');
        const now = clock.now();
        await scheduleRefresh(db, row, { now, nextAt: new Date(now.getTime() + RETRY_MS) });
        return false;
      });
      answered += Number(shown);
    }
    if (due.length < BATCH_SIZE) return answered;
  }
}

async function refreshAnswer(context: Context, row: SavedRow, all: readonly KnownQuestion[]) {
  const { db, clock } = context;
  const { userId, questionKey, mode } = row;
  const known = all.find(({ question }) => question.key === questionKey);
  // An administrator's question that is hidden or can't be asked now may return; deleting it removes its saved
  // answers.
  if (!known && !isOwnKey(questionKey)) {
    await removeSavedForEveryone(db, questionKey);
    return false;
  }
  const plan = await getAskerPlan(context, userId);
  const user = await findUser(db, userId);
  const asker = { userId, timeZone: user?.timeZone ?? null };
  const answer =
    known && isRefetching(plan, known, mode)
      ? await calculateCurrentAnswer(context, asker, known, mode)
      : null;
  const now = clock.now();
  return db.transaction(async (tx) => {
    if (!(await scheduleRefresh(tx, row, { now, nextAt: getNextRefreshTime(now) })) || !known || !answer)
      return false;
    await storeAnswer(tx, row, answer, now);
    await addNotification(tx, now, {
      userId,
      kind: 'question-answer',
      values: { question: known.question.title, answer: answer.headline.replaceAll('**', '') },
      path: `/questions?saved=${questionKey}-${mode}`,
      onceKey: `question ${questionKey} ${mode} ${now.toISOString()}`,
    });
    return true;
  });
}

/** Enqueues the job if a saved question is due. */
export async function enqueueDueQuestions({ db, clock, queue }: Pick<Context, 'db' | 'clock' | 'queue'>) {
  if ((await listDueSavedQuestions(db, clock.now(), 1)).length === 0) return;
  await db.transaction((tx) => queue.send(tx, refreshSavedQuestionsJob, {}));
}
