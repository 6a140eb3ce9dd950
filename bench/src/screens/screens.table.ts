/** Screens of a player and the address of each; `{match}` is his newest match. */
export const SCREENS: readonly { name: string; path: string }[] = [
  { name: 'dashboard', path: '/dashboard' },
  { name: 'dashboard, all modes', path: '/dashboard?mode=0' },
  { name: 'dashboard, 100 games', path: '/dashboard?window=100' },
  { name: 'dashboard, won on one map', path: '/dashboard?result=5&map=cs_p' },
  { name: 'dashboard, 90 days', path: '/dashboard?window=90d' },
  { name: 'progression', path: '/statistics' },
  { name: 'my replays', path: '/my-replay?page=1' },
  { name: 'my replays, last page', path: '/my-replay?page=16' },
  { name: 'my replays, by name', path: '/my-replay?page=1&name=Standard' },
  { name: 'match', path: '/match/{match}' },
  { name: 'viewer', path: '/match/{match}/viewer' },
  { name: 'questions', path: '/questions' },
  { name: 'training plans', path: '/training-plans' },
  { name: 'profile', path: '/profile' },
];
