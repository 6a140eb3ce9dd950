import {
  type Measure,
  reviewSessions,
  SCORE_MODES,
  type ScoreGame,
  type SessionPlace,
  sessionPlaces,
  splitSides,
} from '@datacoach/analysis';
import {
  MAX_PROGRESSION_POINTS,
  type PlanOpens,
  type Progression,
  type ProgressionAccess,
} from '@datacoach/contract';
import type { Context } from '../../feature-module.ts';
import type { Executor } from '../../platform/database/database.ts';
import type { Caller } from '../../platform/http/caller.ts';
import { findUser } from '../auth/index.ts';
import { identitiesOf } from '../identities/index.ts';
import { entitlementSources, entitlementsOf } from '../membership/index.ts';
import {
  countOwnGames,
  listOwnGames,
  type ModeCode,
  type Own,
  type OwnScoredGame,
  openModes,
  rankIn,
  readOwnScoredGames,
  readSides,
  referenceFor,
  resultOf,
} from '../scores/index.ts';
import { currentSeason } from '../seasons/index.ts';
import { chooseReach, type Reach } from './choose-reach.ts';
import { comparePeriods, type ProgressionQuery, readPeriods } from './compare-periods.ts';
import {
  countResults,
  describeBands,
  describeHeld,
  describeLine,
  describeListed,
  describePoint,
  describeReference,
  findChange,
  relate,
  spanOf,
} from './describe-measure.ts';
import { groupGames } from './group-games.ts';
import {
  CLOSED_POLR,
  listMeasures,
  MOVING_GAMES,
  marksBetween,
  measuresOf,
  nextRank,
  ranksHeld,
} from './measures.ts';

interface Requested {
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
  { gamesBeyond, ...filters }: Requested & Pick<Progression['plan'], 'gamesBeyond'>,
): Promise<Progression['plan']> {
  const { reach, periods } = access;
  const closed = closedOf(access, filters);
  return { name, reach, periods, closed, opensWith: await opensWith(db), gamesBeyond };
}

/** Returns the distance to the next rank, as far as the plan includes POLR. */
function openNext(next: Progression['next'], { PolrAnalytics: access }: PlanOpens): Progression['next'] {
  if (next === null || access === 'none') return null;
  return access === 'categories' ? next : { ...next, weakest: null };
}

/** Returns what is locked; a mode or feature locked as a whole returns nothing. */
function closedOf({ reach, periods }: ProgressionAccess, filters: Requested): Progression['plan']['closed'] {
  if (reach === 'none') return ['all'];
  if (!filters.isOpen) return ['mode'];
  return [
    ...(filters.isNarrowed ? (['window'] as const) : []),
    ...(filters.includesPolr ? (['polr'] as const) : []),
    ...(filters.includesPeriods && !periods ? (['periods'] as const) : []),
  ];
}

