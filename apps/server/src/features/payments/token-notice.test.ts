import { expect, test } from 'vitest';
import { DAY_MS } from '../../platform/clock/clock.ts';
import { formatLongDay } from '../../platform/clock/format-day.ts';
import { createAccountWithRole } from '../../testing/create-account-with-role.ts';
import { MovingClock } from '../../testing/moving-clock.ts';
import { startServerForTests } from '../../testing/start-test-server.ts';
import { addTokens, listTokenLots, spendToken } from '../membership/index.ts';
import { listHoldersOfExpiringTokens } from '../membership/token.repository.ts';
import { priceOrder } from './price-order.ts';
import { sweepPayments } from './sweep-payments.ts';

const clock = new MovingClock();
const server = await startServerForTests({ database: 'embedded', clock });

const db = () => server.platform.database.db;
const give = (userId: string, tokens: number) =>
  db().transaction((tx) =>
    addTokens(tx, { userId, tokens, kind: 'token-granted', subjectId: null, note: 'test' }, clock.now()),
  );

const sweep = () => sweepPayments(server.context);

async function listPaths(userId: string): Promise<string[]> {
  const { rows } = await server.platform.database.pool.query(
    "select path from notifications where user_id = $1 and kind = 'token-expiring' order by created_at",
    [userId],
  );
  return rows.map(({ path }: { path: string }) => path);
}

test('a reminder of remaining tokens is sent once a month in their last 30 days, with the page to spend them', async () => {
  const [player, coach, spent] = [
    (await createAccountWithRole(server, 'Player')).tokens.user.id,
    (await createAccountWithRole(server, 'Coach')).tokens.user.id,
    (await createAccountWithRole(server, 'Player')).tokens.user.id,
  ];
  for (const userId of [player, coach, spent]) await give(userId, 1);
  await db().transaction((tx) =>
    spendToken(tx, { userId: spent, sessionId: crypto.randomUUID(), note: 'session' }, clock.now()),
  );
  clock.forward(330 * DAY_MS);
  await sweep();
  expect(await listPaths(player)).toEqual([]);

  clock.forward(10 * DAY_MS);
  await sweep();
  await sweep();
  expect([await listPaths(player), await listPaths(coach), await listPaths(spent)]).toEqual([
    ['/coaching'],
    ['/admin/team-dashboard'],
    [],
  ]);
  const [now, before] = [clock.now(), new Date(clock.now().getTime() + 30 * DAY_MS)];
  const listHolders = (onceKey: string) => listHoldersOfExpiringTokens(db(), { now, before, onceKey });
  expect(new Set(await listHolders('token-expiring:next'))).toEqual(new Set([player, coach]));
  expect(await listHolders(`token-expiring:${now.toISOString().slice(0, 7)}`)).toEqual([]);
  clock.forward(60 * DAY_MS);
  await sweep();
  expect(await listPaths(player)).toEqual(['/coaching']);
});

test('tokens bought on February 29th expire on the date shown with their price, the last day of a shorter February', async () => {
  const userId = (await createAccountWithRole(server, 'Player')).tokens.user.id;
  clock.forward(Date.parse('2028-02-29T10:00:00Z') - clock.now().getTime());
  const buyer = { userId, userType: 'Player' } as const;
  const { quote } = await priceOrder(server.context, buyer, { kind: 'tokens', product: 'one', codes: [] });
  await give(userId, 1);
  const [lot] = await listTokenLots(db(), userId, clock.now());
  expect(formatLongDay(lot!.endsAt)).toBe('February 28th, 2029');
  expect(quote.changes[0]).toContain('valid until February 28th, 2029.');
});
