import {
  CHECKLIST_ITEMS,
  CHECKLIST_UPLOADS,
  type Consents,
  type ENDPOINTS,
  GET_STARTED_STEPS,
  type GetStartedState,
  LAST_NEEDED_STEP,
} from '@datacoach/contract';
import type { FastifyInstance } from 'fastify';
import type { z } from 'zod';
import type { Context } from '../../feature-module.ts';
import type { Executor, Transaction } from '../../platform/database/database.ts';
import { conflict, ProblemError } from '../../platform/http/problem-error.ts';
import { registerEndpoints } from '../../platform/http/register-endpoint.ts';
import { isFirstTime, requireUser, type User } from '../auth/index.ts';
import { updateProfile } from '../profile/index.ts';
import { storeRanks } from '../ranks/index.ts';
import { updateReferencesJob } from '../scores/index.ts';
import {
  advanceToStep,
  endFlow,
  findAnswers,
  findConsents,
  readFirstSteps,
  storeAnswers,
  storeConsents,
} from './get-started.repository.ts';

type StepContext = Pick<Context, 'db' | 'clock' | 'queue' | 'modules'>;
type Step = z.output<typeof ENDPOINTS.saveGetStarted.body>;

const TOO_YOUNG = 'under-13';

/** Saves one step's answers. Throws ProblemError 409 before required steps, 403 for consents at that age. */
async function saveStep(means: StepContext, tx: Transaction, userId: string, step: Step): Promise<void> {
  const user = await requireUser(tx, userId);
  requireEarlierSteps(user, Math.min(step.step - 1, LAST_NEEDED_STEP));
  if (!('skipped' in step)) await saveAnswers(means, tx, user, step);
  const isTooYoung = !('skipped' in step) && 'ageBand' in step && step.ageBand === TOO_YOUNG;
  if (isTooYoung)
    for (const { revokeSharing: endSharing } of means.modules) await endSharing?.(tx, userId, 'all');
  await advanceToStep(tx, userId, step.step);
}

/** Ends the flow at any step after the required ones. Throws ProblemError 409. */
async function finishFlow(tx: Transaction, userId: string, now: Date): Promise<void> {
  const user = await requireUser(tx, userId);
  requireEarlierSteps(user, LAST_NEEDED_STEP);
  await endFlow(tx, userId, GET_STARTED_STEPS.done, now);
}

function requireEarlierSteps({ getStartedStep }: User, needed: number): void {
  if (getStartedStep >= needed) return;
  throw conflict('step-missing', `Finish step ${getStartedStep + 1} first.`);
}

async function saveAnswers(
  means: StepContext,
  tx: Transaction,
  user: User,
  step: Exclude<Step, { skipped: true }>,
) {
  switch (step.step) {
    case GET_STARTED_STEPS.welcome: {
      const { ageBand, consents } = step;
      if (ageBand === TOO_YOUNG && (consents.shareWithTeammates || consents.research)) throw tooYoung();
      await storeAnswers(tx, user.id, { ageBand });
      return storeGivenConsents(means, tx, user.id, consents);
    }
    case GET_STARTED_STEPS.platform: {
      const { platform, epicUserName } = step;
      await updateProfile(tx, user.id, { platform, epicUserName: epicUserName || null });
      return;
    }
    case GET_STARTED_STEPS.ranks: {
      const { duelModeRank: duel, doublesModeRank: doubles, standardModeRank: standard } = step;
      await storeRanks(tx, user, { duel, doubles, standard }, 'declared', means.clock.now());
      return;
    }
    case GET_STARTED_STEPS.aim:
      return storeAnswers(tx, user.id, { aim: step.aim });
    case GET_STARTED_STEPS.firstReplay:
      return storeAnswers(tx, user.id, { firstReplay: step.firstReplay });
    case GET_STARTED_STEPS.plan:
      return storeAnswers(tx, user.id, { planChoice: step.planChoice });
  }
}

/** Stores consents. Rank references include or exclude the account at once. */
async function storeGivenConsents(
  { clock, queue }: StepContext,
  tx: Transaction,
  userId: string,
  given: Consents,
) {
  const before = await findConsents(tx, userId);
  await storeConsents(tx, userId, given, clock.now());
  if ((before?.research ?? false) !== given.research) await queue.send(tx, updateReferencesJob, {});
}

/** Returns the error for consents that players under 13 can't give: all but those for their own stats. */
function tooYoung(): ProblemError {
  return new ProblemError(
    403,
    'too-young',
    'If you’re under 13, you can only agree to your own stats. Leave the other two off.',
  );
}

export { TOO_YOUNG };

export function getStartedRoutes(app: FastifyInstance, means: StepContext): void {
  const { db, clock } = means;
  /** Runs a change in one transaction and returns the updated flow. */
  const changeAndDescribe = async (userId: string, change: (tx: Transaction) => Promise<void>) =>
    db.transaction(async (tx) => {
      await change(tx);
      return describeGetStarted(tx, userId);
    });
  registerEndpoints(app, {
    getGetStarted: ({ caller }) => describeGetStarted(db, caller.userId),
    saveGetStarted: ({ body, caller }) =>
      changeAndDescribe(caller.userId, (tx) => saveStep(means, tx, caller.userId, body)),
    finishGetStarted: ({ caller }) =>
      changeAndDescribe(caller.userId, (tx) => finishFlow(tx, caller.userId, clock.now())),
    tickChecklist: ({ body, caller }) =>
      changeAndDescribe(caller.userId, async (tx) => {
        const ticked = (await findAnswers(tx, caller.userId))?.ticked ?? [];
        await storeAnswers(tx, caller.userId, { ticked: [...new Set([...ticked, body.item])] });
      }),
    getConsents: ({ caller }) => findConsents(db, caller.userId),
    saveConsents: async ({ body, caller }) => {
      const young = (await findAnswers(db, caller.userId))?.ageBand === TOO_YOUNG;
      if (young && (body.shareWithTeammates || body.research)) throw tooYoung();
      await db.transaction((tx) => storeGivenConsents(means, tx, caller.userId, body));
      return body;
    },
  });
}

/** Returns the flow's progress and answers. Throws ProblemError 401 if the account is gone. */
async function describeGetStarted(db: Executor, userId: string): Promise<GetStartedState> {
  const user = await requireUser(db, userId);
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
