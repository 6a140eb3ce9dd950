import { z } from 'zod';
import { momentWithinReach } from '../calendar.ts';
import { defineEndpoints } from '../endpoint.ts';
import { named, namedObject, pageOf } from '../named.ts';

const endpoint = defineEndpoints('system', { access: { module: 'Users', action: 'Edit' } });

/** Parts of the product on the status page. The web app is up if it shows the page, the API if it answers. */
export const STATUS_PARTS = ['database', 'analysis', 'mail', 'payments', 'storage'] as const;
export type StatusPart = (typeof STATUS_PARTS)[number];
export const STATUS_STATES = ['ok', 'slow', 'down'] as const;

const fields = z.object({
  title: z.string().trim().min(1, 'Say briefly what’s wrong.').max(120, 'Use at most 120 characters.'),
  text: z.string().trim().max(2000, 'Use at most 2,000 characters.'),
  startsAt: momentWithinReach('Enter when it started.'),
  /** Null while it is ongoing. */
  endsAt: momentWithinReach('Enter when it ended.').nullable(),
});

function checkEnd({ startsAt, endsAt }: z.output<typeof fields>, context: z.RefinementCtx): void {
  if (endsAt === null || endsAt > startsAt) return;
  context.addIssue({ code: 'custom', path: ['endsAt'], message: 'It must end after it started.' });
}

const incident = named('Incident', fields.extend({ id: z.uuid(), version: z.number().int() }));
export type Incident = z.infer<typeof incident>;

const productStatus = namedObject('ProductStatus', {
  checkedAt: z.iso.datetime(),
  parts: z.record(z.enum(STATUS_PARTS), z.enum(STATUS_STATES)),
  /** How long the oldest waiting replay has waited; null if none waits or nobody knows. */
  waitingMinutes: z.number().int().nullable(),
  /** Of the last 90 days, the newest first; null if they couldn't be loaded. */
  incidents: z.array(incident).nullable(),
});
export type ProductStatus = z.infer<typeof productStatus>;

/** Answers even when the database is down. Checked at most every 15 seconds. */
export const getStatus = endpoint('GET /api/v1/status', {
  summary: 'Which parts of the product work, and recent incidents',
  access: 'public',
  responses: { 200: productStatus },
});

const path = '/api/v1/admin/incidents';

export const listIncidents = endpoint(`GET ${path}`, {
  summary: 'Incidents on the status page, newest first',
  access: { module: 'Users', action: 'View' },
  query: z.object({ pageIndex: z.coerce.number().int().min(0).max(100_000).default(0) }),
  responses: { 200: pageOf(incident) },
});

export const createIncident = endpoint(`POST ${path}`, {
  summary: 'Add an incident to the status page',
  body: fields.superRefine(checkEnd),
  responses: { 201: incident },
});

/** 409 `changed-meanwhile`. */
export const updateIncident = endpoint(`PUT ${path}/{incidentId}`, {
  summary: 'Change an incident, or end it',
  body: fields.extend({ version: z.number().int() }).superRefine(checkEnd),
  responses: { 200: incident },
  errors: [409],
});

export const deleteIncident = endpoint(`DELETE ${path}/{incidentId}`, {
  summary: 'Remove an incident from the status page',
  access: { module: 'Users', action: 'Delete' },
});
