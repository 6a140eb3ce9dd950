import { expect, test } from 'vitest';
import { signUpAndIn } from '../../testing/api-client.ts';
import { startServerForTests } from '../../testing/start-test-server.ts';
import { TRAINING, trainingPlansApi } from '../../testing/training-plans-api.ts';

// The embedded database runs one transaction at a time, so they can't race there.
const server = await startServerForTests({ database: 'postgres' });
const player = await signUpAndIn(server.url, 'Ann');
await server.platform.database.pool.query(`update users set doubles_mode_rank = 'platinum-2'`);

const { send, plans } = trainingPlansApi(server, player);

test('pauses one of two plans when both are started at the same time', async () => {
  const [one, two] = (await plans()).filter(({ isOpen }) => isOpen);
  const { pool } = server.platform.database;
  const busy = await pool.connect();
  await busy.query('begin');
  await busy.query('select 1 from users where id = $1 for update', [player.tokens.user.id]);
  const started = [one!, two!].map(({ id }) =>
    send(player, 'POST', `${TRAINING}/enrollments`, { planId: id }),
  );
  const waiting = `select count(*)::int as total from pg_stat_activity
     where wait_event_type = 'Lock' and datname = current_database()`;
  await expect
    .poll(async () => (await pool.query(waiting)).rows, { timeout: 10_000 })
    .toEqual([{ total: 2 }]);
  await busy.query('commit');
  busy.release();
  const answers = await Promise.all(started);
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  const { rows } = await pool.query('select status from plan_enrollments order by status');
  expect(rows).toEqual([{ status: 'active' }, { status: 'paused' }]);
});
