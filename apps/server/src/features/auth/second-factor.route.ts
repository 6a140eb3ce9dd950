import type { FastifyInstance } from 'fastify';
import type { Context } from '../../feature-module.ts';
import { registerEndpoints } from '../../platform/http/register-endpoint.ts';
import { limitAttempts } from './limit-attempts.ts';
import {
  confirmSecondFactor,
  describeSecondFactor,
  endSecondFactor,
  startSecondFactor,
} from './second-factor.ts';
import { requireUser } from './user.repository.ts';

export function secondFactorRoutes(app: FastifyInstance, context: Context): void {
  registerEndpoints(app, {
    getSecondFactor: async ({ caller }) =>
      describeSecondFactor(context, await requireUser(context.db, caller.userId)),
    startSecondFactor: async ({ caller, body }) => {
      await limitAttempts(context, ['proof', caller.userId]);
      return await startSecondFactor(context, await requireUser(context.db, caller.userId), body.password);
    },
    confirmSecondFactor: async ({ caller, body }) => {
      await limitAttempts(context, ['proof', caller.userId]);
      return { recoveryCodes: await confirmSecondFactor(context, caller, body.code) };
    },
    endSecondFactor: async ({ caller, body }) => {
      await limitAttempts(context, ['proof', caller.userId]);
      const user = await requireUser(context.db, caller.userId);
      await endSecondFactor(context, user, body.password);
      return await describeSecondFactor(context, user);
    },
  });
}
