import type { Screen } from './screen.ts';

/** Rendered by the server, without script; for its text when full see apps/server/src/features/capacity. */
export const SCREENS: readonly Screen[] = [
  { name: 'capacity', path: '/capacity', caller: 'visitor', ready: 'Sign-ups are open' },
];
