import { MAX_TOKENS, personalToken, TOKEN_PREFIX } from '@datacoach/contract';
import { describe, expect, test } from 'vitest';
import { call, createAccountClient, getProblemCode, type TestAccount } from '../../testing/api-client.ts';
import { createAccountWithRole } from '../../testing/create-account-with-role.ts';
import { DATABASE_KINDS } from '../../testing/open-test-database.ts';
import { sampleReplay } from '../../testing/sample-replay.ts';
import { startServerForTests } from '../../testing/start-test-server.ts';
import { issueMailToken } from '../auth/index.ts';

describe.each(DATABASE_KINDS)('upload tokens on %s', async (database) => {
  const server = await startServerForTests({ database });
  const player = await createAccountWithRole(server, 'Player', 'Pia');

  const send = (token: string, method: string, path: string, json?: object) =>
    call(`${server.url}${path}`, { method, token, json });
  const make = async (account = player, name = 'Gaming PC') => {
    const json = { name, scope: 'upload' };
    const answer = await send(account.tokens.accessToken, 'POST', '/api/v1/tokens', json);
    expect(answer.status).toBe(201);
    return answer.body as { id: string; token: string; ending: string };
  };
  const list = async (account = player) =>
    personalToken.array().parse((await account.get('/api/v1/tokens')).body);
  /** Returns the account as a program with this token. */
  const program = (token: string): TestAccount =>
    createAccountClient(server.url, '', '', { ...player.tokens, accessToken: token });

  test('uploads for the owner, and shows a token only once', async () => {
    const { id, token, ending } = await make();
    expect(token.startsWith(TOKEN_PREFIX)).toBe(true);
    expect((await send(token, 'GET', '/api/v1/tokens/owner')).body).toEqual({
      userId: player.tokens.user.id,
      userName: 'Pia',
    });
    expect((await program(token).upload(sampleReplay({ seconds: 4 }))).status).toBe(201);
    const { body } = await player.get('/api/v1/filestorage/get-replay');
    expect((body as { total: number }).total).toBe(1);

    const text = JSON.stringify((await player.get('/api/v1/tokens')).body);
    expect(text).not.toContain(token);
    const [shown] = await list();
    expect(shown).toMatchObject({ id, name: 'Gaming PC', scope: 'upload', ending });
    expect(token.endsWith(ending)).toBe(true);
    expect(shown!.lastUsedAt).not.toBeNull();
    const stored = await server.platform.database.pool.query('select * from personal_tokens');
    expect(JSON.stringify(stored.rows)).not.toContain(token);
    expect((await program(stored.rows[0].token_hash).upload(sampleReplay())).status).toBe(401);
  });

  test('allows nothing but uploads and reading them back', async () => {
    const { id, token } = await make();
    const paths = [
      ['GET', '/api/profile/profile'],
      ['GET', '/api/v1/filestorage/get-replay'],
      ['GET', '/api/v1/tokens'],
      ['POST', '/api/v1/tokens'],
      ['DELETE', `/api/v1/tokens/${id}`],
      ['DELETE', '/api/v1/account'],
      ['GET', '/api/v1/account/export'],
    ] as const;
    for (const [method, path] of paths) {
      const answer = await send(token, method, path, method === 'GET' ? undefined : {});
      expect([path, answer.status, getProblemCode(answer)]).toEqual([path, 401, 'not-signed-in']);
    }
    expect((await program(`${token}x`).upload(sampleReplay())).status).toBe(401);
  });

  test('rejects a revoked token, and lets only its owner revoke it', async () => {
    const { id, token } = await make();
    const other = await createAccountWithRole(server, 'Player');
    const revoke = (account: TestAccount) =>
      send(account.tokens.accessToken, 'DELETE', `/api/v1/tokens/${id}`);
    expect(getProblemCode(await revoke(other))).toBe('not-found');
    expect((await send(token, 'GET', '/api/v1/tokens/owner')).status).toBe(200);
    expect((await revoke(player)).status).toBe(200);
    expect((await send(token, 'GET', '/api/v1/tokens/owner')).status).toBe(401);
    expect((await program(token).upload(sampleReplay())).status).toBe(401);
    expect(getProblemCode(await revoke(player))).toBe('not-found');
  });

  test('ends tokens for good on a password change, a password reset and a ban', async () => {
    const admin = await createAccountWithRole(server, 'Admin');
    const owner = (token: string) => send(token, 'GET', '/api/v1/tokens/owner');
    const changer = await createAccountWithRole(server, 'Player');
    const changed = await make(changer);
    await send(changer.tokens.accessToken, 'POST', '/api/v1/auth/change-password', {
      currentPassword: changer.password,
      newPassword: 'another long one',
    });
    expect((await owner(changed.token)).status).toBe(401);

    const leaver = await createAccountWithRole(server, 'Player');
    const forgotten = await make(leaver);
    const link = await issueMailToken(server.context, leaver.tokens.user.id, 'reset-password');
    const json = { token: link, password: 'another long one' };
    expect((await call(`${server.url}/api/v1/auth/reset-password`, { method: 'POST', json })).status).toBe(
      200,
    );
    expect((await owner(forgotten.token)).status).toBe(401);

    const banned = await createAccountWithRole(server, 'Player');
    const { token } = await make(banned);
    const path = `/api/v1/admin/users/${banned.tokens.user.id}/ban`;
    await send(admin.tokens.accessToken, 'PUT', path, { reason: 'Abusive chat.' });
    expect((await owner(token)).status).toBe(401);
    expect((await send(admin.tokens.accessToken, 'DELETE', path)).status).toBe(200);
    expect((await owner(token)).status).toBe(401);
  });

  test('requires names and limits the number of tokens', async () => {
    const hoarder = await createAccountWithRole(server, 'Player');
    const attempt = (json: object) => send(hoarder.tokens.accessToken, 'POST', '/api/v1/tokens', json);
    expect(getProblemCode(await attempt({ name: ' ', scope: 'upload' }))).toBe('invalid-request');
    expect(getProblemCode(await attempt({ name: 'PC', scope: 'everything' }))).toBe('invalid-request');
    for (let n = 0; n < 20; n++) await make(hoarder, `PC ${n}`);
    expect(getProblemCode(await attempt({ name: 'one more', scope: 'upload' }))).toBe('too-many-tokens');
    expect((await list(hoarder)).map(({ name }) => name)).toHaveLength(20);
  });

  test('keeps to the limit per account when a hundred tokens are requested at once', async () => {
    const hoarder = await createAccountWithRole(server, 'Player');
    const answers = await Promise.all(
      Array.from({ length: 100 }, (_, n) =>
        send(hoarder.tokens.accessToken, 'POST', '/api/v1/tokens', { name: `PC ${n}`, scope: 'upload' }),
      ),
    );
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(MAX_TOKENS);
    expect(await list(hoarder)).toHaveLength(MAX_TOKENS);
  });
});
