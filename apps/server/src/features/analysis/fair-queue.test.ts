import { replayItem } from '@datacoach/contract';
import { describe, expect, test } from 'vitest';
import { signUpAndIn } from '../../testing/api-client.ts';
import { DATABASE_KINDS } from '../../testing/open-test-database.ts';
import { createSampleReplays } from '../../testing/sample-replay.ts';
import { startServerForTests } from '../../testing/start-test-server.ts';

/** Files of the account with many uploads. */
const MANY = 100;
/**
 * Files that started before another account's file arrived aren't interrupted: for the test server's one thread, the
 * file being analyzed and the one loaded next to it. Of the others, one at most may come first.
 */
const IN_HAND_PER_THREAD = 2;
const MAX_AHEAD = IN_HAND_PER_THREAD + 1;

describe.each(DATABASE_KINDS)('the queue of uploads on %s', async (database) => {
  const server = await startServerForTests({ database, worker: true });
  await server.platform.database.pool.query('update plans set replay_limit = 1000');

  test("doesn't delay a file because another account uploads a hundred", async () => {
    const many = await signUpAndIn(server.url, 'Many');
    const few = await Promise.all(['One', 'Two', 'Three'].map((name) => signUpAndIn(server.url, name)));
    const files = createSampleReplays(MANY);
    // Unconfirmed, it could only upload 20.
    await server.platform.database.pool.query('update users set email_confirmed_at = now()');
    const answers = await Promise.all(files.map((file) => many.upload(file)));
    expect(answers.map(({ status }) => status)).toEqual(files.map(() => 201));
    // Waits until one of the many is done, or the test would prove nothing.
    for (const account of few) {
      const { status, body } = await account.upload(files[0]!);
      expect(status).toBe(201);
      // Storing the file can take a while on a busy machine, so the wait counts from now, when the job is queued.
      await server.platform.database.pool.query('update replays set uploaded_at = $2 where id = $1', [
        replayItem.parse(body).id,
        server.platform.clock.now(),
      ]);
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
    for (const { ahead } of rows) expect(ahead).toBeLessThanOrEqual(MAX_AHEAD);
    expect(rows[0]!.left).toBeGreaterThan(0);
  });
});
