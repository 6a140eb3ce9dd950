import type { FastifyInstance } from 'fastify';
import type { DbAndClock } from '../../feature-module.ts';
import { registerEndpoints } from '../../platform/http/register-endpoint.ts';
import { readCoachingData } from './coach-sessions.ts';
import { listPricedPlans } from './plan-price.repository.ts';
import { getUploadRestriction } from './upload-quota.ts';

export function membershipRoutes(app: FastifyInstance, { db, clock }: DbAndClock): void {
  registerEndpoints(app, {
    replayUploadRestriction: ({ caller }) => getUploadRestriction(db, caller.userId, clock.now()),
    getCoachingData: ({ caller }) => readCoachingData(db, caller.userId, clock.now()),
    getPlans: () => listPricedPlans(db),
  });
}
