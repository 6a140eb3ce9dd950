import { ENDPOINTS } from '@datacoach/contract';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../../feature-module.ts';
import { answer, registerEndpoint } from '../../platform/http/register-endpoint.ts';
import { coachingDataOf } from './coach-sessions.ts';
import { listPricedPlans } from './plan-price.repository.ts';
import { uploadRestrictionOf } from './upload-quota.ts';

export function membershipRoutes(app: FastifyInstance, { db, clock }: Pick<Context, 'db' | 'clock'>): void {
  registerEndpoint(app, ENDPOINTS.replayUploadRestriction, async ({ caller }) =>
    answer(200, await uploadRestrictionOf(db, caller.userId, clock.now())),
  );
  registerEndpoint(app, ENDPOINTS.getCoachingData, async ({ caller }) =>
    answer(200, await coachingDataOf(db, caller.userId, clock.now())),
  );
  registerEndpoint(app, ENDPOINTS.getPlans, async () => answer(200, await listPricedPlans(db)));
}
