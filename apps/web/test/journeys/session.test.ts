import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Account, newAccount, signUp } from '../support/accounts.ts';
import { openBrowser, openPage } from '../support/browser.ts';
import { type RunningServer, startServer } from '../support/running-server.ts';

let server: RunningServer;
let browser: Browser;
let account: Account;

beforeAll(async () => {
  server = await startServer();
  browser = await openBrowser();
  const { page } = await openPage(browser);
  account = await signUp(page, server.url);
  await page.context().close();
});
afterAll(async () => {
  await browser?.close();
  await server?.stop();
});

async function logIn(page: Page, password = account.password): Promise<void> {
  const form = page.getByRole('tabpanel', { name: 'Log in' });
  await form.getByLabel('Email').fill(account.email);
  await form.getByLabel('Password', { exact: true }).fill(password);
  await form.getByRole('button', { name: 'Log in' }).click();
}

test('a visitor is sent to /login, and after logging in to where he wanted to go', async () => {
  const { page } = await openPage(browser);
  await page.goto(`${server.url}/my-replay?page=3`);
  await page.waitForURL('**/login');
  await logIn(page);
  await page.waitForURL('**/my-replay?page=3');
  await page.context().close();
});

test('without a saved target the login leads to the training plans', async () => {
  const { page } = await openPage(browser);
  await page.goto(`${server.url}/`);
  await page.waitForURL('**/login');
  await logIn(page);
  await page.waitForURL('**/training-plans');
  await page.getByText('Training Plans is not built yet').waitFor();
  await page.goto(`${server.url}/`);
  await page.waitForURL('**/dashboard');
  await page.context().close();
});

test('a wrong password and errors of the address are told in sentences', async () => {
  const { page } = await openPage(browser);
  await page.goto(`${server.url}/login`);
  await logIn(page, 'not the password');
  await page.getByRole('alert').getByText('The e-mail address or the password is wrong.').waitFor();
  expect(await page.getByLabel('Email').first().inputValue()).toBe(account.email);
  await page.goto(`${server.url}/user-login?error=SessionRequired`);
  await page.getByRole('alert').getByText('Sign in to continue.').waitFor();
  await page.context().close();
});

test('the sign-up form checks before it sends and shows what the server refuses', async () => {
  const { page } = await openPage(browser);
  await page.goto(`${server.url}/signup`);
  await page.getByLabel('User name').fill('x');
  await page.getByLabel('Email').fill('nowhere');
  await page.getByLabel('Password', { exact: true }).fill('short');
  await page.getByRole('button', { name: 'Sign up' }).click();
  await page.getByText('Use at least 2 characters for the user name.').waitFor();
  await page.getByText('Enter an e-mail address like name@example.org.').waitFor();
  await page.getByText('Use at least 8 characters for the password.').waitFor();
  await page.getByLabel('User name').fill(newAccount().userName);
  await page.getByLabel('Email').fill(account.email);
  await page.getByLabel('Password', { exact: true }).fill(account.password);
  await page.getByRole('button', { name: 'Sign up' }).click();
  await page.getByText('There is already an account with this e-mail address.').waitFor();
  expect(page.url()).toContain('/signup');
  await page.context().close();
});

test('an access token that no longer counts is renewed once for all requests, and they are sent again', async () => {
  const { page } = await openPage(browser);
  await page.goto(`${server.url}/login`);
  await logIn(page);
  await page.waitForURL('**/training-plans');
  let spoiled = 0;
  let refreshed = 0;
  await page.route('**/api/v1/filestorage/**', async (route) => {
    const headers = route.request().headers();
    if (refreshed === 0) {
      spoiled += 1;
      await route.continue({ headers: { ...headers, authorization: 'Bearer of.bad.news' } });
    } else await route.continue();
  });
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/api/auth/session')) refreshed += 1;
  });
  await page.goto(`${server.url}/my-replay?page=1`);
  await page.getByText('Your games will stand here').waitFor();
  expect(spoiled).toBeGreaterThan(1);
  expect(refreshed).toBe(1);
  await page.context().close();
});

test('logging out leads to /login and closes the pages behind it', async () => {
  const { page } = await openPage(browser);
  await page.goto(`${server.url}/login`);
  await logIn(page);
  await page.waitForURL('**/training-plans');
  await page.getByRole('button', { name: 'User menu' }).click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  await page.waitForURL('**/login');
  await page.goto(`${server.url}/dashboard`);
  await page.waitForURL('**/login');
  await page.context().close();
});

test('an unknown path is not found inside the shell', async () => {
  const { page } = await openPage(browser);
  await page.goto(`${server.url}/no/such/page`);
  await page.waitForURL('**/login');
  await logIn(page);
  await page.waitForURL('**/no/such/page');
  await page.getByRole('heading', { name: 'This page does not exist' }).waitFor();
  await page.getByRole('navigation', { name: 'Main' }).waitFor();
  await page.context().close();
});

test('the light theme is chosen in the user menu and kept', async () => {
  const { page } = await openPage(browser);
  await page.goto(`${server.url}/login`);
  await logIn(page);
  await page.waitForURL('**/training-plans');
  const scheme = () => page.evaluate(() => document.documentElement.dataset.mantineColorScheme);
  expect(await scheme()).toBe('dark');
  await page.getByRole('button', { name: 'User menu' }).click();
  await page.getByRole('menuitem', { name: 'Light theme' }).click();
  await page.reload();
  expect(await scheme()).toBe('light');
  await page.context().close();
});
