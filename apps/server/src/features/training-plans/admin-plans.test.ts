import { type ManagedPlan, type ManagedPlanRow, planContent } from '@datacoach/contract';
import { expect, test } from 'vitest';
import { DAY_MS } from '../../platform/clock/clock.ts';
import { getProblemCode, signUpAndIn } from '../../testing/api-client.ts';
import { createAccountWithRole } from '../../testing/create-account-with-role.ts';
import { MovingClock } from '../../testing/moving-clock.ts';
import { startServerForTests } from '../../testing/start-test-server.ts';
import { TRAINING, trainingPlansApi } from '../../testing/training-plans-api.ts';
import { startTrial } from '../membership/index.ts';

const clock = new MovingClock();
const server = await startServerForTests({
  database: 'embedded',
  clock,
  config: { accessTokenMs: 90 * DAY_MS },
});
const ann = await signUpAndIn(server.url, 'Ann');
await server.platform.database.pool.query(`update users set doubles_mode_rank = 'platinum-2'`);

const at = TRAINING;
const { send, done, today, plans, planCalled, start } = trainingPlansApi(server, ann);

test('administrators manage plans as data, and coach plans unlock with Diamond', async () => {
  const admin = await createAccountWithRole(server, 'Admin');
  const base = '/api/v1/admin/training-plans';
  const list = (query: string) =>
    done<{ items: ManagedPlanRow[]; total: number }>(send(admin, 'GET', `${base}?${query}`));
  const [found] = (await list('search=KICKOFFS+from+every')).items;
  const { content } = await done<ManagedPlan>(send(admin, 'GET', `${base}/${found!.id}`));
  expect(content.title).toBe('Kickoffs from every spawn');
  const video = {
    type: 'video',
    key: 'speed-flip-film',
    title: 'The speed flip, slowly',
    minutes: 6,
    from: 20,
    link: 'https://example.org/speed-flip',
    seconds: 360,
    chapter: 'From the left',
    captions: true,
  };
  const own = structuredClone(content) as typeof content & Record<string, unknown>;
  own.title = 'Kickoffs with Ines';
  own.opensWith = 'Diamond';
  own.weeks[0]!.sessions[0]!.blocks.splice(
    1,
    0,
    planContent.shape.weeks.element.shape.sessions.element.shape.blocks.element.parse(video),
  );
  const made = await done<ManagedPlan>(send(admin, 'POST', base, own));
  expect([made.status, made.publishedVersion, made.newestVersion]).toEqual(['draft', null, 1]);
  expect((await plans()).some(({ title }) => title === own.title)).toBe(false);
  expect((await send(ann, 'GET', `${at}/plans/${made.id}`)).status).toBe(404);

  const spoil = (spoiled: (plan: typeof own) => void) => {
    const copy = structuredClone(own);
    spoiled(copy);
    return send(admin, 'POST', base, copy);
  };
  const blocks = (plan: typeof own) => plan.weeks[0]!.sessions.flatMap((session) => session.blocks);
  expect((await list('status=draft')).items.map(({ id }) => id)).toEqual([made.id]);
  const pages = await Promise.all([list('pageIndex=0'), list('pageIndex=1')]);
  expect(pages[0].total).toBeGreaterThan(pages[0].items.length - 1);
  expect(pages[1].items.some(({ id }) => pages[0].items.some((row) => row.id === id))).toBe(false);

  const noMetric = await spoil((plan) => {
    for (const block of blocks(plan)) if (block.type === 'check') block.metric = 'luck';
  });
  expect(getProblemCode(noMetric)).toBe('unknown-metric');
  const noKind = await spoil((plan) => {
    for (const block of blocks(plan)) if (block.type === 'clip-review') block.kinds = ['miracle'];
  });
  expect(getProblemCode(noKind)).toBe('unknown-event');
  const noCheck = await spoil((plan) => plan.weeks[0]!.sessions.pop());
  expect(noCheck.status).toBe(400);

  await send(admin, 'PUT', `${base}/${made.id}/status`, { status: 'published' });
  expect((await planCalled(own.title)).isOpen).toBe(false);
  await startTrial(
    server.platform.database.db,
    { userId: ann.tokens.user.id, planName: 'Diamond', days: 15, note: 'test' },
    clock.now(),
  );
  const started = await start(own.title);
  expect(started.today.blocks.map(({ block }) => block.type)).toContain('video');
  const edited = await done<ManagedPlan>(
    send(admin, 'PUT', `${base}/${made.id}`, { ...own, title: 'Kickoffs, second' }),
  );
  expect([edited.newestVersion, edited.publishedVersion, edited.players]).toEqual([2, 1, 1]);
  const late = await send(admin, 'PUT', `${base}/${made.id}?version=1`, own);
  expect(getProblemCode(late)).toBe('changed-meanwhile');
  expect(getProblemCode(await send(admin, 'DELETE', `${base}/${made.id}`))).toBe('plan-in-use');
  await send(admin, 'PUT', `${base}/${made.id}/status`, { status: 'published' });
  expect((await today()).plan).toMatchObject({ title: own.title, version: 1, newerVersion: 2 });
  await send(admin, 'PUT', `${base}/${made.id}/status`, { status: 'archived' });
  expect((await plans()).some(({ id }) => id === made.id)).toBe(false);
  expect((await today()).plan!.title).toBe(own.title);

  const draft = await done<ManagedPlan>(send(admin, 'POST', base, own));
  expect((await send(admin, 'DELETE', `${base}/${draft.id}`)).status).toBe(200);
  expect((await send(admin, 'GET', `${base}/${draft.id}`)).status).toBe(404);
  const { rows } = await server.platform.database.pool.query(
    `select action from audit_entries where target_kind = 'training-plan' order by id`,
  );
  expect(rows.map(({ action }) => action)).toEqual([
    'create-plan',
    'publish-plan',
    'change-plan',
    'publish-plan',
    'archive-plan',
    'create-plan',
    'delete-plan',
  ]);
});
