import type { Screen } from './screen.ts';

export const SCREENS: readonly Screen[] = [
  {
    name: 'privacy policy',
    path: '/privacy-policy',
    caller: 'visitor',
    ready: 'Replays and everyone in them',
  },
];
