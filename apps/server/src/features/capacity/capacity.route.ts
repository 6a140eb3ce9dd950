import type { FastifyInstance } from 'fastify';
import type { Context } from '../../feature-module.ts';
import { conflict } from '../../platform/http/problem-error.ts';
import { limitRoute } from '../../platform/http/rate-limits.ts';
import { registerEndpoints, registerEndpointsWith } from '../../platform/http/register-endpoint.ts';
import { recordAudit } from '../audit/index.ts';
import { addToWaitlist, countWaitlist, findCapacity, storeCapacity } from './capacity.repository.ts';
import { type PublicCapacityCache, readCapacity, readFreeRoom } from './read-capacity.ts';

export const WAITLIST_MESSAGE = 'We’ll send you one email when sign-ups reopen, then delete your address.';

export function capacityRoutes(app: FastifyInstance, context: Context, shown: PublicCapacityCache): void {
  registerEndpointsWith(
    app,
    { config: limitRoute(context.rateLimits.awaitCapacity) },
    {
      awaitCapacity: async ({ body }) => {
        await joinWaitlist(context, body.email);
        return { message: WAITLIST_MESSAGE };
      },
    },
  );
  registerEndpoints(app, {
    getCapacity: async () => (await shown.read()).capacity,
    getCapacitySettings: () => describeForAdministrators(context),
    saveCapacitySettings: async ({ body, caller }) => {
      const { db, clock } = context;
      await db.transaction(async (tx) => {
        const { signUpsPaused, uploadsPaused, maxActiveUsers, maxQueueMinutes } = await findCapacity(tx);
        await storeCapacity(tx, body);
        await recordAudit(tx, {
          actorId: caller.userId,
          at: clock.now(),
          action: 'save-capacity',
          targetKind: 'capacity',
          before: { signUpsPaused, uploadsPaused, maxActiveUsers, maxQueueMinutes },
          after: { ...body },
        });
      });
      shown.forget();
      return await describeForAdministrators(context);
    },
  });
}

/** Stores an address for the one-time mail. Throws ProblemError 409 if there is nothing to wait for. */
export async function joinWaitlist(context: Context, email: string): Promise<void> {
  if ((await readFreeRoom(context)).signUps) {
    throw conflict('sign-ups-open', 'Sign-ups are open. You can sign up now.');
  }
  await addToWaitlist(context.db, email.trim().toLowerCase(), email.trim(), context.clock.now());
}

async function describeForAdministrators(context: Context) {
  return { ...(await readCapacity(context)), waiting: await countWaitlist(context.db) };
}
