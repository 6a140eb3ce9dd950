import {
  listSessionPositions,
  type Measure,
  reviewSessions,
  SCORE_MODES,
  splitSides,
} from '@datacoach/analysis';
import {
  MAX_PROGRESSION_POINTS,
  type PlanOpens,
  type Progression,
  type ProgressionAccess,
  type ProgressionGrouping,
  type ProgressionWindow,
} from '@datacoach/contract';
import type { Context } from '../../feature-module.ts';
import { DAY_MS } from '../../platform/clock/clock.ts';
import { formatLocalDate, getMonday } from '../../platform/clock/time-zones.ts';
import type { Executor } from '../../platform/database/database.ts';
import type { Caller } from '../../platform/http/access.ts';
import { findUser } from '../auth/index.ts';
import { listIdentities } from '../identities/index.ts';
import { getEntitlements, readEntitlementSources } from '../membership/index.ts';
import {
  calculatePlanReach,
  countOwnGames,
  findReferenceFor,
  getRankIn,
  getResult,
  listOpenModes,
  listOwnGames,
  type ModeCode,
  type OwnScoredGame,
  type PlayerAccount,
  readOwnScoredGames,
  readSides,
} from '../scores/index.ts';
import { findCurrentSeason, type Season } from '../seasons/index.ts';
import { comparePeriods, type ProgressionQuery, readPeriods } from './compare-periods.ts';
import {
  calculateRelation,
  countResults,
  describeBands,
  describeHeldRanks,
  describeLine,
  describeListed,
  describePoint,
  describeReference,
  findChange,
  findDateSpan,
} from './describe-measure.ts';
import {
  CLOSED_POLR,
  createMeasures,
  getNextRank,
  listMarksBetween,
  listMeasures,
  listRanksHeld,
  MOVING_GAMES,
} from './measures.ts';

interface RequestedFilters {
  isOpen: boolean;
  isNarrowed: boolean;
  includesPolr: boolean;
  includesPeriods: boolean;
}

/** Returns what the plan includes of progression, what it locks of the request, and which plan includes that. */
async function describePlan(
  db: Executor,
  { name }: Pick<Progression['plan'], 'name'>,
  access: ProgressionAccess,
  { gamesBeyond, ...filters }: RequestedFilters & Pick<Progression['plan'], 'gamesBeyond'>,
): Promise<Progression['plan']> {
  const { reach, periods } = access;
  const closed = getLockedPart(access, filters);
  return { name, reach, periods, closed, opensWith: await findOpeningPlans(db), gamesBeyond };
}

/** Returns the distance to the next rank, as far as the plan includes POLR. */
function openNext(next: Progression['next'], { PolrAnalytics: access }: PlanOpens): Progression['next'] {
  if (next === null || access === 'none') return null;
  return access === 'categories' ? next : { ...next, weakest: null };
}

/** Returns what is locked; a mode or feature locked as a whole returns nothing. */
function getLockedPart(
  { reach, periods }: ProgressionAccess,
  filters: RequestedFilters,
): Progression['plan']['closed'] {
  if (reach === 'none') return ['all'];
  if (!filters.isOpen) return ['mode'];
  return [
    ...(filters.isNarrowed ? (['window'] as const) : []),
    ...(filters.includesPolr ? (['polr'] as const) : []),
    ...(filters.includesPeriods && !periods ? (['periods'] as const) : []),
  ];
}

async function findOpeningPlans(db: Executor): Promise<Progression['plan']['opensWith']> {
  const opener = await readEntitlementSources(db);
  const findPlanWithReach = (requested: 'games' | 'season' | 'all') =>
    opener(({ ProgressionTracking: { reach } }) => REACHES.indexOf(reach) >= REACHES.indexOf(requested));
  return {
    games: findPlanWithReach('games'),
    season: findPlanWithReach('season'),
    all: findPlanWithReach('all'),
    periods: opener(({ ProgressionTracking: { periods } }) => periods),
    mode: opener((opens) => opens['Playlist Access'] === 'all'),
    polr: opener(({ PolrAnalytics }) => PolrAnalytics !== 'none'),
  };
}

/** From least to most. */
const REACHES: readonly ProgressionAccess['reach'][] = ['none', 'games', 'season', 'all'];

/** Max newest games that are compared with as many before them. */
const COMPARED_GAMES = 20;

interface ChosenGames {
  /** Oldest first, including the earlier ones needed for averages. */
  games: readonly OwnScoredGame[];
  shown: readonly OwnScoredGame[];
  newest: readonly OwnScoredGame[];
  /** The same number of games before the newest. */
  before: readonly OwnScoredGame[];
}

