import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Worker } from 'node:worker_threads';
import { sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { DATABASE_KINDS, openDatabaseForTests } from '../../testing/open-test-database.ts';
import { openEmbeddedDatabase } from './open-embedded-database.ts';

const CLIENTS = 6;
const ROUNDS = 60;

describe.each(DATABASE_KINDS)('%s behind pg', async (kind) => {
  const database = await openDatabaseForTests(kind);
  await database.pool.query('create table accounts (id int primary key, amount int not null)');
  await database.pool.query('create table transfers (client int, round int)');
  await database.pool.query('insert into accounts select n, 1000 from generate_series(0, 9) n');

  test('keeps sums correct with concurrent clients, errors and rollbacks', async () => {
    let committed = 0;
    await Promise.all(
      Array.from({ length: CLIENTS }, async (_, client) => {
        for (let round = 0; round < ROUNDS; round++) {
          const [from, to] = [(client + round) % 10, (client + round * 3 + 1) % 10];
          const outcome = database.db.transaction(async (tx) => {
            // Always in the same order, so that PostgreSQL's clients don't deadlock.
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

  test('stores and returns large values unchanged', async () => {
    const text = 'ü'.repeat(2_000_000);
    const { rows } = await database.pool.query('select $1::text as echo, length($1::text) as n', [text]);
    expect(rows[0].n).toBe(text.length);
    expect(rows[0].echo === text).toBe(true);
  });

  test('throws instead of hanging when the database is used inside a transaction', async () => {
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

  test('throws for a query inside a transaction even while others wait for its end', async () => {
    const one = Promise.withResolvers<void>();
    const transaction = database.db.transaction(async (tx) => {
      await tx.execute(sql`select 1`);
      await one.promise;
      await database.pool.query('select 1');
    });
    const waiting = database.pool.query('select 2 as two');
    one.resolve();
    await expect(transaction).rejects.toThrow('used inside a transaction');
    expect((await waiting).rows).toEqual([{ two: 2 }]);
  });

  test('gives each of several queries sent together its own result or error', async () => {
    const answers = await Promise.allSettled(
      Array.from({ length: 60 }, (_, n) =>
        n % 3 === 0
          ? database.pool.query('select 1 / ($1::int - $1::int)', [n])
          : database.pool.query('select $1::int as n, repeat($2, 5000) as text', [n, 'x']),
      ),
    );
    for (const [n, answer] of answers.entries()) {
      expect(answer.status).toBe(n % 3 === 0 ? 'rejected' : 'fulfilled');
      if (answer.status === 'fulfilled') expect(answer.value.rows[0].n).toBe(n);
      else expect(String(answer.reason)).toContain('division by zero');
    }
  });

  test('gives a transaction its turn under constant load, and hides its changes until it commits', async () => {
    let isDone = false;
    const askOn = async () => {
      while (!isDone) {
        const { rows } = await database.pool.query('select amount from accounts where id = $1', [0]);
        expect(rows[0].amount).not.toBe(-1);
      }
    };
    const asking = [askOn(), askOn(), askOn()];
    for (let round = 0; round < 5; round++) {
      await database.db
        .transaction(async (tx) => {
          await tx.execute(sql`update accounts set amount = -1 where id = 0`);
          await tx.execute(sql`select pg_sleep(0.01)`);
          throw new Error('changed my mind');
        })
        .catch(() => {});
    }
    isDone = true;
    await Promise.all(asking);
  });

  test('allows a savepoint inside a transaction', async () => {
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

  test('leaves nothing to the next client when a connection is dropped midway', async () => {
    const client = await database.pool.connect();
    await client.query('begin');
    await client.query('delete from accounts');
    client.release(true);
    const { rows } = await database.pool.query('select count(*)::int as n from accounts');
    expect(rows[0]).toEqual({ n: 10 });
  });
});

describe('the embedded database', () => {
  test('keeps committed data across a restart', async () => {
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

  test('caches the plan of a repeated query', async () => {
    const database = await openEmbeddedDatabase({ folder: null, onLost: () => {} });
    const plans = async () =>
      (await database.pool.query("select statement from pg_prepared_statements where name <> ''")).rows;
    const ask = (n: number) => database.pool.query('select $1::int + 1 as n', [n]);
    expect((await ask(1)).rows).toEqual([{ n: 2 }]);
    expect(await plans()).toEqual([]);
    const answers = await Promise.all([2, 3, 4].map(ask));
    expect(answers.map(({ rows }) => rows[0].n)).toEqual([3, 4, 5]);
    expect(await plans()).toEqual([{ statement: 'select $1::int + 1 as n' }]);
    await database.close();
  });

  test('fails all pending queries when its thread ends', async () => {
    const created = new Promise<Worker>((resolve) => process.once('worker', resolve));
    const database = await openEmbeddedDatabase({ folder: null, onLost: () => {} });
    const count = (rows: number) =>
      database.pool.query('select count(*) from generate_series(1, $1::int)', [rows]);
    for (let warm = 0; warm < 3; warm++) await count(1_000_000);
    const waiting = [count(50_000_000), count(1), count(2)].map((one) =>
      expect(one).rejects.toThrow('The embedded database stopped.'),
    );
    await (await created).terminate();
    await Promise.all(waiting);
    await expect(count(3)).rejects.toThrow('The embedded database stopped.');
    await database.close().catch(() => {});
  });

  test('fails its queries and reports it once when its thread ends', async () => {
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
    const count = (rows: number) => client.query(`select count(*) from generate_series(1, ${rows})`);
    // V8 may abort the process if a thread ends while its hot functions are being compiled; this compiles them first.
    for (let warm = 0; warm < 3; warm++) await count(1_000_000);
    const waiting = count(50_000_000);
    const failed = expect(waiting).rejects.toThrow('The embedded database stopped.');
    await (await created).terminate();
    await failed;
    client.release(true);
    await expect(database.pool.query('select 1')).rejects.toThrow('The embedded database stopped.');
    expect(lost).toHaveLength(1);
  });

  test("is rejected immediately if it can't be opened", async () => {
    const opening = openEmbeddedDatabase({ folder: null, template: '/does/not/exist', onLost: () => {} });
    await expect(opening).rejects.toThrow('The embedded database stopped.');
  });
});
