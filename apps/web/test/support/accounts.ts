import type { Page } from 'playwright-core';

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

/** Signs up through the form, waits for the first page of the new account, and ends its get-started flow. */
export async function signUp(page: Page, url: string, account = newAccount()): Promise<Account> {
  await page.goto(`${url}/signup`);
  await page.getByLabel('User name').fill(account.userName);
  await page.getByLabel('Email').fill(account.email);
  await page.getByLabel('Password', { exact: true }).fill(account.password);
  await page.getByRole('button', { name: 'Sign up' }).click();
  await page.waitForURL('**/get-started');
  const status = await page.evaluate(async () => {
    const { accessToken } = await (await fetch('/api/auth/session')).json();
    const answer = await fetch('/api/profile/get-started', {
      method: 'PUT',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${accessToken}` },
      body: JSON.stringify({ step: 8, finished: true }),
    });
    return answer.status;
  });
  if (status !== 200) throw new Error(`get-started answered ${status}`);
  return account;
}
