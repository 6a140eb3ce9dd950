import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { signUpAndIn } from '../../testing/api-client.ts';
import { DATABASE_KINDS } from '../../testing/open-test-database.ts';
import { createSampleReplays } from '../../testing/sample-replay.ts';
import { startTestServer, type TestServer } from '../../testing/start-test-server.ts';

/** Files of the account with many uploads. */
const MANY = 40;
/**
 * For each of two threads: the file being analyzed when another account's file arrives, and the file whose result is
 * being stored.
 */
const IN_HAND = 4;

describe.each(DATABASE_KINDS)('the queue of uploads on %s', (database) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer({ database, worker: true });
    await server.platform.database.pool.query('update plans set replay_limit = 1000');
  });
  afterAll(() => server.close());

  test("doesn't delay a file because another account uploads a hundred", async () => {
    const many = await signUpAndIn(server.url, 'Many');
    const few = await Promise.all(['One', 'Two', 'Three'].map((name) => signUpAndIn(server.url, name)));
    const files = createSampleReplays(MANY);
    await Promise.all(files.map((file) => many.upload(file)));
    // Waits until one of the many is done, or the test would prove nothing.
    for (const account of few) {
      const { status } = await account.upload(files[0]!);
      expect(status).toBe(201);
      await account.finishedReplays();
    }
    const { rows } = await server.platform.database.pool.query<{ ahead: number; left: number }>(
      `select one.uploaded_at,
         (select count(*) from replays other where other.owner_id = $1
           and other.finished_at between one.uploaded_at and one.finished_at)::integer as ahead,
         (select count(*) from replays other where other.owner_id = $1
           and (other.finished_at is null or other.finished_at > one.finished_at))::integer as left
       from replays one where one.owner_id <> $1 order by one.uploaded_at`,
      [many.tokens.user.id],
    );
    expect(rows).toHaveLength(few.length);
    for (const { ahead } of rows) expect(ahead).toBeLessThanOrEqual(IN_HAND);
    expect(rows[0]!.left).toBeGreaterThan(0);
  });
});
