import { setTimeout as delay } from 'node:timers/promises';
import { describe, test } from 'vitest';
import { signUpAndIn } from './testing/api-client.ts';
import { openTestDatabase } from './testing/open-test-database.ts';
import {
  expectAllCompleted,
  signInAgain,
  uploadSample,
  useServerProcesses,
} from './testing/server-processes.ts';

const processes = useServerProcesses();

describe('a killed server', () => {
  test('completes every acknowledged upload after a restart, whenever it was killed', async () => {
    let server = await processes.start();
    let account = await signUpAndIn(server.url);
    const ids: string[] = [];
    let seed = 0;
    // Milliseconds from response to kill, covering "nothing has started", "in the thread" and "done"; bench:kills does
    // a thousand.
    for (const pause of [0, 40, 400]) {
      ids.push(await uploadSample(account, ++seed), await uploadSample(account, ++seed));
      await delay(pause);
      await server.end('SIGKILL');
      server = await processes.start();
      account = await signInAgain(server.url, account);
    }
    expectAllCompleted(await account.finishedReplays(), ids);
  });

  test('loses nothing on PostgreSQL either, where other processes take over its jobs', async () => {
    const database = await openTestDatabase('postgres');
    const env = { DATABASE_URL: database.url!, AUTH_SECRET: 'a secret that is long enough for tests only' };
    try {
      const server = await processes.start(env);
      const account = await signUpAndIn(server.url);
      const ids = [
        await uploadSample(account, 1),
        await uploadSample(account, 2),
        await uploadSample(account, 3),
      ];
      await delay(30);
      await server.end('SIGKILL');
      const [api] = await Promise.all([
        processes.start(env, ['--role=api']),
        processes.start(env, ['--role=worker']),
      ]);
      const again = await signInAgain(api.url, account);
      // Its lease has to expire first.
      const end = Date.now() + 180_000;
      for (;;) {
        const { body } = await again.get('/api/v1/filestorage/replay-processed-status');
        if ((body as { value: number }).value >= 10 || Date.now() > end) break;
        await delay(500);
      }
      expectAllCompleted(await again.finishedReplays(), ids);
    } finally {
      await processes.killAll();
      await database.handle.close();
    }
  });
});
