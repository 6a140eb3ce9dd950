import { randomUUID } from 'node:crypto';
import { AGREEING_ACCOUNTS_NEEDED, AGREEING_DAYS_NEEDED } from '@datacoach/contract';
import { expect, test } from 'vitest';
import { signUpAndIn } from '../../testing/api-client.ts';
import { createOtherRecording, sampleReplay } from '../../testing/sample-replay.ts';
import { startServerForTests } from '../../testing/start-test-server.ts';

const RECORDER = 'steam:76561198000000000';
const options = (seed: number) => ({ seed, seconds: 3, teamSize: 1 }) as const;

const server = await startServerForTests({ database: 'embedded', worker: true });
const uploader = await signUpAndIn(server.url, 'Uploader');

const query = (text: string, values: unknown[] = []) => server.platform.database.pool.query(text, values);
const claim = async () => {
  const answer = await uploader.send('POST', '/api/v1/identities', { identity: RECORDER });
  return answer.body;
};

/** Creates another account that uploads a match as recorded by its own player. */
async function agree(matchId: string, proof: string | null, number: number): Promise<void> {
  const { tokens } = await signUpAndIn(server.url, `Agreeing ${number}`);
  const identity = `steam:other-${number}`;
  await query(
    `insert into player_identities (user_id, identity, name, link_status, verified_by, linked_at)
     values ($1, $2, '', $3, $4, now())`,
    [tokens.user.id, identity, proof === null ? 'claimed' : 'verified', proof],
  );
  await query(
    `insert into replays (id, owner_id, name, file_size, sha256, blob_key, status, uploaded_at, match_id, recorder_identity)
     values ($1, $2, 'x', 1, 'digest', 'key', 15, now(), $3, $4)`,
    [randomUUID(), tokens.user.id, matchId, identity],
  );
}

test('files verify a player only when enough trusted accounts have uploaded the same matches over enough days', async () => {
  for (const seed of [1, 2, 3]) await uploader.upload(sampleReplay(options(seed)));
  const [matchId, another] = (await uploader.finishedReplays()).map((item) => item.matchId!) as [
    string,
    string,
  ];
  expect(await claim()).toMatchObject([{ linkStatus: 'claimed', verifiedBy: null, recordedMatches: 3 }]);

  await query(`update replays set uploaded_at = uploaded_at - interval '1 day' * $1 where match_id <> $2`, [
    AGREEING_DAYS_NEEDED + 1,
    matchId,
  ]);
  for (let number = 0; number < AGREEING_ACCOUNTS_NEEDED; number++) await agree(matchId, null, number);
  for (let number = 10; number < 9 + AGREEING_ACCOUNTS_NEEDED; number++) await agree(matchId, 'epic', number);
  expect(await claim()).toMatchObject([{ linkStatus: 'claimed', verifiedBy: null }]);

  await agree(another, 'discord', 20);
  await query(`update replays set uploaded_at = now() where owner_id = $1`, [uploader.tokens.user.id]);
  expect(await claim()).toMatchObject([{ linkStatus: 'claimed', verifiedBy: null }]);

  await query(
    `update replays set uploaded_at = now() - interval '1 day' * $1 where owner_id = $2 and match_id <> $3`,
    [AGREEING_DAYS_NEEDED + 1, uploader.tokens.user.id, matchId],
  );
  expect(await claim()).toMatchObject([{ linkStatus: 'verified', verifiedBy: 'uploads' }]);
});

test("a forged source upload doesn't change another account's match and gets a separate one", async () => {
  const victim = await signUpAndIn(server.url, 'Victim');
  const forger = await signUpAndIn(server.url, 'Forger');
  await victim.upload(sampleReplay(options(7)));
  const [real] = await victim.finishedReplays();
  const before = await query('select report from match_reports where match_id = $1', [real!.matchId]);
  // The same match with one more save in the header, as in a forged file.
  const forged = Buffer.from(createOtherRecording(options(7)));
  const saves = forged.indexOf('Saves');
  expect(saves).toBeGreaterThan(0);
  const value = forged.indexOf('IntProperty', saves) + 'IntProperty'.length + 1 + 8;
  forged.writeInt32LE(forged.readInt32LE(value) + 40, value);
  await forger.upload(new Uint8Array(forged), 'forged.replay');
  const [fake] = await forger.finishedReplays();
  expect(fake!.status).toBe(15);
  expect(fake!.matchId).not.toBe(real!.matchId);
  const after = await query('select report from match_reports where match_id = $1', [real!.matchId]);
  expect(after.rows).toEqual(before.rows);

  const honest = await signUpAndIn(server.url, 'Teammate');
  await honest.upload(createOtherRecording(options(7), 'seen by another teammate'));
  expect((await honest.finishedReplays())[0]!.matchId).toBe(real!.matchId);
});
