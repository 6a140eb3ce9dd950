import { type ENDPOINTS, SESSION_STATUS } from '@datacoach/contract';
import type { z } from 'zod';
import type { Context } from '../../feature-module.ts';
import { announce } from '../../platform/database/announce.ts';
import { ProblemError } from '../../platform/http/problem-error.ts';
import { findUser } from '../auth/index.ts';
import { setHomework } from '../coach-room/index.ts';
import { openPlans } from '../training-plans/index.ts';
import { changeSession, findSession, lockSession } from './coach-session.repository.ts';
import { sessionGone } from './list-coaches.ts';

/** Plans for the mode of a session that its player's membership opens. Throws ProblemError 404. */
export async function sessionHomeworkChoices(context: Context, coachId: string, sessionId: string) {
  const session = await findSession(context.db, sessionId);
  if (session?.coachId !== coachId) throw sessionGone();
  const plans = await openPlans(context, session.playerId);
  const fitting = plans.filter(({ content: { mode } }) => mode === null || mode === session.mode);
  return { plans: fitting.map(({ plan, content }) => ({ id: plan.id, title: content.title })) };
}

type Wanted = z.output<typeof ENDPOINTS.setSessionHomework.body>;

/** Sets a goal or a plan for the player of a session that is done. Throws ProblemError 404, 409. */
export async function setSessionHomework(
  context: Context,
  coachId: string,
  { sessionId, homework }: Wanted,
): Promise<{ title: string; isDone: boolean; words: string | null }> {
  const session = await context.db.transaction((tx) => lockSession(tx, sessionId));
  if (session?.coachId !== coachId) throw sessionGone();
  if (session.status !== SESSION_STATUS.done) {
    throw new ProblemError(409, 'not-done', 'Homework is set once the session is done.');
  }
  const player = await findUser(context.db, session.playerId);
  if (!player) throw sessionGone();
  const outcome = await setHomework(context, coachId, player, { homework, mode: session.mode });
  const { title, isDone, words, metric } = outcome;
  if (!isDone) return { title, isDone, words };
  await context.db.transaction(async (tx) => {
    const now = await lockSession(tx, sessionId);
    if (now) {
      await changeSession(tx, sessionId, {
        homework: [...new Set([...now.homework, title])],
        homeworkMetrics: [...new Set([...now.homeworkMetrics, ...(metric === null ? [] : [metric])])],
        // Also by what is set now.
        effects: null,
      });
    }
    await announce(tx, { topic: 'plan', userId: session.playerId });
  });
  return { title, isDone, words };
}
