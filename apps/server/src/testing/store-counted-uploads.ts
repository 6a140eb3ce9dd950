import type { TestServer } from './start-test-server.ts';

/** Stores completed uploads of different matches at a moment, without the matches themselves. */
export async function storeCountedUploads(
  { platform }: Pick<TestServer, 'platform'>,
  ownerId: string,
  matches: number,
  at: Date,
): Promise<void> {
  await platform.database.pool.query(
    `insert into replays (id, owner_id, name, file_size, sha256, blob_key, status, uploaded_at, match_id)
     select gen_random_uuid(), $1, 'x.replay', 1, gen_random_uuid()::text, 'x', 15, $3, gen_random_uuid()
     from generate_series(1, $2)`,
    [ownerId, matches, at],
  );
}
