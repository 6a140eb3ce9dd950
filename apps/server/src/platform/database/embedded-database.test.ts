import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Worker } from 'node:worker_threads';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { DATABASE_KINDS, openTestDatabase } from '../../testing/open-test-database.ts';
import type { DatabaseHandle } from './database.ts';
import { openEmbeddedDatabase } from './open-embedded-database.ts';

const CLIENTS = 6;
const ROUNDS = 60;

describe.each(DATABASE_KINDS)('%s behind pg', (kind) => {
  let database: DatabaseHandle;
  beforeAll(async () => {
    database = (await openTestDatabase(kind)).handle;
    await database.pool.query('create table accounts (id int primary key, amount int not null)');
    await database.pool.query('create table transfers (client int, round int)');
    await database.pool.query('insert into accounts select n, 1000 from generate_series(0, 9) n');
  });
  afterAll(() => database.close());

  test('concurrent clients: transactions, errors and rollbacks leave the sums right', async () => {
    let committed = 0;
    await Promise.all(
      Array.from({ length: CLIENTS }, async (_, client) => {
        for (let round = 0; round < ROUNDS; round++) {
          const [from, to] = [(client + round) % 10, (client + round * 3 + 1) % 10];
          const outcome = database.db.transaction(async (tx) => {
            // In one order, so that PostgreSQL's clients do not lock each other out.
            await tx.execute(
              sql`select id from accounts where id in (${from}, ${to}) order by id for update`,
            );
            await tx.execute(sql`update accounts set amount = amount - 7 where id = ${from}`);
            await tx.execute(sql`insert into transfers values (${client}, ${round})`);
            if (round % 3 === 0) await tx.execute(sql`select nothing from nowhere`);
            if (round % 3 === 1) throw new Error('changed my mind');
            await tx.execute(sql`update accounts set amount = amount + 7 where id = ${to}`);
          });
          if (await outcome.then(() => true).catch(() => false)) committed++;
          const { rows } = await database.pool.query('select sum(amount)::int as total from accounts');
          expect(rows[0]).toEqual({ total: 10_000 });
          await database.pool.query('select broken syntax from').catch(() => {});
        }
      }),
    );
    expect(committed).toBe((CLIENTS * ROUNDS) / 3);
    const { rows } = await database.pool.query('select count(*)::int as n from transfers');
    expect(rows[0]).toEqual({ n: committed });
  });

  test('large values come and go whole', async () => {
    const text = 'ü'.repeat(2_000_000);
    const { rows } = await database.pool.query('select $1::text as echo, length($1::text) as n', [text]);
    expect(rows[0].n).toBe(text.length);
    expect(rows[0].echo === text).toBe(true);
  });

  test('using the database inside a transaction throws instead of hanging', async () => {
    const wrong = database.db.transaction(async (tx) => {
      await tx.execute(sql`select 1`);
      await database.db.execute(sql`select 1`);
    });
    await expect(wrong).rejects.toMatchObject({
      cause: { message: expect.stringContaining('used inside a transaction') },
    });
    const direct = database.db.transaction(() => database.pool.query('select 1'));
    await expect(direct).rejects.toThrow('used inside a transaction');
    const nested = database.db.transaction(() => database.db.transaction(async () => 1));
    await expect(nested).rejects.toThrow('used inside a transaction');
    expect((await database.pool.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
  });

  test('a savepoint inside a transaction is fine', async () => {
    const total = await database.db.transaction(async (tx) => {
      await tx
        .transaction(async (inner) => {
          await inner.execute(sql`delete from accounts`);
          throw new Error('back');
        })
        .catch(() => {});
      return (await tx.execute<{ n: number }>(sql`select count(*)::int as n from accounts`)).rows[0]?.n;
    });
    expect(total).toBe(10);
  });

  test('a connection that is given up in the middle leaves nothing to the next one', async () => {
    const client = await database.pool.connect();
    await client.query('begin');
    await client.query('delete from accounts');
    client.release(true);
    const { rows } = await database.pool.query('select count(*)::int as n from accounts');
    expect(rows[0]).toEqual({ n: 10 });
  });
});

describe('the embedded database', () => {
  test('keeps what was committed over a restart', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'datacoach-reopen-'));
    const onLost = (error: Error) => {
      throw error;
    };
    try {
      const first = await openEmbeddedDatabase({ folder, onLost });
      await first.pool.query('create table kept as select 42 as answer');
      await first.close();
      const second = await openEmbeddedDatabase({ folder, onLost });
      expect((await second.pool.query('select answer from kept')).rows).toEqual([{ answer: 42 }]);
      await second.close();
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  });

  test('whose thread ends fails its queries and says so, once', async () => {
    const lost: Error[] = [];
    const created = new Promise<Worker>((resolve) => process.once('worker', resolve));
    const database = await openEmbeddedDatabase({
      folder: null,
      onLost: (error) => {
        lost.push(error);
      },
    });
    const client = await database.pool.connect();
    client.on('error', () => {});
    const waiting = client.query('select count(*) from generate_series(1, 50_000_000)');
    const failed = expect(waiting).rejects.toThrow('The embedded database stopped.');
    await (await created).terminate();
    await failed;
    client.release(true);
    await expect(database.pool.query('select 1')).rejects.toThrow('The embedded database stopped.');
    expect(lost).toHaveLength(1);
  });

  test('that cannot be opened is refused, not waited for', async () => {
    const opening = openEmbeddedDatabase({ folder: null, template: '/does/not/exist', onLost: () => {} });
    await expect(opening).rejects.toThrow('The embedded database stopped.');
  });
});
