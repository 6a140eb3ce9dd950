import { counted } from '@datacoach/analysis/format-number';
import {
  FOLDER_NAME_LENGTH,
  type FolderContent,
  type FolderSeries,
  type FolderTeam,
} from '@datacoach/contract';
import { formatDate, formatTimeOfDay } from '../../../shared/format/date.ts';

/** Formats "March 10th, 2026, 6:55 PM to 7:31 PM", or the first and last day; '' if empty. */
function formatPlayedDays(moments: readonly string[]): string {
  const dates = moments.map((moment) => new Date(moment)).sort((a, b) => a.getTime() - b.getTime());
  const [first, last] = [dates[0], dates.at(-1)];
  if (!first || !last) return '';
  const [from, to] = [formatDate(first), formatDate(last)];
  if (from !== to) return `${from} to ${to}`;
  const [start, end] = [formatTimeOfDay(first), formatTimeOfDay(last)];
  return start === end ? `${from}, ${start}` : `${from}, ${start} to ${end}`;
}

export function formatSubtitle({ games, series }: FolderContent): string {
  const parts = [
    series.map(({ name }) => name).join(', '),
    [...new Set(games.flatMap(({ playlist }) => playlist ?? []))].join(', '),
    formatPlayedDays(games.flatMap(({ playedAt }) => playedAt ?? [])),
  ];
  return parts.filter(Boolean).join(' · ') || 'No replays analyzed yet';
}

/** Returns a name for a folder with one series: "Us 3–1 Them", with the teams' names if they fit. */
export function suggestFolderName(
  series: readonly Pick<FolderSeries, 'name' | 'wins'>[],
): string | undefined {
  const [only, ...others] = series;
  if (!only || others.length > 0) return undefined;
  const { name, wins } = only;
  return name.length <= FOLDER_NAME_LENGTH ? name : `Us ${wins.us}–${wins.them} Them`;
}

/** Returns a name to offer for an analyzed folder, if it has another (decisions.md 14.5). */
export function suggestNewName({
  name,
  files,
  processed,
  series,
}: Pick<FolderContent, 'name' | 'files' | 'processed'> & { series: Parameters<typeof suggestFolderName>[0] }):
  | string
  | undefined {
  const suggestion = processed === files ? suggestFolderName(series) : undefined;
  return suggestion === name ? undefined : suggestion;
}

export const formatGameCount = (count: number): string => counted(count, 'game');

export const listTeamChoices = (teams: readonly FolderTeam[]) =>
  teams.map(({ key, name, side }) => ({ value: key, label: side === 'us' ? `${name} (us)` : name }));
