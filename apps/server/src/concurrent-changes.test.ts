import type { CarouselSlide, ReplayFolder } from '@datacoach/contract';
import { expect, test } from 'vitest';
import { done } from './testing/api-client.ts';
import { createAccountWithRole } from './testing/create-account-with-role.ts';
import { runBehindLock } from './testing/run-behind-lock.ts';
import { startServerForTests } from './testing/start-test-server.ts';

// The embedded database runs one transaction at a time, so calls can't race there.
const server = await startServerForTests({ database: 'postgres' });

test('deletes a new folder too when its parent is deleted at the same moment', async () => {
  const coach = await createAccountWithRole(server, 'Coach');
  const folders = '/api/v1/coach/replay-folder';
  const { folderId } = await done<ReplayFolder>(coach.send('POST', `${folders}?folderName=Scrims`));
  const coachId = coach.tokens.user.id;
  const [deleted] = await runBehindLock(
    server,
    async (holder) => {
      await holder.query('select 1 from users where id = $1 for update', [coachId]);
      await holder.query(
        `insert into replay_folders (coach_id, name, parent_id, created_at) values ($1, 'Inside', $2, now())`,
        [coachId, folderId],
      );
    },
    [() => coach.send('DELETE', `${folders}?folderId=${folderId}`)],
  );
  expect(deleted!.status).toBe(200);
  const open = await coach.get('/api/v1/coach/folders');
  expect(open.body).toMatchObject({ items: [], total: 0, deleted: [{ name: 'Scrims' }] });
});

test('lets two admins move two banners after each other at the same moment', async () => {
  const admin = await createAccountWithRole(server, 'Admin');
  const path = '/api/v1/admin/carousel';
  const rest = { link: null, linkLabel: null, photoUrl: null, startsAt: null, endsAt: null, isHidden: false };
  const ids: string[] = [];
  for (const title of ['First', 'Second']) {
    ids.push((await done<CarouselSlide>(admin.send('POST', path, { ...rest, title, text: '' }))).id);
  }
  const [one, two] = ids;
  const place = (id: string, afterId: string) => () => admin.send('PUT', `${path}/${id}/place`, { afterId });
  const moved = await runBehindLock(
    server,
    (holder) => holder.query('select 1 from carousel_slides for update'),
    [place(one!, two!), place(two!, one!)],
  );
  expect(moved.map(({ status }) => status)).toEqual([200, 200]);
});
