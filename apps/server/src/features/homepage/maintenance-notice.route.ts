import { ENDPOINTS, type MaintenanceNotice } from '@datacoach/contract';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../../feature-module.ts';
import { announce } from '../../platform/database/announce.ts';
import type { Database } from '../../platform/database/database.ts';
import { answer, registerEndpoint } from '../../platform/http/register-endpoint.ts';
import { recordAudit } from '../audit/index.ts';
import { notifyEverybody } from '../notifications/index.ts';
import { findNotice, saveNotice } from './maintenance-notice.repository.ts';

const NONE: MaintenanceNotice = { isActive: false, title: '', notice: '', showDiscordLink: false };
/** What notifications say where the administrator has written nothing. */
const UNTITLED = 'Maintenance';
const UNWRITTEN = 'DataCoach is being worked on and will be back soon.';

export function maintenanceNoticeRoutes(
  app: FastifyInstance,
  { db, clock }: Pick<Context, 'db' | 'clock'>,
): void {
  registerEndpoint(app, ENDPOINTS.getMaintenanceNotice, async () => answer(200, await noticeIn(db)));
  registerEndpoint(app, ENDPOINTS.saveMaintenanceNotice, async ({ body, caller }) => {
    const { announce: ahead, ...notice } = body;
    const now = clock.now();
    await db.transaction(async (tx) => {
      const before = (await findNotice(tx)) ?? NONE;
      await saveNotice(tx, notice, now);
      await announce(tx, { topic: 'maintenance', userId: null });
      await recordAudit(tx, {
        actorId: caller.userId,
        at: now,
        action: ahead ? 'announce-maintenance' : 'save-maintenance',
        targetKind: 'maintenance',
        targetId: null,
        before: shown(before),
        after: shown(notice),
      });
      if (!ahead && (!notice.isActive || before.isActive)) return;
      const values = { title: notice.title || UNTITLED, notice: notice.notice || UNWRITTEN };
      const onceKey = `maintenance:${now.toISOString()}`;
      await notifyEverybody(tx, { kind: 'maintenance', values, path: '/', onceKey, by: caller.userId }, now);
    });
    return answer(200, notice);
  });

  const noticeIn = async (database: Database) => shown((await findNotice(database)) ?? NONE);
}

/** The row has more than the answer shows. */
function shown({ isActive, title, notice, showDiscordLink }: MaintenanceNotice) {
  return { isActive, title, notice, showDiscordLink };
}
