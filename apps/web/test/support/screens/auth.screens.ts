import type { Page } from 'playwright-core';
import { answerCalls } from '../answer-calls.ts';
import type { Screen } from './screen.ts';

/** As on a server with other settings; sign-in.test.ts uses real ones. */
const updateSettings = (page: Page, change: object) =>
  answerCalls(page, '**/api/v1/app-settings', async (call) => {
    const response = await call.fetch();
    const settings = (await response.json()) as object;
    await call.fulfill({ response, json: { ...settings, ...change } });
  });
const withProviders = (page: Page) => updateSettings(page, { signInProviders: ['epic', 'discord'] });

export const SCREENS: readonly Screen[] = [
  { name: 'landing', path: '/login', caller: 'visitor', ready: 'Drop a replay' },
  { name: 'landing, sign up', path: '/login#sign-up', caller: 'visitor', ready: 'At least 8 characters' },
  {
    name: 'landing, error',
    path: '/login?error=CredentialsSignin',
    caller: 'visitor',
    ready: 'Wrong email or password.',
  },
  {
    name: 'landing, definitions',
    path: '/login',
    caller: 'visitor',
    act: (page) => page.locator('#stats').getByRole('button', { name: 'Boost' }).click(),
    ready: 'Drop a replay',
  },
  {
    name: 'landing, other ways in',
    path: '/login',
    caller: 'visitor',
    before: withProviders,
    ready: 'Continue with Discord',
  },
  {
    name: 'plain login',
    path: '/user-login',
    caller: 'visitor',
    before: withProviders,
    ready: 'Continue with Epic',
  },
  {
    name: 'plain login, complaints',
    path: '/user-login',
    caller: 'visitor',
    act: (page) => page.getByRole('button', { name: 'Log in' }).click(),
    ready: 'Enter your password.',
  },
  { name: 'admin login', path: '/admin/login', caller: 'visitor', ready: 'Log in as admin' },
  { name: 'sign up', path: '/signup?code=ABC', caller: 'visitor', ready: 'We don’t recognize that code' },
  {
    name: 'sign up, paused',
    path: '/signup',
    caller: 'visitor',
    before: (page) => updateSettings(page, { signUpsOpen: false }),
    ready: 'Sign-ups are paused',
  },
  {
    name: 'sign up, complaints',
    path: '/signup',
    caller: 'visitor',
    act: (page) => page.getByRole('button', { name: 'Sign up' }).click(),
    ready: 'Use at least 2 characters',
  },
  { name: 'forgot password', path: '/user-login?forgot=true', caller: 'visitor', ready: 'Send link' },
  { name: 'new password', path: '/user-login?reset=abc', caller: 'visitor', ready: 'Save and log in' },
  {
    name: 'confirm e-mail, too late',
    path: '/user-login?confirm=abc',
    caller: 'visitor',
    ready: 'This link has expired',
  },
  {
    name: 'confirm e-mail, too late and signed in',
    path: '/user-login?confirm=abc',
    caller: 'newcomer',
    ready: 'Resend email',
  },
];
