import { ENDPOINTS } from '@datacoach/contract';
import type { FastifyInstance } from 'fastify';
import { answer, registerEndpoint } from '../../platform/http/register-endpoint.ts';
import { describeReplay } from './describe-replay.ts';
import { ownIdentities } from './own-identities.ts';
import { listOwn } from './replay.repository.ts';
import type { ReplaysContext } from './replays-context.ts';

export function getReplayRoute(app: FastifyInstance, { db }: ReplaysContext): void {
  registerEndpoint(app, ENDPOINTS.getReplay, async ({ query, caller }) => {
    const pageSize = query.pageSize ?? query.PageSize;
    const { rows, total } = await listOwn(db, caller.userId, { index: query.pageIndex, size: pageSize });
    const identities = await ownIdentities(db, caller.userId);
    const items = rows.map((row) => describeReplay(row, identities));
    return answer(200, { items, pageIndex: query.pageIndex, pageSize, total });
  });
}
