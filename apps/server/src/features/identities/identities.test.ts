import {
  type IdentityCandidate,
  identityDispute,
  type MyIdentity,
  matchDetail,
  type ReplayItem,
} from '@datacoach/contract';
import { afterAll, describe, expect, test } from 'vitest';
import { call, getProblemCode, signUpAndIn, type TestAccount } from '../../testing/api-client.ts';
import { createAccountWithRole } from '../../testing/create-account-with-role.ts';
import { DATABASE_KINDS } from '../../testing/open-test-database.ts';
import { createOtherRecording, sampleReplay } from '../../testing/sample-replay.ts';
import { signInAtProvider } from '../../testing/sign-in-at-provider.ts';
import { startIdentityServer } from '../../testing/start-identity-server.ts';
import { startTestServer } from '../../testing/start-test-server.ts';
import { linkPlayer } from './link-player.ts';

/** Players in every sample of this size: the first three are blue, and the first one recorded it. */
const RECORDER = 'steam:76561198000000000';
const EPIC_ID = '5c0ffee1'.padEnd(32, '0');
const EPIC_TEAMMATE = `epic:${EPIC_ID}`;
const CONSOLE_TEAMMATE = 'ps4:4000000000000002';
const OPPONENT = 'steam:76561198000000003';
const sample = (seed: number) => sampleReplay({ seed, seconds: 3, teamSize: 3 });

