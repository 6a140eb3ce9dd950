import type { FastifyInstance } from 'fastify';
import type { Context } from '../../feature-module.ts';
import { registerEndpoints } from '../../platform/http/register-endpoint.ts';
import { limitAttempts } from './limit-attempts.ts';
import {
  confirmSecondFactor,
  describeSecondFactor,
  endSecondFactor,
  requireUser,
  startSecondFactor,
} from './second-factor.ts';

/** Registers the routes for two-factor login. */
export function secondFactorRoutes(app: FastifyInstance, context: Context): void {
  registerEndpoints(app, {
    getSecondFactor: async ({ caller }) => describeSecondFactor(context, await requireUser(context, caller)),
    startSecondFactor: async ({ caller, body }) => {
      await limitAttempts(context, ['proof', caller.userId]);
      return await startSecondFactor(context, await requireUser(context, caller), body.password);
    },
    confirmSecondFactor: async ({ caller, body }) => {
      await limitAttempts(context, ['proof', caller.userId]);
      return { recoveryCodes: await confirmSecondFactor(context, caller, body.code) };
    },
    endSecondFactor: async ({ caller, body }) => {
      await limitAttempts(context, ['proof', caller.userId]);
      const user = await requireUser(context, caller);
      await endSecondFactor(context, user, body.password);
      return await describeSecondFactor(context, user);
    },
  });
}
