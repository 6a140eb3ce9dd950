import type { Screen } from './screen.ts';

/** Made by the server, without script; what it says when it is full, apps/server/src/features/capacity shows. */
export const SCREENS: readonly Screen[] = [
  { name: 'capacity', path: '/capacity', caller: 'visitor', ready: 'Sign-ups are open' },
];
