import type { BodyOf, Incident, ProductStatus } from '@datacoach/contract';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../../feature-module.ts';
import { cacheFor } from '../../platform/clock/cache-for.ts';
import { MINUTE_MS } from '../../platform/clock/clock.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { conflict, notFound } from '../../platform/http/problem-error.ts';
import { registerEndpoints } from '../../platform/http/register-endpoint.ts';
import { type RowChange, recordChange } from '../audit/index.ts';
import {
  changeIncident,
  findOldestWaiting,
  INCIDENT_PAGE_SIZE,
  type IncidentRow,
  insertIncident,
  listIncidentPage,
  listIncidentsSince,
  lockIncident,
  removeIncident,
} from './incident.repository.ts';
import { withTimeout } from './readiness.route.ts';

/** The page is public: checks run at most this often. */
const MAX_STATUS_AGE_MS = 15_000;
/** From this wait on, the analysis counts as slow. */
const SLOW_MINUTES = 15;
const INCIDENT_DAYS = 90;

/** Registers the public status, and the incidents that administrators write for it. */
export function statusRoutes(app: FastifyInstance, context: Context): void {
  const { db, clock } = context;
  const status = cacheFor(clock, MAX_STATUS_AGE_MS, () => checkStatus(context));
  const saveIncident = (change: (tx: Transaction) => Promise<IncidentRow>): Promise<IncidentRow> => {
    status.forget();
    return db.transaction(change);
  };
  registerEndpoints(app, {
    getStatus: status.read,
    listIncidents: async ({ query: { pageIndex } }) => {
      const { rows, total } = await listIncidentPage(db, pageIndex);
      return { items: rows.map(describeIncident), pageIndex, pageSize: INCIDENT_PAGE_SIZE, total };
    },
    createIncident: async ({ body, caller }) =>
      describeIncident(
        await saveIncident((tx) => createIncident(tx, body, { by: caller.userId, at: clock.now() })),
      ),
    updateIncident: async ({ params, body: { version, ...fields }, caller }) =>
      describeIncident(
        await saveIncident(async (tx) => {
          const before = await requireIncident(tx, params.incidentId);
          const after = await changeIncident(tx, before.id, version, toFields(fields));
          if (!after) {
            throw conflict(
              'changed-meanwhile',
              'Another admin has changed this incident. Reload and try again.',
            );
          }
          await audit(tx, { by: caller.userId, at: clock.now(), action: 'change', before, after });
          return after;
        }),
      ),
    deleteIncident: async ({ params, caller }) => {
      await saveIncident(async (tx) => {
        const before = await requireIncident(tx, params.incidentId);
        await removeIncident(tx, before.id);
        await audit(tx, { by: caller.userId, at: clock.now(), action: 'delete', before, after: null });
        return before;
      });
    },
  });
}

/** Returns what works right now. A part that doesn't respond in time is down. */
async function checkStatus(context: Context): Promise<ProductStatus> {
  const { db, clock, database, blobs, queue, mailer, paymentProvider, logger } = context;
  const now = clock.now();
  const runCheck = async <Result>(part: string, check: () => Promise<Result>): Promise<Result | null> => {
    try {
      return await withTimeout(check());
    } catch (error) {
      logger.warn({ err: error, part }, 'status: does not respond');
      return null;
    }
  };
  const isUp = async (part: string, check: () => Promise<unknown>) =>
    (await runCheck(part, async () => {
      await check();
      return true;
    })) === true;
  const since = new Date(now.getTime() - INCIDENT_DAYS * 24 * 60 * MINUTE_MS);
  const [hasDatabase, hasStorage, hasQueue, canPay, waiting, incidents] = await Promise.all([
    isUp('database', () => database.pool.query('select 1')),
    isUp('storage', () => blobs.check()),
    isUp('analysis', () => queue.check()),
    isUp('payments', () => paymentProvider.check()),
    runCheck('analysis', async () => ({ since: await findOldestWaiting(db) })),
    runCheck('incidents', () => listIncidentsSince(db, since)),
  ]);
  const waitingMinutes = waiting?.since
    ? Math.max(0, Math.floor((now.getTime() - waiting.since.getTime()) / MINUTE_MS))
    : null;
  const isSlow = waitingMinutes !== null && waitingMinutes >= SLOW_MINUTES;
  const toState = (isWorking: boolean) => (isWorking ? 'ok' : 'down');
  return {
    checkedAt: now.toISOString(),
    parts: {
      database: toState(hasDatabase),
      analysis: hasQueue && waiting && isSlow ? 'slow' : toState(hasQueue && waiting !== null),
      mail: toState(!mailer.isFailing()),
      payments: toState(canPay),
      storage: toState(hasStorage),
    },
    waitingMinutes,
    incidents: incidents?.map(describeIncident) ?? null,
  };
}

export async function createIncident(
  tx: Transaction,
  incident: BodyOf<'createIncident'>,
  change: { by: string; at: Date },
): Promise<IncidentRow> {
  const row = await insertIncident(tx, toFields(incident));
  await audit(tx, { ...change, action: 'add', before: null, after: row });
  return row;
}

async function requireIncident(tx: Transaction, id: string): Promise<IncidentRow> {
  const row = await lockIncident(tx, id);
  if (!row) throw notFound('Incident not found. Another admin may have deleted it.');
  return row;
}

const toFields = ({ startsAt, endsAt, ...text }: Omit<Incident, 'id' | 'version'>) => ({
  ...text,
  startsAt: new Date(startsAt),
  endsAt: endsAt === null ? null : new Date(endsAt),
});

function describeIncident({ startsAt, endsAt, ...row }: IncidentRow): Incident {
  return { ...row, startsAt: startsAt.toISOString(), endsAt: endsAt?.toISOString() ?? null };
}

function audit(tx: Transaction, { action, ...change }: RowChange<IncidentRow>): Promise<void> {
  return recordChange(tx, 'incident', { ...change, action: `${action}-incident` }, (row) => {
    const { id: _id, version: _version, ...shown } = describeIncident(row);
    return shown;
  });
}
