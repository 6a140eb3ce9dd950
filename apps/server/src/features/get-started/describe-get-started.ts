import { CHECKLIST_ITEMS, CHECKLIST_UPLOADS, type GetStartedState } from '@datacoach/contract';
import type { Executor } from '../../platform/database/database.ts';
import { ProblemError } from '../../platform/http/problem-error.ts';
import { findUser, isFirstTime } from '../auth/index.ts';
import { findConsents } from './consent.repository.ts';
import { findAnswers, readFirstSteps } from './get-started.repository.ts';

/** Progress and answers of the flow. Throws ProblemError 401 when the account is gone. */
export async function describeGetStarted(db: Executor, userId: string): Promise<GetStartedState> {
  const user = await findUser(db, userId);
  if (!user) throw new ProblemError(401, 'not-signed-in', 'Sign in to continue.');
  const answers = await findAnswers(db, userId);
  const { uploads, hasPlan, hasGoal } = await readFirstSteps(db, userId);
  const done = new Set<string>(answers?.ticked);
  if (hasPlan) done.add('start-plan');
  if (hasGoal) done.add('set-goal');
  const { platform, epicUserName, duelModeRank, doublesModeRank, standardModeRank } = user;
  return {
    step: user.getStartedStep,
    firstTimeLogin: isFirstTime(user),
    ageBand: answers?.ageBand ?? null,
    consents: await findConsents(db, userId),
    platform,
    epicUserName,
    duelModeRank,
    doublesModeRank,
    standardModeRank,
    aim: answers?.aim ?? null,
    firstReplay: answers?.firstReplay ?? null,
    planChoice: answers?.planChoice ?? null,
    checklist: CHECKLIST_ITEMS.map((item) => {
      const of = item === 'upload-5' ? CHECKLIST_UPLOADS : 1;
      const count = item === 'upload-5' ? Math.min(of, uploads) : Number(done.has(item));
      return { item, isDone: count >= of, count, of };
    }),
  };
}
