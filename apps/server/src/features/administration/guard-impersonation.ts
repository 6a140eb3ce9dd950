import { ENDPOINTS, type Endpoint, isRefusedWhileViewing } from '@datacoach/contract';
import type { FastifyInstance } from 'fastify';
import type { DbAndClock } from '../../feature-module.ts';
import { ProblemError } from '../../platform/http/problem-error.ts';
import { recordAudit } from '../audit/index.ts';

const ENDPOINTS_BY_NAME: Readonly<Record<string, Endpoint>> = ENDPOINTS;
const READING = new Set(['GET', 'HEAD', 'OPTIONS']);

/** While an admin views as a user, rejects what only the owner may do and audits every other change first. */
export function guardImpersonation(app: FastifyInstance, { db, clock }: DbAndClock): void {
  app.addHook('onRequest', async ({ caller, method, routeOptions }) => {
    if (!caller?.impersonatorId) return;
    const { endpointName } = routeOptions.config;
    const endpoint = ENDPOINTS_BY_NAME[endpointName ?? ''];
    if (endpoint && isRefusedWhileViewing(endpoint)) {
      throw new ProblemError(
        403,
        'read-only',
        'You’re viewing as another user, so you can’t change how they sign in, pay or share, or what they agreed to.',
      );
    }
    if (READING.has(method)) return;
    const actorId = caller.impersonatorId;
    const target = { targetKind: 'user', targetId: caller.actorId };
    const after = { method, call: endpointName ?? routeOptions.url };
    await db.transaction((tx) =>
      recordAudit(tx, { actorId, at: clock.now(), action: 'act-as', ...target, after }),
    );
  });
}
