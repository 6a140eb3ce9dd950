import { describe, expect, test } from 'vitest';
import { call, getProblemCode } from '../../testing/api-client.ts';
import { createAccountWithRole } from '../../testing/create-account-with-role.ts';
import { listenToChanges } from '../../testing/listen-to-changes.ts';
import { DATABASE_KINDS } from '../../testing/open-test-database.ts';
import { startServerForTests } from '../../testing/start-test-server.ts';

const NOTICE = { isActive: true, title: 'New stadium', notice: 'Back at ten.', showDiscordLink: true };

describe.each(DATABASE_KINDS)('%s', async (kind) => {
  const server = await startServerForTests({ database: kind });
  const admin = await createAccountWithRole(server, 'Admin');
  const player = await createAccountWithRole(server, 'Player');

  const path = '/api/v1/homepage/maintenance-notice';
  const read = async () => (await call(`${server.url}${path}`)).body;
  const save = (json: object, token = admin.tokens.accessToken) =>
    call(`${server.url}${path}`, { method: 'POST', token, json });
  const titles = async () => {
    const { body } = await player.get('/api/v1/notifications');
    return (body as { items: { title: string; text: string }[] }).items.map(
      ({ title, text }) => `${title}: ${text}`,
    );
  };

  test('the maintenance notice is off and empty until an administrator saves one, and is public', async () => {
    expect(await read()).toEqual({ isActive: false, title: '', notice: '', showDiscordLink: false });
    expect(getProblemCode(await save(NOTICE, player.tokens.accessToken))).toBe('not-allowed');
    expect(await read()).toMatchObject({ isActive: false });
    expect((await save(NOTICE)).body).toEqual(NOTICE);
    expect(await read()).toEqual(NOTICE);
  });

  test('switching the notice on notifies open pages and every account, once; switching it off notifies only pages', async () => {
    const page = await listenToChanges(server.url, player.tokens.accessToken);
    const before = await titles();
    expect(before).toEqual(['New stadium: Back at ten.']);
    await save({ ...NOTICE, notice: 'Back at eleven.' });
    await page.notified('maintenance', 1);
    expect(await titles()).toEqual(before);
    await save({ ...NOTICE, isActive: false });
    await page.notified('maintenance', 2);
    expect(await titles()).toEqual(before);
    await save({ ...NOTICE, title: '', notice: '' });
    await page.notified('maintenance', 3);
    await page.notified('notifications', 1);
    page.close();
    expect(await titles()).toEqual([
      'Maintenance: DataCoach is under maintenance and will be back soon.',
      ...before,
    ]);
    await save({ ...NOTICE, isActive: false });
  });

  test('a notice can be announced ahead, and an invalid one changes nothing', async () => {
    await save({
      isActive: false,
      title: 'Tonight',
      notice: 'From ten.',
      showDiscordLink: false,
      announce: true,
    });
    expect(await titles()).toContain('Tonight: From ten.');
    // They already know.
    expect((await admin.get('/api/v1/notifications')).body).toMatchObject({ total: 0 });
    const saved = await read();
    expect(saved).toMatchObject({ isActive: false, title: 'Tonight' });
    for (const wrong of [{}, { ...NOTICE, isActive: 'yes' }, { ...NOTICE, title: 'x'.repeat(121) }]) {
      expect(getProblemCode(await save(wrong))).toBe('invalid-request');
    }
    expect(await read()).toEqual(saved);
  });
});
