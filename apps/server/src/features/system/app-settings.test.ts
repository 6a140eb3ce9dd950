import type { AppSettings } from '@datacoach/contract';
import { expect, test } from 'vitest';
import { call } from '../../testing/api-client.ts';
import { createAccountWithRole } from '../../testing/create-account-with-role.ts';
import { startTestServer } from '../../testing/start-test-server.ts';

test('the web app gets the configured values until an administrator changes them', async () => {
  const server = await startTestServer({
    database: 'embedded',
    config: {
      discordInviteUrl: 'https://discord.gg/configured',
      supportMail: null,
      epic: { clientId: 'a', clientSecret: 'b', url: 'https://epic.example' },
    },
  });
  try {
    const { tokens } = await createAccountWithRole(server, 'Admin');
    const read = async () => (await call(`${server.url}/api/v1/app-settings`)).body as AppSettings;
    const save = (json: object) =>
      call(`${server.url}/api/v1/admin/app-settings`, { method: 'PUT', token: tokens.accessToken, json });
    expect(await read()).toEqual({
      discordInviteUrl: 'https://discord.gg/configured',
      supportMail: null,
      signInProviders: ['epic'],
      signUpsOpen: true,
    });
    await save({ discordInviteUrl: 'https://discord.gg/new', supportMail: 'help@example.org' });
    expect(await read()).toMatchObject({
      discordInviteUrl: 'https://discord.gg/new',
      supportMail: 'help@example.org',
    });
    await save({ discordInviteUrl: '', supportMail: null });
    expect(await read()).toMatchObject({ discordInviteUrl: null, supportMail: null });
    await save({ discordInviteUrl: null, supportMail: null });
    expect((await read()).discordInviteUrl).toBe('https://discord.gg/configured');
    for (const discordInviteUrl of ['javascript:alert(1)', 'http://discord.gg/x', 'discord']) {
      expect((await save({ discordInviteUrl, supportMail: null })).status).toBe(400);
    }
  } finally {
    await server.close();
  }
});
