import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { DATABASE_KINDS, openTestDatabase, type TestDatabase } from '../../testing/open-test-database.ts';
import { createLogger } from '../logging/logger.ts';
import { defineJob, type Queue, startQueue } from './queue.ts';

const count = defineJob({
  name: 'test.count',
  payload: z.object({ n: z.number() }),
  getKey: ({ n }) => `${n}`,
  retries: 3,
  leaseSeconds: 30,
});

describe.each(DATABASE_KINDS)('the queue on %s', (kind) => {
  let database: TestDatabase;
  let queue: Queue;
  const done: number[] = [];
  let failures = 0;
  const send = (n: number) => database.handle.db.transaction((tx) => queue.send(tx, count, { n }));
  const until = (condition: () => boolean) => expect.poll(condition).toBe(true);

  beforeAll(async () => {
    database = await openTestDatabase(kind);
    queue = await startQueue({
      database: database.handle,
      databaseUrl: database.url,
      jobs: [count],
      logger: createLogger('silent'),
    });
  });
  afterAll(async () => {
    await queue.stop();
    await database.handle.close();
  });

  test('adds a job only if its transaction commits, and once per key', async () => {
    const undone = database.handle.db.transaction(async (tx) => {
      expect(await queue.send(tx, count, { n: 1 })).toBe(true);
      throw new Error('undone');
    });
    await expect(undone).rejects.toThrow('undone');
    expect(await send(2)).toBe(true);
    expect(await send(2)).toBe(false);
    await database.handle.db.transaction(async (tx) => {
      await tx.execute(sql`select 1`);
      expect(await queue.send(tx, count, { n: 2 })).toBe(false);
      expect(await queue.send(tx, count, { n: 3 })).toBe(true);
    });
  });

  test('requires exactly one handler per job', async () => {
    await expect(queue.startWorkers({}, 1)).rejects.toThrow('Jobs without handler: test.count');
    const stranger = { 'test.count': async () => {}, 'test.other': async () => {} };
    await expect(queue.startWorkers(stranger, 1)).rejects.toThrow('Handlers without job: test.other');
  });

  test('runs waiting jobs, but not rolled back ones', async () => {
    await queue.startWorkers(
      {
        'test.count': async ({ n }: { n: number }) => {
          if (n === 666 && failures++ < 1) throw new Error('once');
          done.push(n);
        },
      },
      2,
    );
    await until(() => done.length >= 2);
    expect([...done].sort()).toEqual([2, 3]);
  });

  test("frees a job's key when it's done", async () => {
    for (const round of [1, 2, 3]) {
      expect(await send(100 + round)).toBe(true);
      await until(() => done.includes(100 + round));
    }
    // The queue counts a job as done a moment after its handler finishes.
    await expect.poll(() => send(101)).toBe(true);
    await until(() => done.filter((n) => n === 101).length === 2);
  });

  test('completes many jobs sent at once', async () => {
    const before = done.length;
    await database.handle.db.transaction(async (tx) => {
      for (let n = 1000; n < 1100; n++) await queue.send(tx, count, { n });
    });
    await until(() => done.length >= before + 100);
  });

  test('retries a failed job', async () => {
    await send(666);
    await until(() => done.includes(666));
    expect(failures).toBe(2);
  });
});

test('rejects two jobs with the same name', async () => {
  const database = await openTestDatabase('embedded');
  const options = { database: database.handle, databaseUrl: null, logger: createLogger('silent') };
  await expect(startQueue({ ...options, jobs: [count, count] })).rejects.toThrow('Two jobs have one name');
  await database.handle.close();
});
