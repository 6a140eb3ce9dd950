import { type ENDPOINTS, GET_STARTED_STEPS, LAST_NEEDED_STEP } from '@datacoach/contract';
import type { z } from 'zod';
import type { Transaction } from '../../platform/database/database.ts';
import { ProblemError } from '../../platform/http/problem-error.ts';
import { findUser, type User } from '../auth/index.ts';
import { changeProfile } from '../profile/index.ts';
import { storeRanks } from '../ranks/index.ts';
import { storeConsents } from './consent.repository.ts';
import { advanceTo, endFlow, storeAnswers } from './get-started.repository.ts';

type Step = z.output<typeof ENDPOINTS.saveGetStarted.body>;

const TOO_YOUNG = 'under-13';

/**
 * Saves what one step was answered, where it belongs. Throws ProblemError 409 before the steps that cannot be skipped,
 * 403 for consents that cannot be given at that age.
 */
export async function saveStep(tx: Transaction, userId: string, step: Step, now: Date): Promise<void> {
  const user = await findUser(tx, userId);
  if (!user) throw new ProblemError(401, 'not-signed-in', 'Sign in to continue.');
  refuseGap(user, Math.min(step.step - 1, LAST_NEEDED_STEP));
  if (!('skipped' in step)) await saveAnswers(tx, user, step, now);
  await advanceTo(tx, userId, step.step);
}

/** Ends the flow wherever it stands; only the first steps must have been done. Throws ProblemError 409. */
export async function finish(tx: Transaction, userId: string, now: Date): Promise<void> {
  const user = await findUser(tx, userId);
  if (!user) throw new ProblemError(401, 'not-signed-in', 'Sign in to continue.');
  refuseGap(user, LAST_NEEDED_STEP);
  await endFlow(tx, userId, GET_STARTED_STEPS.done, now);
}

function refuseGap({ getStartedStep }: User, needed: number): void {
  if (getStartedStep >= needed) return;
  throw new ProblemError(409, 'step-missing', `Do step ${getStartedStep + 1} first.`);
}

async function saveAnswers(
  tx: Transaction,
  user: User,
  step: Exclude<Step, { skipped: true }>,
  now: Date,
): Promise<void> {
  switch (step.step) {
    case GET_STARTED_STEPS.welcome: {
      const { ageBand, consents } = step;
      if (ageBand === TOO_YOUNG && (consents.shareWithTeamMates || consents.research)) throw tooYoung();
      await storeAnswers(tx, user.id, { ageBand });
      return storeConsents(tx, user.id, consents, now);
    }
    case GET_STARTED_STEPS.platform: {
      const { platform, epicUserName } = step;
      await changeProfile(tx, user.id, { platform, epicUserName: epicUserName || null });
      return;
    }
    case GET_STARTED_STEPS.ranks: {
      const { duelModeRank: duel, doublesModeRank: doubles, standardModeRank: standard } = step;
      await storeRanks(tx, user, { duel, doubles, standard }, 'declared', now);
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

/** What is asked of people below 13 concerns themselves alone. */
export function tooYoung(): ProblemError {
  return new ProblemError(
    403,
    'too-young',
    'Below 13 you can only agree to your own statistics. Leave the other two off.',
  );
}

export { TOO_YOUNG };