async function opensWith(db: Executor): Promise<Progression['plan']['opensWith']> {
  const opener = await entitlementSources(db);
  const ofReach = (requested: 'games' | 'season' | 'all') =>
    opener(({ ProgressionTracking: { reach } }) => REACHES.indexOf(reach) >= REACHES.indexOf(requested));
  return {
    games: ofReach('games'),
    season: ofReach('season'),
    all: ofReach('all'),
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
  const newest = newestOf(games, compared);
  const before = newestOf(games.slice(0, games.length - newest.length), compared);
  return { games, shown: newestOf(games, reach.shown), newest, before };
}

function newestOf(games: readonly OwnScoredGame[], count: number): readonly OwnScoredGame[] {
  return games.slice(Math.max(0, games.length - count));
}

/** Max points that can be distinguished on a screen. */
const FEW_GAMES = 60;
const FEW_DAYS = 120;
const DAY_MS = 24 * 60 * 60_000;

function usualGrouping(games: readonly OwnScoredGame[]): Progression['filter']['by'] {
  const [first, last] = [games[0], games.at(-1)];
  if (!first || !last || games.length <= FEW_GAMES) return 'game';
  const days = (last.game.playedAt.getTime() - first.game.playedAt.getTime()) / DAY_MS;
  return days <= FEW_DAYS ? 'day' : 'week';
}

/** Longer than any session. */
const LEAD_MS = 24 * 60 * 60_000;

/** Returns games with their index in their sessions, which include games of other modes. */
async function placesOf(
  db: Executor,
  own: Own,
  games: readonly OwnScoredGame[],
): Promise<{ score: ScoreGame; place: SessionPlace }[]> {
  const first = games[0]?.game.playedAt;
  if (!first) return [];
  const from = new Date(first.getTime() - LEAD_MS);
  const newestFirst = await listOwnGames(db, own, { play: 'public', mode: 0, timed: true, from });
  const played = newestFirst.toReversed();
  const places = sessionPlaces(
    played.map((game) => ({ playedAt: (game.playedAt?.getTime() ?? 0) / 1000, result: resultOf(game) })),
  );
  const placeOf = new Map(played.map(({ matchId }, at) => [matchId, places[at]!]));
  return games.flatMap(({ game, score }) => {
    const place = placeOf.get(game.matchId);
    return place ? [{ score, place }] : [];
  });
}

/** Returns everything on the progression screen. Throws ProblemError 400 for a measure that doesn't exist. */
export async function progressionOf(
  { db, clock, books }: Context,
  { userId, timeZone }: Caller,
  query: ProgressionQuery,
): Promise<Progression> {
  const zone = timeZone ?? 'UTC';
  const identities = await identitiesOf(db, userId);
  const own = { userId, identities };
  const { plan, opens } = await entitlementsOf(db, userId, clock.now());
  const access = opens.ProgressionTracking;
  const user = await findUser(db, userId);
  const season = await currentSeason(db, clock.now());
  const modes = countModes(await countOwnGames(db, own));
  const open = await openModes(db, own, opens);
  const mode = query.mode ?? mostPlayed(modes, open);
  const total = modes.find((one) => one.mode === mode)!.games;
  const isOpen = open.includes(mode);
  const reach = await chooseReach(db, own, {
    mode,
    total,
    season,
    access,
    isOpen,
    requestedWindow: query.window,
  });

  const rank = user && rankIn(user, mode);
  const against = await referenceFor(books, mode, rank?.tier ?? null);
  const measures = measuresOf(against, opens.PolrAnalytics !== 'none');
  const measure = measures.find(query.measure);
  const other = query.with === undefined || query.with === query.measure ? null : measures.find(query.with);
  const second = other === CLOSED_POLR ? null : other;

  const { games, shown, newest, before } = await chooseGames(db, userId, mode, reach);
  const by = query.by ?? usualGrouping(shown);
  const groups = groupGames(shown, by, zone, ({ game }) => game.playedAt);
  const drawn = groups.slice(-MAX_PROGRESSION_POINTS);
  const lineOf = (one: Measure) => describeLine(one, games, drawn, { newest, before });
  const list = listMeasures(measures, measure);
  const periods = access.periods && isOpen ? await readPeriods(db, userId, mode, query, zone) : null;
  const held = await ranksHeld(db, userId, mode);
  const span = spanOf(shown);
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
    line: lineOf(measure),
    second: second && lineOf(second),
    relation: second && relate(measure, second, shown),
    rank,
    bands: rank ? describeBands(measure.key, rank.tier, against) : [],
    comparedWith: describeReference(measure.key, against),
    marks: span ? await marksBetween(db, { userId, mode, held, span, now: clock.now() }) : [],
    changePoint: findChange(measure, shown),
    list: list.map((one) => describeListed(one, games)),
    comparison: comparePeriods(list, before, newest),
    periods: periods && comparePeriods(list, periods.earlier, periods.later),
    sessions: reviewSessions(measure, await placesOf(db, own, shown)),
    sides: splitSides(
      await readSides(
        db,
        shown.map(({ game }) => game),
      ),
    ),
    ranks: span ? describeHeld(held, shown) : [],
    next: rank && openNext(nextRank(games.slice(-MOVING_GAMES), rank, against), opens),
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
function mostPlayed(modes: Progression['modes'], open: readonly ModeCode[]): ModeCode {
  const choices = open.length === 0 ? modes : modes.filter(({ mode }) => open.includes(mode));
  const [favorite] = choices.toSorted((a, b) => b.games - a.games);
  return favorite && favorite.games > 0 ? favorite.mode : 10;
}
