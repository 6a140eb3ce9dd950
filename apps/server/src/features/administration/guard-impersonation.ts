import type { FastifyInstance } from 'fastify';
import type { Context } from '../../feature-module.ts';
import { ProblemError } from '../../platform/http/problem-error.ts';
import { recordAudit } from '../audit/index.ts';

const READING = new Set(['GET', 'HEAD', 'OPTIONS']);
/** Areas of which an administrator who looks on changes nothing: money, plan, and the account itself. */
const READ_ONLY = new Set(['membership', 'payments', 'tokens', 'auth', 'referrals', 'coaching']);
/** Area that he does not even read: everything stored of somebody, as a file. */
const CLOSED = new Set(['account']);

/**
 * Requests of administrators who look on as somebody else: refused where they would touch money or the account, and every
 * other change is written down before it is made.
 */
export function guardImpersonation(app: FastifyInstance, { db, clock }: Pick<Context, 'db' | 'clock'>): void {
  app.addHook('onRequest', async ({ caller, method, routeOptions }) => {
    if (!caller?.impersonatorId) return;
    const { area = '', endpointName } = routeOptions.config;
    const changes = !READING.has(method);
    if (CLOSED.has(area) || (changes && READ_ONLY.has(area))) {
      throw new ProblemError(
        403,
        'looking-on',
        'You’re viewing as another user, so you can’t change their plan, payments or account.',
      );
    }
    if (!changes) return;
    const actorId = caller.impersonatorId;
    const target = { targetKind: 'user', targetId: caller.userId };
    const after = { method, call: endpointName ?? routeOptions.url };
    await db.transaction((tx) =>
      recordAudit(tx, { actorId, at: clock.now(), action: 'act-as', ...target, after }),
    );
  });
}
