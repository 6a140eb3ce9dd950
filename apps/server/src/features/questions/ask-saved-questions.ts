import { QUESTION_ACCESS } from '@datacoach/contract';
import { findUser } from '../auth/index.ts';
import { membershipOf } from '../membership/index.ts';
import { addNotification } from '../notifications/index.ts';
import { isInPlan, knownQuestions } from './find-question.ts';
import type { QuestionsContext } from './questions-context.ts';
import { askAgainAt, dueSaved, removeSavedOfAll, type SavedRow } from './saved-question.repository.ts';
import { currentAnswer, keepAnswer, nextAsking } from './saved-questions.ts';

const AT_ONCE = 50;

/**
 * Asks every saved question whose week is over, keeps the answer and tells it. Each is a transaction of its own, so that
 * it can be broken off and run again. A plan that has no saved questions lets them rest: nothing is asked, nothing lost.
 */
export async function askSavedQuestions(context: QuestionsContext): Promise<number> {
  const { db, clock } = context;
  let asked = 0;
  for (;;) {
    const due = await dueSaved(db, clock.now(), AT_ONCE);
    for (const row of due) asked += Number(await askAgain(context, row));
    if (due.length < AT_ONCE) return asked;
  }
}

async function askAgain(context: QuestionsContext, row: SavedRow): Promise<boolean> {
  const { db, clock } = context;
  const { userId, questionKey, mode } = row;
  const known = (await knownQuestions(db)).find(({ question }) => question.key === questionKey);
  if (!known) {
    await removeSavedOfAll(db, questionKey);
    return false;
  }
  const { plan } = await membershipOf(db, userId, clock.now());
  const rests = !QUESTION_ACCESS[plan.name].saved || !isInPlan(plan.name, known);
  const user = await findUser(db, userId);
  const asker = { userId, timeZone: user?.timeZone ?? null };
  const answer = rests ? null : await currentAnswer(context, asker, known, mode);
  const now = clock.now();
  return db.transaction(async (tx) => {
    if (!(await askAgainAt(tx, row, nextAsking(now))) || answer === null) return false;
    await keepAnswer(tx, row, answer, now);
    await addNotification(
      tx,
      {
        userId,
        kind: 'question-answer',
        values: {
          question: known.question.title,
          answer: answer.headline.replaceAll('**', '').slice(0, 300),
        },
        path: `/questions?saved=${questionKey}-${mode}`,
        onceKey: `question ${questionKey} ${mode} ${now.toISOString()}`,
      },
      now,
    );
    return true;
  });
}
