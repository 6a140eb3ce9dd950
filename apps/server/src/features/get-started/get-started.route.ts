import { CHECKLIST_ITEMS, CHECKLIST_UPLOADS, ENDPOINTS, type GetStartedState } from '@datacoach/contract';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../../feature-module.ts';
import type { Executor, Transaction } from '../../platform/database/database.ts';
import { ProblemError } from '../../platform/http/problem-error.ts';
import { answer, registerEndpoint } from '../../platform/http/register-endpoint.ts';
import { findUser, isFirstTime } from '../auth/index.ts';
import { findConsents, storeConsents } from './consent.repository.ts';
import { findAnswers, readFirstSteps, storeAnswers } from './get-started.repository.ts';
import { finish, saveStep, TOO_YOUNG, tooYoung } from './save-step.ts';

export function getStartedRoutes(app: FastifyInstance, { db, clock }: Pick<Context, 'db' | 'clock'>): void {
  /** Does something in one transaction and describes the flow as it then is. */
  const after = async (userId: string, change: (tx: Transaction) => Promise<void>) =>
    db.transaction(async (tx) => {
      await change(tx);
      return describeGetStarted(tx, userId);
    });

  registerEndpoint(app, ENDPOINTS.getGetStarted, async ({ caller }) =>
    answer(200, await describeGetStarted(db, caller.userId)),
  );
  registerEndpoint(app, ENDPOINTS.saveGetStarted, async ({ body, caller }) =>
    answer(200, await after(caller.userId, (tx) => saveStep(tx, caller.userId, body, clock.now()))),
  );
  registerEndpoint(app, ENDPOINTS.finishGetStarted, async ({ caller }) =>
    answer(200, await after(caller.userId, (tx) => finish(tx, caller.userId, clock.now()))),
  );
  registerEndpoint(app, ENDPOINTS.tickChecklist, async ({ body, caller }) =>
    answer(
      200,
      await after(caller.userId, async (tx) => {
        const ticked = (await findAnswers(tx, caller.userId))?.ticked ?? [];
        await storeAnswers(tx, caller.userId, { ticked: [...new Set([...ticked, body.item])] });
      }),
    ),
  );
  registerEndpoint(app, ENDPOINTS.getConsents, async ({ caller }) =>
    answer(200, await findConsents(db, caller.userId)),
  );
  registerEndpoint(app, ENDPOINTS.saveConsents, async ({ body, caller }) => {
    const young = (await findAnswers(db, caller.userId))?.ageBand === TOO_YOUNG;
    if (young && (body.shareWithTeamMates || body.research)) throw tooYoung();
    await storeConsents(db, caller.userId, body, clock.now());
    return answer(200, body);
  });
}

/** Progress and answers of the flow. Throws ProblemError 401 when the account is gone. */
async function describeGetStarted(db: Executor, userId: string): Promise<GetStartedState> {
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
