import { ENDPOINTS } from '@datacoach/contract';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../../feature-module.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { answer, registerEndpoint } from '../../platform/http/register-endpoint.ts';
import { findConsents, storeConsents } from './consent.repository.ts';
import { describeGetStarted } from './describe-get-started.ts';
import { findAnswers, storeAnswers } from './get-started.repository.ts';
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