async function chooseGames(db: Executor, userId: string, mode: ModeCode, reach: Reach): Promise<ChosenGames> {
  const lead = Math.max(MOVING_GAMES, 2 * COMPARED_GAMES - reach.shown);
  // A mode that is locked as a whole has no earlier games either.
  const games =
    reach.allowed === 0 ? [] : await readOwnScoredGames(db, userId, { mode, limit: reach.shown + lead });
  const compared = Math.min(COMPARED_GAMES, Math.floor(reach.allowed / 2));
  const newest = getNewestGames(games, compared);
  const before = getNewestGames(games.slice(0, games.length - newest.length), compared);
  return { games, shown: getNewestGames(games, reach.shown), newest, before };
}

function getNewestGames(games: readonly OwnScoredGame[], count: number): readonly OwnScoredGame[] {
  return games.slice(Math.max(0, games.length - count));
}

/** Max points that can be distinguished on a screen. */
const MAX_GAMES_UNGROUPED = 60;
const MAX_DAYS_BY_DAY = 120;

function getDefaultGrouping(games: readonly OwnScoredGame[]): Progression['filter']['by'] {
  const [first, last] = [games[0], games.at(-1)];
  if (!first || !last || games.length <= MAX_GAMES_UNGROUPED) return 'game';
  const days = (last.game.playedAt.getTime() - first.game.playedAt.getTime()) / DAY_MS;
  return days <= MAX_DAYS_BY_DAY ? 'day' : 'week';
}

/** Longer than any session. */
const LEAD_MS = 24 * 60 * 60_000;

/** Returns games with their index in their sessions, which include games of other modes. */
async function readSessionPositions(db: Executor, account: PlayerAccount, games: readonly OwnScoredGame[]) {
  const first = games[0]?.game.playedAt;
  if (!first) return [];
  const from = new Date(first.getTime() - LEAD_MS);
  const newestFirst = await listOwnGames(db, account, { play: 'public', mode: 0, timed: true, from });
  const played = newestFirst.toReversed();
  const positions = listSessionPositions(
    played.map((game) => ({ playedAt: (game.playedAt?.getTime() ?? 0) / 1000, result: getResult(game) })),
  );
  const positionsByMatch = new Map(played.map(({ matchId }, at) => [matchId, positions[at]!]));
  return games.flatMap(({ game, score }) => {
    const position = positionsByMatch.get(game.matchId);
    return position ? [{ score, position }] : [];
  });
}

/** Returns everything on the progression screen. Throws ProblemError 400 for a measure that doesn't exist. */
export async function calculateProgression(
  { db, clock, books }: Context,
  { userId, timeZone }: Caller,
  query: ProgressionQuery,
): Promise<Progression> {
  const zone = timeZone ?? 'UTC';
  const identities = await listIdentities(db, userId);
  const account = { userId, identities };
  const { plan, opens } = await getEntitlements(db, userId, clock.now());
  const access = opens.ProgressionTracking;
  const user = await findUser(db, userId);
  const season = await findCurrentSeason(db, clock.now());
  const modes = countModes(await countOwnGames(db, account));
  const open = await listOpenModes(db, account, opens);
  const mode = query.mode ?? findMostPlayedMode(modes, open);
  const total = modes.find((one) => one.mode === mode)!.games;
  const isOpen = open.includes(mode);
  const reach = await chooseReach(db, account, {
    mode,
    total,
    season,
    access,
    isOpen,
    requestedWindow: query.window,
  });

  const rank = user && getRankIn(user, mode);
  const against = await findReferenceFor(books, mode, rank?.tier ?? null);
  const measures = createMeasures(against, opens.PolrAnalytics !== 'none');
  const measure = measures.find(query.measure);
  const other = query.with === undefined || query.with === query.measure ? null : measures.find(query.with);
  const second = other === CLOSED_POLR ? null : other;

  const { games, shown, newest, before } = await chooseGames(db, userId, mode, reach);
  const by = query.by ?? getDefaultGrouping(shown);
  const groups = groupGames(shown, by, zone, ({ game }) => game.playedAt);
  const drawn = groups.slice(-MAX_PROGRESSION_POINTS);
  const formatLine = (one: Measure) => describeLine(one, games, drawn, { newest, before });
  const list = listMeasures(measures, measure);
  const periods = access.periods && isOpen ? await readPeriods(db, userId, mode, query, zone) : null;
  const held = await listRanksHeld(db, userId, mode);
  const span = findDateSpan(shown);
  return {
    filter: { mode, window: reach.window, by, measure: measure.key, with: second?.key ?? null },
    plan: await describePlan(db, plan, access, {
      isOpen: isOpen || total === 0,
      isNarrowed: reach.isNarrowed,
      includesPolr: measure === CLOSED_POLR || other === CLOSED_POLR,
      includesPeriods: query.earlierFrom !== undefined,
      gamesBeyond: Math.max(0, total - reach.allowed),
    }),
    known: identities.length > 0,
    modes,
    season: { number: season.number, from: season.from.toISOString() },
    shown: span && { ...span, ...countResults(shown), cut: drawn.length < groups.length },
    points: drawn.map(describePoint),
    line: formatLine(measure),
    second: second && formatLine(second),
    relation: second && calculateRelation(measure, second, shown),
    rank,
    bands: rank ? describeBands(measure.key, rank.tier, against) : [],
    comparedWith: describeReference(measure.key, against),
    marks: span ? await listMarksBetween(db, { userId, mode, held, span, now: clock.now() }) : [],
    changePoint: findChange(measure, shown),
    list: list.map((one) => describeListed(one, games)),
    comparison: comparePeriods(list, before, newest),
    periods: periods && comparePeriods(list, periods.earlier, periods.later),
    sessions: reviewSessions(measure, await readSessionPositions(db, account, shown)),
    sides: splitSides(
      await readSides(
        db,
        shown.map(({ game }) => game),
      ),
    ),
    ranks: span ? describeHeldRanks(held, shown) : [],
    next: rank && openNext(getNextRank(games.slice(-MOVING_GAMES), rank, against), opens),
  };
}

