import { METRIC_GROUPS } from '@datacoach/analysis/metadata';
import {
  oneOf,
  type ParamParser,
  parseSearch,
  type SearchOf,
} from '../../../app/navigation/search-params.ts';
import { TEAM_KEYS } from './teams.ts';

const GROUP_CODES: readonly number[] = METRIC_GROUPS.flatMap(({ code }) => code ?? []);

/** Tabs of the match page in order (mockup; decisions.md 19.7 adds Tables, issue 5 two players side by side). */
export const MATCH_TABS = {
  overview: 'Overview',
  shooting: 'Shooting',
  passing: 'Passing',
  goalie: 'Goalie',
  transition: 'Transition',
  boost: 'Boost',
  kickoffs: 'Kickoffs',
  mechanics: 'Mechanics',
  positional: 'Positional',
  plays: 'Play by play',
  compare: 'Head to head',
  tables: 'Tables',
} as const;
export type MatchTab = keyof typeof MATCH_TABS;

const parseText: ParamParser<string> = (value) => (typeof value === 'string' && value) || undefined;

const PARTS = {
  tab: oneOf(Object.keys(MATCH_TABS) as MatchTab[]),
  group: parseText,
  /** Whose events are shown: a player's key, otherwise a team. */
  player: parseText,
  team: oneOf(TEAM_KEYS),
  /** Kinds on the timeline, separated by dots. */
  marks: parseText,
  /** Kind of event, or a named filter, of Play by play. */
  kind: parseText,
  /** Code of a statistic group whose events Play by play lists (specification.md 7). */
  gameStatType: (value: unknown) => GROUP_CODES.find((code) => code === Number(value)),
  one: parseText,
  other: parseText,
  stats: parseText,
};
export type MatchSearch = SearchOf<typeof PARTS>;

/** Parses the URL and drops invalid values; a player takes precedence over a team. */
export function parseMatchSearch(search: Record<string, unknown>): MatchSearch {
  const { team, ...read } = parseSearch(PARTS, search);
  return { ...read, ...(team && !read.player && { team }) };
}