describe.each(DATABASE_KINDS)('players of an account on %s', async (database) => {
  let epicToken: string;
  const identities = await startIdentityServer();
  const server = await startTestServer({ database, worker: true, config: identities.config });
  identities.register(server.context.config.publicUrl);
  const uploader = await signUpAndIn(server.url, 'Uploader');
  afterAll(async () => {
    await server.close();
    await identities.close();
  });

  const send = (token: string, method: string, path: string, json?: unknown) =>
    call(`${server.url}/api/v1/${path}`, { method, token, json });
  const getToken = ({ tokens }: TestAccount) => tokens.accessToken;
  const own = async (token: string) => (await send(token, 'GET', 'identities')).body as MyIdentity[];
  const search = async (token: string, name?: string) =>
    (await send(token, 'GET', `identities/candidates${name ? `?name=${encodeURIComponent(name)}` : ''}`))
      .body as IdentityCandidate[];
  const claim = (token: string, identity: string) => send(token, 'POST', 'identities', { identity });
  const sees = async (token: string, matchId: string) =>
    (await send(token, 'GET', `gamedata/match/${matchId}`)).status === 200;
  const share = (token: string, shareWithTeammates: boolean) =>
    send(token, 'PUT', 'consents', { ownStatistics: true, shareWithTeammates, research: false });
  const uploaded = async () => (await uploader.finishedReplays()).map(({ matchId }) => matchId!);

  test('one own upload makes a candidate, a claim makes them mine, and no number of files verifies it', async () => {
    await uploader.upload(sample(1));
    const [matchId] = await uploaded();
    const token = getToken(uploader);
    expect(await own(token)).toEqual([]);
    const found = await search(token);
    expect(found).toMatchObject([
      { identity: RECORDER, platform: 'steam', name: 'Kestrel', isRecorder: true, isTaken: false },
    ]);
    expect(found[0]!.recentGames).toHaveLength(1);
    const before = matchDetail.parse((await send(token, 'GET', `gamedata/match/${matchId}`)).body);
    expect(before.me).toBeNull();

    const kestrel = before.report.players.find(({ name }) => name === 'Kestrel')!;
    const claimed = await send(token, 'POST', 'identities', { matchId, playerKey: kestrel.key });
    expect(claimed.body).toMatchObject([
      { identity: RECORDER, linkStatus: 'claimed', verifiedBy: null, recordedMatches: 1, isHidden: false },
    ]);
    const after = matchDetail.parse((await send(token, 'GET', `gamedata/match/${matchId}`)).body);
    expect(after.me).toBe(kestrel.key);
    expect((await uploader.finishedReplays())[0]!.result).not.toBeNull();

    await uploader.upload(sample(2));
    await uploaded();
    expect(await own(token)).toMatchObject([
      { identity: RECORDER, linkStatus: 'claimed', verifiedBy: null, recordedMatches: 2 },
    ]);
    expect(await search(token)).toEqual([]);
    // From now on the news speaks from the player's own side.
    const [{ result, score }] = (await uploader.finishedReplays()) as [ReplayItem];
    const goals = [score!.blue, score!.orange].sort((a, b) => (result === 5 ? b - a : a - b));
    const { items } = (await send(token, 'GET', 'notifications')).body as { items: { text: string }[] };
    expect(items[0]!.text).toContain(`You ${result === 5 ? 'won' : 'lost'} ${goals.join('–')} in `);
  });

  test("private matches can't be found by name or opened by a claim or verification", async () => {
    const stranger = await signUpAndIn(server.url);
    const [matchId] = await uploaded();
    for (const name of ['Kestrel', 'Zoë Lindqvist', 'tumbleweed_77']) {
      expect(await search(getToken(stranger), name)).toEqual([]);
    }
    expect(getProblemCode(await claim(getToken(stranger), CONSOLE_TEAMMATE))).toBe('no-such-player');
    const unseen = await send(getToken(stranger), 'POST', 'identities', {
      matchId,
      playerKey: CONSOLE_TEAMMATE,
    });
    expect(getProblemCode(unseen)).toBe('no-such-player');

    const { session } = await signInAtProvider(server, identities, 'epic', {
      id: EPIC_ID,
      name: 'Zoë Lindqvist',
    });
    epicToken = session!.accessToken;
    expect(await own(epicToken)).toMatchObject([
      { identity: EPIC_TEAMMATE, platform: 'epic', linkStatus: 'verified', verifiedBy: 'epic' },
    ]);
    expect(await sees(epicToken, matchId!)).toBe(false);
  });

  test('teammates can find a shared match, but only verified ones can open it', async () => {
    const [newest, older] = await uploaded();
    await share(getToken(uploader), true);
    expect([await sees(epicToken, newest!), await sees(epicToken, older!)]).toEqual([true, true]);
    const detail = matchDetail.parse((await send(epicToken, 'GET', `gamedata/match/${newest}`)).body);
    expect([detail.replayId, detail.me]).toEqual([null, EPIC_TEAMMATE]);
    for (const part of ['events', 'tracks']) {
      expect((await send(epicToken, 'GET', `gamedata/match/${newest}/${part}`)).status).toBe(200);
    }

    const console = await signUpAndIn(server.url, 'On a console');
    const found = await search(getToken(console), 'ŁukASZ★');
    expect(found).toMatchObject([
      { identity: CONSOLE_TEAMMATE, platform: 'ps4', isRecorder: false, isTaken: false },
    ]);
    expect(found[0]!.recentGames).toHaveLength(2);
    expect(Object.keys(found[0]!.recentGames[0]!).sort()).toEqual(['map', 'playedAt', 'playlist']);
    const claimed = (await claim(getToken(console), CONSOLE_TEAMMATE)).body;
    expect(claimed).toMatchObject([{ identity: CONSOLE_TEAMMATE, linkStatus: 'claimed' }]);
    expect(await sees(getToken(console), newest!)).toBe(false);
    // Opponents can't find or open it, even when verified.
    expect(await search(getToken(console), 'tumbleweed_77')).toEqual([]);
    const opponent = await signInAtProvider(server, identities, 'discord', {
      id: 'opponent',
      name: 'Opponent',
      connections: [
        { type: 'steam', id: OPPONENT.slice(6), name: 'tumbleweed_77', verified: true },
        { type: 'playstation', id: '1', name: 'unproved', verified: false },
        { type: 'twitch', id: '2', name: 'elsewhere', verified: true },
      ],
    });
    expect(await own(opponent.session!.accessToken)).toMatchObject([
      { identity: OPPONENT, linkStatus: 'verified', verifiedBy: 'discord' },
    ]);
    expect(await sees(opponent.session!.accessToken, newest!)).toBe(false);

    // Discord knows the console's account: a claimed player goes to the account that verifies it.
    const proved = await signInAtProvider(server, identities, 'discord', {
      id: 'console',
      name: 'Lukasz',
      connections: [
        { type: 'playstation', id: CONSOLE_TEAMMATE.slice(4), name: 'console_2', verified: true },
      ],
    });
    expect(await own(proved.session!.accessToken)).toMatchObject([
      { identity: CONSOLE_TEAMMATE, verifiedBy: 'discord' },
    ]);
    expect(await own(getToken(console))).toEqual([]);
    expect(await sees(proved.session!.accessToken, newest!)).toBe(true);

    const listed = async (userType: number) =>
      (
        await call(
          `${server.url}/api/v1/filestorage/get-replay/${proved.session!.user.id}?userType=${userType}`,
          { token: proved.session!.accessToken },
        )
      ).body as { items: { matchId: string; isOwn: boolean; name: string }[]; total: number };
    expect((await listed(5)).total).toBe(0);
    for (const userType of [10, 15]) {
      const { items, total } = await listed(userType);
      expect([total, items.map(({ matchId }) => matchId).sort()]).toEqual([2, [newest, older].sort()]);
      for (const item of items) expect([item.isOwn, item.name]).not.toContain('match.replay');
    }

    await share(getToken(uploader), false);
    expect(await sees(epicToken, newest!)).toBe(false);
    expect((await listed(15)).total).toBe(0);
    await share(getToken(uploader), true);
  });

  test("a hidden player can't be found, and their matches are no longer shared", async () => {
    const [matchId] = await uploaded();
    const teammate = await signInAtProvider(server, identities, 'discord', { id: 'console', name: 'Lukasz' });
    const hide = (isHidden: boolean) =>
      send(epicToken, 'PUT', 'identities/hidden', { identity: EPIC_TEAMMATE, isHidden });
    expect(await sees(teammate.session!.accessToken, matchId!)).toBe(true);
    expect((await hide(true)).body).toMatchObject([{ isHidden: true }]);
    expect(await sees(teammate.session!.accessToken, matchId!)).toBe(false);
    expect(await sees(epicToken, matchId!)).toBe(true);
    expect(await sees(getToken(uploader), matchId!)).toBe(true);
    expect(await search(getToken(await signUpAndIn(server.url)), 'Zoë Lindqvist')).toEqual([]);
    await hide(false);
    expect(await sees(teammate.session!.accessToken, matchId!)).toBe(true);

    // An administrator hides players without an account.
    const admin = getToken(await createAccountWithRole(server, 'Admin'));
    const byAdmin = (isHidden: boolean) =>
      send(admin, 'PUT', 'admin/hidden-players', {
        identity: OPPONENT,
        isHidden,
        note: 'Showed their profile.',
      });
    expect((await byAdmin(true)).body).toMatchObject([{ identity: OPPONENT, note: 'Showed their profile.' }]);
    expect(await sees(teammate.session!.accessToken, matchId!)).toBe(false);
    expect((await byAdmin(false)).body).toEqual([]);
    const other = await send(getToken(uploader), 'PUT', 'identities/hidden', {
      identity: EPIC_TEAMMATE,
      isHidden: true,
    });
    expect(getProblemCode(other)).toBe('not-linked');
  });

  test('a claim locks nobody out; a verified player can be disputed, and an administrator decides', async () => {
    const rival = await signUpAndIn(server.url, 'Rival');
    await rival.upload(createOtherRecording({ seed: 1, seconds: 3, teamSize: 3 }));
    await rival.upload(createOtherRecording({ seed: 2, seconds: 3, teamSize: 3 }));
    await rival.finishedReplays();
    const token = getToken(rival);
    // Both have files this player recorded: neither file proves whose player it is.
    const claimed = [{ identity: RECORDER, linkStatus: 'claimed', recordedMatches: 2 }];
    expect(await own(token)).toMatchObject(claimed);
    expect(await own(getToken(uploader))).toMatchObject(claimed);
    expect(
      getProblemCode(await send(token, 'POST', 'identities/dispute', { identity: RECORDER, reason: 'Me.' })),
    ).toBe('not-taken');
    const giveUp = () => send(token, 'DELETE', `identities?identity=${encodeURIComponent(RECORDER)}`);
    expect((await giveUp()).body).toEqual([]);
    expect(await search(token)).toMatchObject([{ identity: RECORDER, isTaken: false }]);
    expect((await claim(token, RECORDER)).body).toMatchObject(claimed);
    await server.platform.database.pool.query(
      `update player_identities set link_status = 'verified', verified_by = 'uploads' where user_id = $1 and identity = $2`,
      [uploader.tokens.user.id, RECORDER],
    );
    await giveUp();
    expect(await search(token)).toMatchObject([{ identity: RECORDER, isTaken: true }]);
    expect(getProblemCode(await claim(token, RECORDER))).toBe('identity-taken');
    const dispute = { identity: RECORDER, reason: 'I have recorded them.' };
    expect((await send(token, 'POST', 'identities/dispute', dispute)).status).toBe(202);
    expect(
      getProblemCode(
        await send(epicToken, 'POST', 'identities/dispute', { ...dispute, identity: EPIC_TEAMMATE }),
      ),
    ).toBe('not-taken');

    const admin = getToken(await createAccountWithRole(server, 'Admin'));
    const list = (await send(admin, 'GET', 'admin/identity-disputes')).body as { id: string }[];
    expect(list.map((one) => identityDispute.parse(one))).toMatchObject([
      {
        identity: RECORDER,
        name: 'Kestrel',
        reason: dispute.reason,
        state: 'open',
        raisedBy: { userName: 'Rival', recordedMatches: 2 },
        holder: { userName: 'Uploader', verifiedBy: 'uploads', recordedMatches: 2 },
      },
    ]);
    const decide = (decision: string) =>
      send(admin, 'POST', `admin/identity-disputes/${list[0]!.id}`, {
        decision,
        note: 'Showed their Steam page.',
      });
    expect((await decide('move')).body).toMatchObject({ state: 'moved', note: 'Showed their Steam page.' });
    expect(getProblemCode(await decide('keep'))).toBe('decided');
    expect(await own(token)).toMatchObject([{ identity: RECORDER, verifiedBy: 'admin' }]);
    expect(await own(getToken(uploader))).toEqual([]);
    expect((await send(admin, 'GET', 'admin/identity-disputes')).body).toEqual([]);
    // More uploads don't outweigh an administrator.
    await uploader.upload(sample(3));
    await uploaded();
    expect(await own(getToken(uploader))).toEqual([]);
    await send(token, 'DELETE', `identities?identity=${encodeURIComponent(RECORDER)}`);
  });

  test('verifying a player takes it from everyone who only claims it', async () => {
    const player = 'steam:76561190000000077';
    const [forger, owner] = [await signUpAndIn(server.url), await signUpAndIn(server.url)];
    const link = (account: TestAccount, proof: 'epic' | null) =>
      server.context.db.transaction((tx) =>
        linkPlayer(
          tx,
          { userId: account.tokens.user.id, identity: player, name: 'Ana', proof, isRequested: true },
          new Date(),
        ),
      );
    expect(await link(forger, null)).toBe(true);
    expect(await link(owner, 'epic')).toBe(true);
    expect(await own(getToken(forger))).toEqual([]);
    expect(await own(getToken(owner))).toMatchObject([{ identity: player, verifiedBy: 'epic' }]);
    expect(await link(forger, null)).toBe(false);
    expect(await own(getToken(owner))).toMatchObject([{ identity: player, verifiedBy: 'epic' }]);

    // Claiming a player again who was given up by mistake restores the proof.
    await send(getToken(owner), 'DELETE', `identities?identity=${encodeURIComponent(player)}`);
    expect(await own(getToken(owner))).toEqual([]);
    expect(await link(owner, null)).toBe(true);
    expect(await own(getToken(owner))).toMatchObject([{ identity: player, verifiedBy: 'epic' }]);
  });

  test('a player who was given up is linked again only by a claim, not by uploads', async () => {
    await uploader.upload(sample(4));
    await uploaded();
    const token = getToken(uploader);
    expect(await own(token)).toMatchObject([{ identity: RECORDER, verifiedBy: null }]);
    const giveUp = () => send(token, 'DELETE', `identities?identity=${encodeURIComponent(RECORDER)}`);
    expect((await giveUp()).body).toEqual([]);
    expect(getProblemCode(await giveUp())).toBe('not-linked');
    await uploader.upload(sample(5));
    await uploaded();
    expect(await own(token)).toEqual([]);
    expect((await claim(token, RECORDER)).body).toMatchObject([{ verifiedBy: null, recordedMatches: 5 }]);

    const reset = await call(`${server.url}/api/profile/reset-rl-id?platformChoice=5`, {
      method: 'PUT',
      token,
    });
    expect(reset.body).toMatchObject({ platform: 5, epicUserName: null });
    expect(await own(token)).toEqual([]);
    await call(`${server.url}/api/profile/reset-rl-id?platformChoice=5`, { method: 'PUT', token: epicToken });
    expect(await own(epicToken)).toMatchObject([{ identity: EPIC_TEAMMATE, verifiedBy: 'epic' }]);
  });

  test("another player's rank is the one declared by the account they verifiably belong to", async () => {
    const ranks = { duelModeRank: 'gold-1', doublesModeRank: 'unranked', standardModeRank: 'champion-2' };
    await call(`${server.url}/api/profile/update-ranks`, { method: 'PUT', token: epicToken, json: ranks });
    const [matchId] = await uploaded();
    const { body } = await send(getToken(uploader), 'GET', `gamedata/match/${matchId}`);
    expect(matchDetail.parse(body).ranks).toEqual({ [EPIC_TEAMMATE]: 'champion-2' });
    // A child's rank is visible only to the child.
    const { pool } = server.platform.database;
    await pool.query(
      `insert into get_started_answers (user_id, age_band)
       select user_id, 'under-13' from player_identities where identity = $1 and link_status = 'verified'
       on conflict (user_id) do update set age_band = 'under-13'`,
      [EPIC_TEAMMATE],
    );
    const again = await send(getToken(uploader), 'GET', `gamedata/match/${matchId}`);
    expect(matchDetail.parse(again.body).ranks).toEqual({});
    await pool.query(`update consents set is_given = true where kind = 'shareWithTeammates'`);
    const own = await send(epicToken, 'GET', `gamedata/match/${matchId}`);
    expect(own.status).toBe(200);
    expect(matchDetail.parse(own.body).ranks).toEqual({ [EPIC_TEAMMATE]: 'champion-2' });
  });
});
