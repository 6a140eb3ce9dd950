import { expect, test } from 'vitest';
import { getProblemCode } from '../../testing/api-client.ts';
import { createAccountWithRole } from '../../testing/create-account-with-role.ts';
import { startServerForTests } from '../../testing/start-test-server.ts';
import { findCurrentSeason } from './season.repository.ts';

const clock = { now: () => new Date('2026-07-01T12:00:00Z') };
const server = await startServerForTests({ database: 'embedded', clock });
const admin = await createAccountWithRole(server, 'Admin');

const send = (method: string, path = '', json?: object) =>
  admin.send(method, `/api/v1/admin/seasons${path}`, json);
const summary = ({ body }: { body: unknown }) => (body as { messages: string[] }).messages[0];
const running = (at: string) => findCurrentSeason(server.platform.database.db, new Date(at));

test('administrators manage the list of seasons: ordered, effective immediately, audited', async () => {
  const { body } = await send('GET');
  expect(body).toMatchObject({ current: { number: 23, from: '2026-06-10T16:00:00.000Z' } });
  expect((body as { items: object[] }).items[0]).toEqual({
    number: 23,
    startsAt: '2026-06-10T16:00:00.000Z',
  });

  const known = await send('POST', '', { number: 23, startsAt: '2026-09-09T16:00:00Z' });
  expect([getProblemCode(known), summary(known)]).toEqual([
    'season-known',
    'Season 23 is already in the list.',
  ]);
  const early = await send('POST', '', { number: 24, startsAt: '2026-06-10T16:00:00Z' });
  expect(summary(early)).toBe('It must start after season 23, 2026-06-10.');
  expect((await send('POST', '', { number: 0, startsAt: '2026-09-09T16:00:00Z' })).status).toBe(400);
  expect(summary(await send('POST', '', { number: 24, startsAt: '' }))).toBe('Enter when the season starts.');

  expect((await running('2026-09-10T00:00:00Z')).number).toBe(23);
  expect((await send('POST', '', { number: 24, startsAt: '2026-09-09T16:00:00Z' })).status).toBe(201);
  expect((await running('2026-09-10T00:00:00Z')).number).toBe(24);

  const late = await send('PUT', '/23', { startsAt: '2026-09-09T16:00:00Z' });
  expect(summary(late)).toBe('It must start before season 24, 2026-09-09.');
  const moved = await send('PUT', '/23', { startsAt: '2026-06-17T16:00:00Z' });
  expect(moved.body).toMatchObject({ current: { number: 23, from: '2026-06-17T16:00:00.000Z' } });
  expect((await send('DELETE', '/24')).status).toBe(200);
  expect((await running('2026-09-10T00:00:00Z')).number).toBe(23);
  for (const [method, json] of [
    ['PUT', { startsAt: '2026-09-09T16:00:00Z' }] as const,
    ['DELETE'] as const,
  ]) {
    expect(getProblemCode(await send(method, '/24', json))).toBe('not-found');
  }

  const { body: trail } = await admin.get('/api/v1/admin/audit?targetKind=season');
  expect((trail as { items: { action: string }[] }).items.map(({ action }) => action)).toEqual([
    'delete-season',
    'move-season',
    'add-season',
  ]);
});
