import { SCORE_MODES } from '@datacoach/analysis/metadata';
import type { Progression } from '@datacoach/contract';
import { formatDate, formatShortDate } from '../../../shared/format/date.ts';
import { countWords } from './point-words.ts';

export function modeLabel(mode: number): string {
  return SCORE_MODES.find(({ code }) => code === mode)!.label;
}

/** "season 21", "last 90 days" */
export function seasonWords({ number }: Progression['season']): string {
  return number === null ? 'last 90 days' : `season ${number}`;
}

/** "Doubles · season 21 · 60 games, 34 won, January 12th to March 10th, 2026" */
export function windowWords({ filter, season, shown }: Progression): string {
  const window = {
    '20': 'last 20 games',
    '50': 'last 50 games',
    season: seasonWords(season),
    all: 'all time',
  }[filter.window];
  if (!shown) return `${modeLabel(filter.mode)} · ${window}`;
  const [from, to] = [new Date(shown.from), new Date(shown.to)];
  const played = shown.games === 1 ? formatDate(to) : `${formatShortDate(from, to)} to ${formatDate(to)}`;
  return `${modeLabel(filter.mode)} · ${window} · ${countWords(shown.games)}, ${shown.won} won, ${played}`;
}
