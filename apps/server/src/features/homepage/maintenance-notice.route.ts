import { ENDPOINTS, type MaintenanceNotice } from '@datacoach/contract';
import type { FastifyInstance } from 'fastify';
import type { Clock } from '../../platform/clock/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import { answer, registerEndpoint } from '../../platform/http/register-endpoint.ts';
import { findNotice, saveNotice } from './maintenance-notice.repository.ts';

const NONE: MaintenanceNotice = { isActive: false, title: '', notice: '', showDiscordLink: false };

export function maintenanceNoticeRoutes(
  app: FastifyInstance,
  { db, clock }: { db: Database; clock: Clock },
): void {
  registerEndpoint(app, ENDPOINTS.getMaintenanceNotice, async () =>
    answer(200, (await findNotice(db)) ?? NONE),
  );
  registerEndpoint(app, ENDPOINTS.saveMaintenanceNotice, async ({ body }) => {
    await saveNotice(db, body, clock.now());
    return answer(200, body);
  });
}
