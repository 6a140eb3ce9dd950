import { METRIC_GROUPS } from '@datacoach/analysis/metadata';
import { TEAM_KEYS } from '../team-words.ts';

const GROUP_CODES: readonly number[] = METRIC_GROUPS.flatMap(({ code }) => code ?? []);

/** Tabs of the match page in order (mockup; decisions.md 19.7 adds Tables, issue 5 two players side by side). */
export const MATCH_TABS = [
  { key: 'overview', label: 'Overview' },
  { key: 'shooting', label: 'Shooting' },
  { key: 'passing', label: 'Passing' },
  { key: 'goalie', label: 'Goalie' },
  { key: 'transition', label: 'Transition' },
  { key: 'boost', label: 'Boost' },
  { key: 'kickoffs', label: 'Kickoffs' },
  { key: 'mechanics', label: 'Mechanics' },
  { key: 'positional', label: 'Positional' },
  { key: 'plays', label: 'Play by play' },
  { key: 'compare', label: 'Head to head' },
  { key: 'tables', label: 'Tables' },
] as const;
export type MatchTab = (typeof MATCH_TABS)[number]['key'];

/** The URL parameters of a match page; everything else is at its default. */
export interface MatchSearch {
  tab?: MatchTab;
  /** Group of the Tables tab. */
  group?: string;
  /** Whose events are shown: a player's key, otherwise a team. */
  player?: string;
  team?: (typeof TEAM_KEYS)[number];
  /** Kinds on the timeline, separated by dots. */
  marks?: string;
  /** Kind of event, or a named filter, of Play by play. */
  kind?: string;
  /** Code of a statistic group whose events Play by play lists (specification.md 7). */
  gameStatType?: number;
  /** Keys of the two players shown side by side. */
  one?: string;
  other?: string;
  /** Group of their stats. */
  stats?: string;
}

const oneOf = <T extends string>(values: readonly T[], value: unknown): T | undefined =>
  values.find((known) => known === value);
const text = (value: unknown): string | undefined =>
  typeof value === 'string' && value !== '' ? value : undefined;

/** Parses the URL and drops invalid values. Done by the page, so that routes stay light. */
export function readMatchSearch(search: Record<string, unknown>): MatchSearch {
  const read: MatchSearch = {};
  const tab = oneOf(
    MATCH_TABS.map(({ key }) => key),
    search.tab,
  );
  const group = text(search.group);
  const player = text(search.player);
  const team = oneOf(TEAM_KEYS, search.team);
  const marks = text(search.marks);
  const kind = text(search.kind);
  const [one, other, stats] = [text(search.one), text(search.other), text(search.stats)];
  if (tab) read.tab = tab;
  if (group) read.group = group;
  if (player) read.player = player;
  else if (team) read.team = team;
  if (marks) read.marks = marks;
  if (kind) read.kind = kind;
  if (GROUP_CODES.includes(Number(search.gameStatType))) read.gameStatType = Number(search.gameStatType);
  if (one) read.one = one;
  if (other) read.other = other;
  if (stats) read.stats = stats;
  return read;
}
