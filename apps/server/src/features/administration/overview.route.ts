import { ENDPOINTS } from '@datacoach/contract';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../../feature-module.ts';
import { answer, registerEndpoint } from '../../platform/http/register-endpoint.ts';
import { recordAudit } from '../audit/index.ts';
import { runAllFailedAgain } from '../replays/index.ts';
import { describeOverview } from './describe-overview.ts';
import { countFlags, FLAG_PAGE_SIZE, pageOfFlags } from './flagged-event.repository.ts';
import { periodOf } from './period.ts';

/** The administrators' dashboard. */
export function overviewRoutes(app: FastifyInstance, context: Context): void {
  const { db, clock, queue } = context;
  registerEndpoint(app, ENDPOINTS.getOverview, async ({ query }) =>
    answer(200, await describeOverview(context, query)),
  );
  registerEndpoint(app, ENDPOINTS.runFailedAgain, async ({ body, caller }) => {
    const { from, to, which } = body;
    const started = await db.transaction(async (tx) => {
      const count = await runAllFailedAgain(tx, queue, {
        ...periodOf({ from, to }),
        ...(which && { which }),
      });
      await recordAudit(tx, {
        actorId: caller.userId,
        at: clock.now(),
        action: 'run-failed-again',
        targetKind: 'replays',
        targetId: null,
        after: { from, to, ...which, started: count },
      });
      return count;
    });
    return answer(200, { started });
  });
  registerEndpoint(app, ENDPOINTS.listFlaggedEvents, async ({ query }) => {
    const { pageIndex, ...filter } = query;
    const [items, total] = [await pageOfFlags(db, filter, pageIndex), await countFlags(db, filter)];
    return answer(200, { items, pageIndex, pageSize: FLAG_PAGE_SIZE, total });
  });
}
