import type { FolderContent } from '@datacoach/contract';
import {
  oneOf,
  type ParamParsers,
  parseDay,
  parseId,
  parsePage,
  parseSearch,
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

/** The screen's URL parameters; everything else is at its default. */
export interface AnalysisSearch {
  folder?: string;
  /** Page of folders, from 1. */
  page?: number;
  game?: string;
  tab?: AnalysisTab;
  team?: string;
  against?: string;
  /** Won 5, Lost 10. */
  result?: 5 | 10;
  /** Duel 5, Doubles 10, Standard 15. */
  mode?: 5 | 10 | 15;
  /** OneVsOne 5, TwoVsTwo 10, ThreeVsThree 15. */
  size?: 5 | 10 | 15;
  /** Days, inclusive. */
  from?: string;
  to?: string;
  /** Whose kickoffs and boost: `them`, or a player's id; both sides if omitted. */
  who?: string;
  book?: string;
  /** What is compared with: another folder, one of its teams, and days. */
  with?: string;
  withTeam?: string;
  withFrom?: string;
  withTo?: string;
}

const key = textUpTo(200);
const PARTS: ParamParsers<AnalysisSearch> = {
  folder: parseId,
  page: parsePage,
  game: parseId,
  tab: oneOf(Object.keys(ANALYSIS_TABS) as AnalysisTab[], 'xg'),
  team: key,
  against: key,
  result: oneOf([5, 10]),
  mode: oneOf([5, 10, 15]),
  size: oneOf([5, 10, 15]),
  from: parseDay,
  to: parseDay,
  who: key,
  book: key,
  with: parseId,
  withTeam: key,
  withFrom: parseDay,
  withTo: parseDay,
};

export const parseAnalysisSearch = (search: Record<string, unknown>) => parseSearch(PARTS, search);

export type ChangeSearch = (part: Partial<Record<keyof AnalysisSearch, unknown>>) => void;

/** What the parts of a folder's page get. */
export interface FolderPartProps {
  folder: FolderContent;
  search: AnalysisSearch;
  onChange: ChangeSearch;
}

/** Parameters reset when another folder is opened. */
export const NEW_FOLDER: Record<Exclude<keyof AnalysisSearch, 'folder' | 'page' | 'tab'>, undefined> = {
  game: undefined,
  team: undefined,
  against: undefined,
  result: undefined,
  mode: undefined,
  size: undefined,
  from: undefined,
  to: undefined,
  who: undefined,
  book: undefined,
  with: undefined,
  withTeam: undefined,
  withFrom: undefined,
  withTo: undefined,
};

/** Converts the filter to API parameters. */
export function toFolderFilter({ team, against, result, mode, size, from, to }: AnalysisSearch) {
  return {
    Team: team ?? (0 as const),
    Result: result ?? (0 as const),
    mode: mode ?? (0 as const),
    matchSize: size ?? (0 as const),
    ...(against && { opponent: against }),
    ...(from && { from: startOfDay(from).toISOString() }),
    ...(to && { to: startOfDay(to, 1).toISOString() }),
  };
}
