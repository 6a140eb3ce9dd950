import { afterAll, describe, expect, test } from 'vitest';
import { startThreadPool, ThreadDiedError } from './thread-pool.ts';

type Task = 'work' | 'throw' | 'hang' | 'eat' | 'exit' | 'is-warm';

const module = new URL('../../testing/hostile.thread.ts', import.meta.url);

describe('a thread pool', () => {
  const pool = startThreadPool<Task, string>({ module, threads: 1, timeLimitMs: 60_000, memoryLimitMb: 40 });
  afterAll(() => pool.close());

  test('runs a task', async () => {
    expect(await pool.run('work', [])).toBe('done');
  });

  test("passes on the task's own error without treating the thread as dead", async () => {
    await expect(pool.run('throw', [])).rejects.toThrow('a mistake in the work');
  });

  test.each([
    ['eat', 'memory'],
    ['exit', 'exit'],
  ] as const)('survives a thread that does "%s"', async (task, reason) => {
    const error = await pool.run(task, []).catch((caught: unknown) => caught);
    expect(error).toBeInstanceOf(ThreadDiedError);
    expect((error as ThreadDiedError).reason).toBe(reason);
    expect(await pool.run('work', [])).toBe('done');
  });
});

describe('a warm-up', () => {
  const pool = startThreadPool<Task, string>({ module, threads: 1, timeLimitMs: 60_000, memoryLimitMb: 40 });
  afterAll(() => pool.close());

  test('prepares the thread that runs the first task, after waiting tasks', async () => {
    expect(await pool.run('is-warm', [])).toBe('false');
    const busy = pool.run('work', []);
    const warmed = pool.warmUp();
    expect(await pool.run('is-warm', [])).toBe('false');
    await Promise.all([busy, warmed]);
    expect(await pool.run('is-warm', [])).toBe('true');
  });
});

describe('accounts', () => {
  const pool = startThreadPool<Task, string>({ module, threads: 1, timeLimitMs: 60_000, memoryLimitMb: 40 });
  afterAll(() => pool.close());

  test('take turns, however many tasks one of them sends', async () => {
    const ended: string[] = [];
    const run = (account: string) => pool.run('work', [], { account }).then(() => ended.push(account));
    await Promise.all(['many', 'many', 'many', 'many', 'one', 'other', 'one'].map(run));
    expect(ended).toEqual(['many', 'one', 'other', 'many', 'one', 'many', 'many']);
  });
});

describe('background work', () => {
  const pools = [1, 2].map((threads) =>
    startThreadPool<Task, string>({ module, threads, timeLimitMs: 60_000, memoryLimitMb: 40 }),
  );
  afterAll(() => Promise.all(pools.map((pool) => pool.close())));

  test('waits while other tasks run', async () => {
    const [pool] = pools as [(typeof pools)[0]];
    const ended: string[] = [];
    const run = (name: string, background: boolean) =>
      pool.run('work', [], { background }).then(() => ended.push(name));
    await Promise.all([run('1', false), run('later', true), run('2', false), run('3', false)]);
    expect(ended).toEqual(['1', '2', '3', 'later']);
  });

  test('leaves one of several threads free', async () => {
    const [, pool] = pools as [unknown, (typeof pools)[0]];
    const background = [1, 2].map(() => pool.run('hang', [], { background: true }).catch(() => 'stopped'));
    const first = await Promise.race([pool.run('work', []), ...background]);
    expect(first).toBe('done');
    // Ends the first task, which the second one waits for.
    await pool.close();
    expect(await Promise.all(background)).toEqual(['stopped', 'stopped']);
  });
});

describe('the time limit', () => {
  const pool = startThreadPool<Task, string>({ module, threads: 1, timeLimitMs: 3000, memoryLimitMb: 40 });
  afterAll(() => pool.close());

  test('ends a task that never finishes, counting from its start', async () => {
    const hanging = pool.run('hang', []).catch((caught: unknown) => caught);
    const second = pool.run('hang', []).catch((caught: unknown) => caught);
    const waiting = pool.run('work', []);
    for (const error of [await hanging, await second]) {
      expect(error).toBeInstanceOf(ThreadDiedError);
      expect((error as ThreadDiedError).reason).toBe('time');
    }
    expect(await waiting).toBe('done');
  });
});
