import { randomUUID } from 'node:crypto';
import type { ProductStatus } from '@datacoach/contract';
import { describe, expect, test } from 'vitest';
import { MINUTE_MS } from '../../platform/clock/clock.ts';
import { call, getProblemCode } from '../../testing/api-client.ts';
import { createAccountWithRole } from '../../testing/create-account-with-role.ts';
import { MovingClock } from '../../testing/moving-clock.ts';
import { startServerForTests } from '../../testing/start-test-server.ts';

describe('the public status', async () => {
  const clock = new MovingClock();
  const server = await startServerForTests({ database: 'embedded', clock });
  let admin = await createAccountWithRole(server, 'Admin');

  const read = async () => (await call(`${server.url}/api/v1/status`)).body as ProductStatus;
  const send = (method: string, path: string, json?: object) =>
    admin.send(method, `/api/v1/admin/incidents${path}`, json);

  test('says that everything works, and how long the oldest replay has waited', async () => {
    expect(await read()).toMatchObject({
      parts: { database: 'ok', analysis: 'ok', mail: 'ok', payments: 'ok', storage: 'ok' },
      waitingMinutes: null,
      incidents: [],
    });
    await server.platform.database.pool.query(
      `insert into replays (id, owner_id, name, file_size, sha256, blob_key, status, uploaded_at)
       values ($1, $2, 'waiting.replay', 1, 'a', 'b', 5, $3)`,
      [randomUUID(), admin.tokens.user.id, clock.now()],
    );
    clock.forward(14 * MINUTE_MS);
    expect(await read()).toMatchObject({ parts: { analysis: 'ok' }, waitingMinutes: 14 });
    clock.forward(MINUTE_MS);
    expect(await read()).toMatchObject({ parts: { analysis: 'slow' }, waitingMinutes: 15 });
    await server.platform.database.pool.query('delete from replays');
  });

  test('shows incidents right away, for 90 days after their end', async () => {
    const startsAt = clock.now().toISOString();
    const created = await send('POST', '', { title: 'Slow uploads', text: '', startsAt, endsAt: null });
    expect(created.status).toBe(201);
    const incident = created.body as { id: string; version: number };
    expect((await read()).incidents).toMatchObject([{ title: 'Slow uploads', endsAt: null }]);
    const fields = { title: 'Slow uploads', text: 'A disk was full.', startsAt };
    const backward = { ...fields, endsAt: new Date(Date.parse(startsAt) - 1).toISOString(), version: 1 };
    expect((await send('PUT', `/${incident.id}`, backward)).status).toBe(400);
    clock.forward(MINUTE_MS);
    const ended = { ...fields, endsAt: clock.now().toISOString(), version: incident.version };
    expect((await send('PUT', `/${incident.id}`, ended)).status).toBe(200);
    expect(getProblemCode(await send('PUT', `/${incident.id}`, ended))).toBe('changed-meanwhile');
    expect((await read()).incidents).toMatchObject([{ text: 'A disk was full.' }]);
    clock.forward(89 * 24 * 60 * MINUTE_MS);
    expect((await read()).incidents).toHaveLength(1);
    clock.forward(2 * 24 * 60 * MINUTE_MS);
    expect((await read()).incidents).toEqual([]);
    const { tokens } = await createAccountWithRole(server, 'Admin');
    admin = { ...admin, tokens };
    expect((await send('GET', '')).body).toMatchObject({ total: 1 });
    expect((await send('DELETE', `/${incident.id}`)).status).toBe(200);
    expect(getProblemCode(await send('DELETE', `/${incident.id}`))).toBe('not-found');
    expect((await send('GET', '')).body).toMatchObject({ total: 0 });
  });
});
