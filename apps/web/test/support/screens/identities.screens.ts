import type { Screen } from './screen.ts';

export const SCREENS: readonly Screen[] = [
  { name: 'match, which one are you', path: '{match}', caller: 'player', ready: 'Which one are you?' },
];
