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

/** Signs up through the form and waits for the first page of the new account. */
export async function signUp(page: Page, url: string, account = newAccount()): Promise<Account> {
  await page.goto(`${url}/signup`);
  await page.getByLabel('User name').fill(account.userName);
  await page.getByLabel('Email').fill(account.email);
  await page.getByLabel('Password', { exact: true }).fill(account.password);
  await page.getByRole('button', { name: 'Sign up' }).click();
  await page.waitForURL('**/get-started');
  return account;
}
