import type { MyPlans, PlanCard } from '@datacoach/contract';
import { call, done, type TestAccount } from './api-client.ts';
import type { TestServer } from './start-test-server.ts';

export const TRAINING = '/api/v1/trainingplan';

/** Returns helpers that use training plans as a player, by default as this one. */
export function trainingPlansApi(server: TestServer, player: TestAccount) {
  const send = (account: TestAccount, method: string, path: string, json?: unknown) =>
    call(`${server.url}${path}`, { method, token: account.tokens.accessToken, json });
  const today = (account = player) => done<MyPlans>(send(account, 'GET', `${TRAINING}/today`));
  const plans = async (account = player, query = '') => {
    const path = `${TRAINING}/plans${query}`;
    return (await done<{ plans: PlanCard[]; mode: number; games: number }>(send(account, 'GET', path))).plans;
  };
  const planCalled = async (title: string) => (await plans()).find((one) => one.title === title)!;
  const start = async (title: string, account = player) => {
    const { id } = await planCalled(title);
    return (await done<MyPlans>(send(account, 'POST', `${TRAINING}/enrollments`, { planId: id }))).plan!;
  };
  return { send, done, today, plans, planCalled, start };
}
