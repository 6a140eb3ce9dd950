import type { FastifyInstance } from 'fastify';
import type { Context } from '../../feature-module.ts';
import { registerEndpoints } from '../../platform/http/register-endpoint.ts';
import { coachingDataOf } from './coach-sessions.ts';
import { listPricedPlans } from './plan-price.repository.ts';
import { uploadRestrictionOf } from './upload-quota.ts';

export function membershipRoutes(app: FastifyInstance, { db, clock }: Pick<Context, 'db' | 'clock'>): void {
  registerEndpoints(app, {
    replayUploadRestriction: ({ caller }) => uploadRestrictionOf(db, caller.userId, clock.now()),
    getCoachingData: ({ caller }) => coachingDataOf(db, caller.userId, clock.now()),
    getPlans: () => listPricedPlans(db),
  });
}
