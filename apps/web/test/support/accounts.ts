import type { APIRequestContext, APIResponse, Page } from 'playwright-core';
import { ADMINISTRATOR } from './running-server.ts';

export interface Account {
  userName: string;
  email: string;
  password: string;
}

let made = 0;

export function newAccount(): Account {
  made += 1;
  return {
    userName: `player${made}`,
    email: `player${made}.${process.pid}@example.org`,
    password: 'a long enough password',
  };
}

export interface AccountState {
  role?: 'Player' | 'Coach' | 'Admin';
  /** Whether the player still has to go through get-started. */
  firstTime?: boolean;
  /** False leaves a player's ranks empty; otherwise they are unranked in every mode. */
  ranks?: boolean;
  account?: Account;
}

/**
 * Creates an account through the API and signs in this page's browser, without navigating. The administrator is the
 * server's first.
 */
export async function openAccount(page: Page, url: string, state: AccountState = {}): Promise<Account> {
  const { role = 'Player', firstTime = false, ranks = true } = state;
  const account = role === 'Admin' ? ADMINISTRATOR : (state.account ?? newAccount());
  const { request } = page.context();
  if (role !== 'Admin') {
    const body = { ...account, coachesTeam: role === 'Coach' };
    await expectOk(request.post(`${url}/api/v1/auth/sign-up`, { data: body }));
  }
  await signIn(page, url, account);
  if (role === 'Player') await finishFirstSteps(request, url, { firstTime, ranks });
  return account;
}

/** Signs in this page's browser through the API. */
export async function signIn(page: Page, url: string, { email, password }: Account): Promise<void> {
  const { request } = page.context();
  const { csrfToken } = await (await expectOk(request.get(`${url}/api/auth/csrf`))).json();
  const answer = await expectOk(
    request.post(`${url}/api/auth/callback/credentials`, {
      headers: { 'x-auth-return-redirect': '1' },
      form: { email, password, csrfToken, callbackUrl: '/' },
    }),
  );
  const { url: next } = (await answer.json()) as { url: string };
  const error = new URL(next, url).searchParams.get('error');
  if (error) throw new Error(`Signing ${email} in ended with ${error}.`);
}

/** Returns the bearer token of this page's account, for direct API calls. */
export async function getBearer(page: Page, url: string): Promise<{ authorization: string }> {
  const answer = await expectOk(page.context().request.get(`${url}/api/auth/session`));
  const { accessToken } = (await answer.json()) as { accessToken: string };
  return { authorization: `Bearer ${accessToken}` };
}

/** Signs up through the form, waits for the new account's first page, and finishes its get-started flow. */
export async function signUp(page: Page, url: string, account = newAccount()): Promise<Account> {
  await page.goto(`${url}/signup`);
  return fillSignUp(page, url, account);
}

/** Fills in the open sign-up form. */
export async function fillSignUp(page: Page, url: string, account = newAccount()): Promise<Account> {
  await page.getByLabel('Username').fill(account.userName);
  await page.getByLabel('Email').fill(account.email);
  await page.getByLabel('Password', { exact: true }).fill(account.password);
  await page.getByRole('button', { name: 'Sign up' }).click();
  await page.waitForURL('**/get-started');
  await finishFirstSteps(page.context().request, url, { firstTime: false, ranks: true });
  return account;
}

async function finishFirstSteps(
  request: APIRequestContext,
  url: string,
  { firstTime, ranks }: { firstTime: boolean; ranks: boolean },
): Promise<void> {
  const session = await expectOk(request.get(`${url}/api/auth/session`));
  const { accessToken } = (await session.json()) as { accessToken: string };
  const headers = { authorization: `Bearer ${accessToken}` };
  if (!firstTime) {
    const steps = `${url}/api/v1/get-started`;
    const consents = { ownStatistics: true, shareWithTeammates: false, research: false };
    const welcome = { step: 1, ageBand: '18-or-older', consents };
    await expectOk(request.put(steps, { headers, data: welcome }));
    await expectOk(request.put(steps, { headers, data: { step: 2, platform: 10 } }));
    await expectOk(request.post(`${steps}/finish`, { headers }));
  }
  if (ranks) {
    const data = { duelModeRank: 'unranked', doublesModeRank: 'unranked', standardModeRank: 'unranked' };
    await expectOk(request.put(`${url}/api/profile/update-ranks`, { headers, data }));
  }
  // Updates the cookie's session.
  const { csrfToken } = await (await expectOk(request.get(`${url}/api/auth/csrf`))).json();
  await expectOk(request.post(`${url}/api/auth/session`, { data: { csrfToken, data: {} } }));
}

async function expectOk(answer: Promise<APIResponse>): Promise<APIResponse> {
  const response = await answer;
  if (!response.ok())
    throw new Error(`${response.url()} answered ${response.status()}: ${await response.text()}`);
  return response;
}
