import type { FolderContent } from '@datacoach/contract';
import {
  oneOf,
  parseDay,
  parseId,
  parsePage,
  parseSearch,
  type SearchOf,
  textUpTo,
} from '../../../app/navigation/search-params.ts';
import { startOfDay } from '../../../shared/format/date.ts';

export const ANALYSIS_TABS = {
  xg: 'xG',
  shots: 'Shot types',
  mechanics: 'Mechanics',
  kickoffs: 'Kickoffs',
  boost: 'Boost',
  statistics: 'Statistics',
  series: 'Series',
  compare: 'Compare',
  scout: 'Scouting report',
} as const;
export type AnalysisTab = keyof typeof ANALYSIS_TABS;

const key = textUpTo(200);
const PARTS = {
  folder: parseId,
  /** Page of folders, from 1. */
  page: parsePage,
  game: parseId,
  tab: oneOf(Object.keys(ANALYSIS_TABS) as AnalysisTab[], 'xg'),
  team: key,
  against: key,
  /** Won 5, Lost 10. */
  result: oneOf([5, 10]),
  /** Duel 5, Doubles 10, Standard 15. */
  mode: oneOf([5, 10, 15]),
  /** OneVsOne 5, TwoVsTwo 10, ThreeVsThree 15. */
  size: oneOf([5, 10, 15]),
  /** Days, inclusive. */
  from: parseDay,
  to: parseDay,
  /** Whose kickoffs and boost: `them`, or a player's id; both sides if omitted. */
  who: key,
  /** Key of the scouting report's team; the opponents if omitted. */
  book: key,
  /** What is compared with: another folder, one of its teams, and days. */
  with: parseId,
  withTeam: key,
  withFrom: parseDay,
  withTo: parseDay,
};

/** The screen's URL parameters; everything else is at its default. */
export type AnalysisSearch = SearchOf<typeof PARTS>;

export const parseAnalysisSearch = (search: Record<string, unknown>) => parseSearch(PARTS, search);

export type ChangeSearch = (part: Partial<Record<keyof AnalysisSearch, unknown>>) => void;

/** What the parts of a folder's page get. */
export interface FolderPartProps {
  folder: FolderContent;
  search: AnalysisSearch;
  onChange: ChangeSearch;
}

const KEPT: readonly string[] = ['folder', 'page', 'tab'];

/** Parameters reset when another folder is opened. */
export const NEW_FOLDER = Object.fromEntries(
  Object.keys(PARTS)
    .filter((name) => !KEPT.includes(name))
    .map((name) => [name, undefined] as const),
);

export const toFolderFilter = ({ team, against, result, mode, size, from, to }: AnalysisSearch) => ({
  Team: team ?? (0 as const),
  Result: result ?? (0 as const),
  mode: mode ?? (0 as const),
  matchSize: size ?? (0 as const),
  ...(against && { opponent: against }),
  ...(from && { from: startOfDay(from).toISOString() }),
  ...(to && { to: startOfDay(to, 1).toISOString() }),
});
