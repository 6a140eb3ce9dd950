import { counted, formatNumber } from '../format-number.ts';

/** Records of a career in display order, and how their values are written; speeds in uu/s. */
export const CAREER_RECORDS = [
  { name: 'bestPolr', label: 'Best POLR over 20 games', write: (value: number) => formatNumber(value, 1) },
  { name: 'longestStreak', label: 'Longest win streak', write: (value: number) => counted(value, 'game') },
  { name: 'mostGoals', label: 'Most goals in a game', write: (value: number) => formatNumber(value) },
  { name: 'mostSaves', label: 'Most saves in a game', write: (value: number) => formatNumber(value) },
  {
    name: 'bestXg',
    label: 'Most expected goals in a game',
    write: (value: number) => formatNumber(value, 2),
  },
  {
    name: 'fastestGoal',
    label: 'Fastest goal after a kickoff',
    write: (value: number) => `${formatNumber(value, 1)} s`,
  },
  { name: 'hardestShot', label: 'Hardest shot', write: (value: number) => `${formatNumber(value)} uu/s` },
  {
    name: 'longestAirDribble',
    label: 'Longest air dribble',
    write: (value: number) => `${formatNumber(value, 1)} s`,
  },
  {
    name: 'deepestComeback',
    label: 'Biggest comeback',
    write: (value: number) => `${counted(value, 'goal')} behind`,
  },
] as const;
