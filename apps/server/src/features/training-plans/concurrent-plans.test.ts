import { expect, test } from 'vitest';
import { signUpAndIn } from '../../testing/api-client.ts';
import { runBehindLock } from '../../testing/run-behind-lock.ts';
import { startServerForTests } from '../../testing/start-test-server.ts';
import { TRAINING, trainingPlansApi } from '../../testing/training-plans-api.ts';
import { buildEnrollment, startPlanFor } from './change-enrollment.ts';

// The embedded database runs one transaction at a time, so they can't race there.
const server = await startServerForTests({ database: 'postgres' });
const player = await signUpAndIn(server.url, 'Ann');
await server.platform.database.pool.query(`update users set doubles_mode_rank = 'platinum-2'`);

const { send, plans } = trainingPlansApi(server, player);

const userId = player.tokens.user.id;
const start = async (planId: string) =>
  expect(await send(player, 'POST', `${TRAINING}/enrollments`, { planId })).toMatchObject({ status: 200 });
const assign = async (planId: string) => {
  const plan = await buildEnrollment(server.context, userId, { planId });
  await server.context.db.transaction((tx) => startPlanFor(server.context, tx, plan));
};

test.each([
  { by: 'the player', startOther: start },
  { by: 'a coach', startOther: assign },
])(
  'pauses one of two plans when the player starts one while $by starts the other',
  async ({ startOther }) => {
    const [one, two] = (await plans()).filter(({ isOpen }) => isOpen);
    const { pool } = server.platform.database;
    await pool.query('delete from plan_enrollments');
    await runBehindLock(
      server,
      (holder) => holder.query('select 1 from users where id = $1 for update', [userId]),
      [() => start(one!.id), () => startOther(two!.id)],
    );
    const { rows } = await pool.query('select status from plan_enrollments order by status');
    expect(rows).toEqual([{ status: 'active' }, { status: 'paused' }]);
  },
);
