import type { Screen } from './screen.ts';

export const SCREENS: readonly Screen[] = [
  { name: 'landing', path: '/login', caller: 'visitor', ready: 'Drop a replay' },
  { name: 'landing, sign up', path: '/login#sign-up', caller: 'visitor', ready: 'At least 8 characters' },
  { name: 'landing, error', path: '/login?error=CredentialsSignin', caller: 'visitor', ready: 'is wrong' },
  {
    name: 'landing, definitions',
    path: '/login',
    caller: 'visitor',
    act: (page) => page.locator('#how').getByRole('button', { name: 'Boost' }).click(),
    ready: 'Drop a replay',
  },
  { name: 'plain login', path: '/user-login', caller: 'visitor', ready: 'New here?' },
  { name: 'sign up', path: '/signup?code=ABC', caller: 'visitor', ready: 'Referral code ABC' },
  { name: 'get started', path: '/get-started', caller: 'newcomer', ready: 'Start with a replay' },
];
