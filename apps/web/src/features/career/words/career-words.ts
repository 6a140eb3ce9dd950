import { counted, formatNumber } from '@datacoach/analysis/format-number';
import type { CareerPage } from '@datacoach/contract';
import { formatDate } from '../../../shared/format/date.ts';
import { formatSpeed } from '../../../shared/format/speed.ts';

export const MODE_WORDS = { 0: 'All modes', 5: 'Duel', 10: 'Doubles', 15: 'Standard' } as const;

/** 1 uu is 1 cm. */
const UU_A_KILOMETER = 100_000;

export function formatKilometers(uu: number): string {
  return `${formatNumber(uu / UU_A_KILOMETER)} km`;
}

/** Says what the stats are based on. */
export function coverageWords({ coverage: { counted: games, known, from, to }, season }: CareerPage): string {
  const based = `Based on ${counted(games, 'game')}`;
  const others = known - games;
  const left = others > 0 ? ` (${formatNumber(others)} not counted)` : '';
  const time =
    from !== null && to !== null ? `, ${formatDate(new Date(from))} to ${formatDate(new Date(to))}` : '';
  return `${seasonWords(season)}${based}${left}${time}`;
}

export function seasonWords(season: CareerPage['season']): string {
  if (season === null) return '';
  return season.number === null ? 'Last 90 days. ' : `Season ${season.number}. `;
}

type Feats = NonNullable<CareerPage['feats']>;
type FeatName = Exclude<keyof Feats, 'polrWaits'>;

/** Records in display order, with the format of their values. */
export const FEATS: readonly { name: FeatName; label: string; write: (value: number) => string }[] = [
  { name: 'bestPolr', label: 'Best POLR over 20 games', write: (value) => formatNumber(value, 1) },
  { name: 'longestStreak', label: 'Longest win streak', write: (value) => counted(value, 'game') },
  { name: 'mostGoals', label: 'Most goals in a game', write: (value) => formatNumber(value) },
  { name: 'mostSaves', label: 'Most saves in a game', write: (value) => formatNumber(value) },
  { name: 'bestXg', label: 'Most expected goals in a game', write: (value) => formatNumber(value, 2) },
  {
    name: 'fastestGoal',
    label: 'Fastest goal after a kickoff',
    write: (value) => `${formatNumber(value, 1)} s`,
  },
  {
    name: 'hardestShot',
    label: 'Hardest shot',
    write: (value) => formatSpeed(value),
  },
  {
    name: 'longestAirDribble',
    label: 'Longest air dribble',
    write: (value) => `${formatNumber(value, 1)} s`,
  },
  {
    name: 'deepestComeback',
    label: 'Greatest comeback',
    write: (value) => `${counted(value, 'goal')} behind`,
  },
];

/** Describes a career in one line, as alternative text for its picture. */
export function careerText(career: CareerPage): string {
  const { record, feats, userName, mode } = career;
  const parts = [
    record &&
      `${counted(record.games, 'game')}, ${record.won} won and ${record.lost} lost, ${counted(record.goals, 'goal')}, ${formatNumber(record.assists)} assists, ${formatNumber(record.saves)} saves`,
    ...FEATS.slice(0, 3).map(({ name, label, write }) => {
      const found = feats?.[name];
      return found ? `${label.charAt(0).toLowerCase()}${label.slice(1)} ${write(found.value)}` : null;
    }),
  ].filter(Boolean);
  return `${userName}, ${seasonWords(career.season)}${MODE_WORDS[mode]}: ${parts.join('; ')}.`;
}
