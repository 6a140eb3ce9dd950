import { counted, formatNumber } from '@datacoach/analysis/format-number';
import { CAREER_RECORDS } from '@datacoach/analysis/metadata';
import type { CareerPage } from '@datacoach/contract';
import { formatDate } from '../../../shared/format/date.ts';
import { inSpeedUnit } from '../../../shared/format/speed.ts';

export const MODE_WORDS = { 0: 'All modes', 5: 'Duel', 10: 'Doubles', 15: 'Standard' } as const;

/** 1 uu is 1 cm. */
const UU_A_KILOMETER = 100_000;

export function formatKilometers(uu: number): string {
  return `${formatNumber(uu / UU_A_KILOMETER)} km`;
}

export function describeCoverage(career: CareerPage): string {
  const { counted: games, known, from, to } = career.coverage;
  const based = `Based on ${counted(games, 'game')}`;
  const others = known - games;
  const left = others > 0 ? ` (${formatNumber(others)} not counted)` : '';
  const time =
    from !== null && to !== null ? `, ${formatDate(new Date(from))} to ${formatDate(new Date(to))}` : '';
  return `${describeSpan(career)}${based}${left}${time}`;
}

export function describeSpan({ season, week }: Pick<CareerPage, 'season' | 'week'>): string {
  if (week !== null) return 'Last 7 days. ';
  if (season === null) return '';
  return season.number === null ? 'Last 90 days. ' : `Season ${season.number}. `;
}

/** Records in display order, with the format of their values. */
export const FEATS = CAREER_RECORDS.map(({ name, label, write }) => ({
  name,
  label,
  write: (value: number) => inSpeedUnit(write(value)),
}));

/** Describes a career in one line, as alternative text for its picture. */
export function formatCareerText(career: CareerPage): string {
  const { record, feats, userName, mode } = career;
  const parts = [
    record &&
      `${counted(record.games, 'game')}, ${record.won} won and ${record.lost} lost, ${counted(record.goals, 'goal')}, ${formatNumber(record.assists)} assists, ${formatNumber(record.saves)} saves`,
    ...FEATS.slice(0, 3).map(({ name, label, write }) => {
      const found = feats?.[name];
      return found ? `${label.charAt(0).toLowerCase()}${label.slice(1)} ${write(found.value)}` : null;
    }),
  ].filter(Boolean);
  return `${userName}, ${describeSpan(career)}${MODE_WORDS[mode]}: ${parts.join('; ')}.`;
}