function countModes(groups: Awaited<ReturnType<typeof countOwnGames>>): Progression['modes'] {
  return SCORE_MODES.map(({ code, teamSize }) => ({
    mode: code,
    games: groups
      .filter((group) => group.countsForScore && group.teamSize === teamSize)
      .reduce((sum, { games }) => sum + games, 0),
  }));
}

/** Returns the most played mode, among the included ones if there are any. Doubles without games. */
function findMostPlayedMode(modes: Progression['modes'], open: readonly ModeCode[]): ModeCode {
  const choices = open.length === 0 ? modes : modes.filter(({ mode }) => open.includes(mode));
  const [favorite] = choices.toSorted((a, b) => b.games - a.games);
  return favorite && favorite.games > 0 ? favorite.mode : 10;
}

/** Groups games of one mode, oldest first, by game, day or week (starting Monday) in the player's time zone. */
function groupGames<Game>(
  games: readonly Game[],
  by: ProgressionGrouping,
  timeZone: string,
  getPlayedAt: (game: Game) => Date,
): Game[][] {
  if (by === 'game') return games.map((game) => [game]);
  const groups = new Map<string, Game[]>();
  for (const game of games) {
    const day = formatLocalDate(getPlayedAt(game), timeZone);
    const name = by === 'day' ? day : getMonday(day);
    const group = groups.get(name);
    if (group) group.push(game);
    else groups.set(name, [game]);
  }
  return [...groups.values()];
}

interface Request {
  mode: ModeCode;
  /** Games of the mode. */
  total: number;
  season: Season;
  access: ProgressionAccess;
  /** Whether the plan includes the mode. */
  isOpen: boolean;
  requestedWindow: ProgressionWindow | undefined;
}

interface Reach {
  window: ProgressionWindow;
  /** Whether the plan includes less than the requested window. */
  isNarrowed: boolean;
  /** Number of newest games shown. */
  shown: number;
  /** Number of newest games the plan includes. */
  allowed: number;
}

/** Returns how far back the chart goes: as far as requested and included in the plan. */
async function chooseReach(
  db: Executor,
  account: PlayerAccount,
  { mode, total, season, access, isOpen, requestedWindow }: Request,
): Promise<Reach> {
  const window =
    requestedWindow !== undefined && access.windows.includes(requestedWindow)
      ? requestedWindow
      : getDefaultWindow(access);
  const allowed = isOpen ? Math.min(total, await calculatePlanReach(db, account, mode, access, season)) : 0;
  const ofSeason =
    window === 'season'
      ? (await listOwnGames(db, account, { play: 'public', mode, timed: true, from: season.from })).length
      : 0;
  const wide = { '20': 20, '50': 50, season: ofSeason, all: total }[window];
  return {
    window,
    isNarrowed: requestedWindow !== undefined && requestedWindow !== window,
    shown: Math.min(wide, allowed),
    allowed,
  };
}

/** Returns the season if the plan includes it, else its last games. */
function getDefaultWindow({ windows }: ProgressionAccess): ProgressionWindow {
  return windows.includes('season') ? 'season' : '20';
}
