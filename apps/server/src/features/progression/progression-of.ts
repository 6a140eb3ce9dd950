import {
  changePoint,
  LEAST_CHANGE_GAMES,
  LEAST_RELATED_GAMES,
  type Measure,
  metricRelation,
  periodDifference,
  RANKS,
  rankBands,
  reviewSessions,
  SCORE_MODES,
} from '@datacoach/analysis';
import {
  MOST_GAMES_NAMED,
  MOST_PROGRESSION_POINTS,
  type PlanOpens,
  type Progression,
  type ProgressionAccess,
} from '@datacoach/contract';
import type { Executor } from '../../platform/database/database.ts';
import type { Caller } from '../../platform/http/caller.ts';
import { findUser } from '../auth/index.ts';
import { identitiesOf } from '../identities/index.ts';
import { openedBy, openers } from '../membership/index.ts';
import {
  countOwnGames,
  type ModeCode,
  type OwnScoredGame,
  openModes,
  rankIn,
  readOwnScoredGames,
  referenceFor,
} from '../scores/index.ts';
import { currentSeason } from '../seasons/index.ts';
import { chooseReach } from './choose-reach.ts';
import { comparePeriods, readPeriods } from './compare-periods.ts';
import { groupGames } from './group-games.ts';
import { CLOSED_POLR, listMeasures, MOVING_GAMES, measuresOf } from './measures.ts';
import type { ProgressionContext, ProgressionQuery } from './progression-context.ts';
import { marksBetween, nextRank, ranksHeld } from './rank-marks.ts';
import { placesOf } from './session-places.ts';

/** Games that the newest are held against, at most as many before them. */
const COMPARED_GAMES = 20;

/** Everything that the screen of progression shows. Throws ProblemError 400 for a measure that does not exist. */
export async function progressionOf(
  { db, clock, books }: ProgressionContext,
  { userId, timeZone }: Caller,
  query: ProgressionQuery,
): Promise<Progression> {
  const zone = timeZone ?? 'UTC';
  const identities = await identitiesOf(db, userId);
  const own = { userId, identities };
  const { plan, opens } = await openedBy(db, userId, clock.now());
  const access = opens.ProgressionTracking;
  const user = await findUser(db, userId);
  const season = await currentSeason(db, clock.now());
  const modes = countModes(await countOwnGames(db, own));
  const open = await openModes(db, own, opens);
  const mode = query.mode ?? mostPlayed(modes, open);
  const total = modes.find((one) => one.mode === mode)!.games;
  const isOpen = open.includes(mode);
  const reach = await chooseReach(db, own, { mode, total, season, access, isOpen, asked: query.window });

  const rank = user && rankIn(user, mode);
  const against = await referenceFor(books, mode, rank?.tier ?? null);
  const measures = measuresOf(against, opens.PolrAnalytics !== 'none');
  const measure = measures.find(query.measure);
  const other = query.with === undefined || query.with === query.measure ? null : measures.find(query.with);
  const second = other === CLOSED_POLR ? null : other;

  const lead = Math.max(MOVING_GAMES, 2 * COMPARED_GAMES - reach.shown);
  // What is closed as a whole has no games before it either.
  const games =
    reach.allowed === 0 ? [] : await readOwnScoredGames(db, userId, { mode, limit: reach.shown + lead });
  const shown = newestOf(games, reach.shown);
  const by = query.by ?? usualGrouping(shown);
  const groups = groupGames(shown, by, zone, ({ game }) => game.playedAt);
  const drawn = groups.slice(-MOST_PROGRESSION_POINTS);
  const compared = Math.min(COMPARED_GAMES, Math.floor(reach.allowed / 2));
  const newest = newestOf(games, compared);
  const before = newestOf(games.slice(0, games.length - newest.length), compared);
  const lineOf = (one: Measure) => describeLine(one, games, drawn, { newest, before });
  const list = listMeasures(measures, measure);
  const periods = access.periods && isOpen ? await readPeriods(db, userId, mode, query, zone) : null;
  const asksPeriods = query.earlierFrom !== undefined;
  const held = await ranksHeld(db, userId, mode);
  const span = spanOf(shown);
  return {
    filter: { mode, window: reach.window, by, measure: measure.key, with: second?.key ?? null },
    plan: {
      name: plan.name,
      reach: access.reach,
      periods: access.periods,
      closed: closedOf(access, {
        isOpen: isOpen || total === 0,
        isNarrowed: reach.isNarrowed,
        asksPolr: measure === CLOSED_POLR || other === CLOSED_POLR,
        asksPeriods,
      }),
      opensWith: await opensWith(db),
      gamesBeyond: Math.max(0, total - reach.allowed),
    },
    known: identities.length > 0,
    modes,
    season: { number: season.number, from: season.from.toISOString() },
    shown: span && { ...span, ...countResults(shown), cut: drawn.length < groups.length },
    points: drawn.map(describePoint),
    line: lineOf(measure),
    second: second && lineOf(second),
    relation: second && relate(measure, second, shown),
    rank,
    bands: rank
      ? rankBands(measure.key, rank.tier, against.book).map((band) => ({
          ...band,
          name: RANKS[band.tier]!.name,
        }))
      : [],
    comparedWith: describeReference(measure.key, against),
    marks: span ? await marksBetween(db, { userId, mode, held, span, now: clock.now() }) : [],
    changePoint: findChange(measure, shown),
    list: list.map((one) => describeListed(one, games)),
    comparison: comparePeriods(list, before, newest),
    periods: periods && comparePeriods(list, periods.earlier, periods.later),
    sessions: reviewSessions(measure, await placesOf(db, own, shown)),
    ranks: span ? describeHeld(held, shown) : [],
    next: rank && openNext(nextRank(games.slice(-MOVING_GAMES), rank, against), opens),
  };
}

function openNext(next: Progression['next'], { PolrAnalytics: access }: PlanOpens): Progression['next'] {
  if (next === null || access === 'none') return null;
  return access === 'categories' ? next : { ...next, weakest: null };
}

/** Nothing is left of a mode, or of a feature, that is closed as a whole. */
function closedOf(
  { reach, periods }: ProgressionAccess,
  asked: { isOpen: boolean; isNarrowed: boolean; asksPolr: boolean; asksPeriods: boolean },
): Progression['plan']['closed'] {
  if (reach === 'none') return ['all'];
  if (!asked.isOpen) return ['mode'];
  return [
    ...(asked.isNarrowed ? (['window'] as const) : []),
    ...(asked.asksPolr ? (['polr'] as const) : []),
    ...(asked.asksPeriods && !periods ? (['periods'] as const) : []),
  ];
}

async function opensWith(db: Executor): Promise<Progression['plan']['opensWith']> {
  const opener = await openers(db);
  const ofReach = (wanted: 'games' | 'season' | 'all') =>
    opener(({ ProgressionTracking: { reach } }) => REACHES.indexOf(reach) >= REACHES.indexOf(wanted));
  return {
    games: ofReach('games'),
    season: ofReach('season'),
    all: ofReach('all'),
    periods: opener(({ ProgressionTracking: { periods } }) => periods),
    mode: opener((opens) => opens['Playlist Access'] === 'all'),
    polr: opener(({ PolrAnalytics }) => PolrAnalytics !== 'none'),
  };
}

/** From nothing up. */
const REACHES: readonly ProgressionAccess['reach'][] = ['none', 'games', 'season', 'all'];

function newestOf(games: readonly OwnScoredGame[], count: number): readonly OwnScoredGame[] {
  return games.slice(Math.max(0, games.length - count));
}

function countModes(groups: Awaited<ReturnType<typeof countOwnGames>>): Progression['modes'] {
  return SCORE_MODES.map(({ code, teamSize }) => ({
    mode: code,
    games: groups
      .filter((group) => group.countsForScore && group.teamSize === teamSize)
      .reduce((sum, { games }) => sum + games, 0),
  }));
}

/** Of those that are open, if any is. Doubles without any games. */
function mostPlayed(modes: Progression['modes'], open: readonly ModeCode[]): ModeCode {
  const choices = open.length === 0 ? modes : modes.filter(({ mode }) => open.includes(mode));
  const [most] = choices.toSorted((a, b) => b.games - a.games);
  return most && most.games > 0 ? most.mode : 10;
}

/** Points that can be told apart on a screen. */
const FEW_GAMES = 60;
const FEW_DAYS = 120;
const DAY_MS = 24 * 60 * 60_000;

function usualGrouping(games: readonly OwnScoredGame[]): Progression['filter']['by'] {
  const [first, last] = [games[0], games.at(-1)];
  if (!first || !last || games.length <= FEW_GAMES) return 'game';
  const days = (last.game.playedAt.getTime() - first.game.playedAt.getTime()) / DAY_MS;
  return days <= FEW_DAYS ? 'day' : 'week';
}

const scoresOf = (games: readonly OwnScoredGame[]) => games.map(({ score }) => score);

function describeLine(
  measure: Measure,
  games: readonly OwnScoredGame[],
  groups: readonly OwnScoredGame[][],
  { newest, before }: Record<'newest' | 'before', readonly OwnScoredGame[]>,
): Progression['line'] {
  const scores = scoresOf(games);
  const placeOf = new Map(games.map((game, place) => [game, place]));
  return {
    measure: measure.key,
    values: groups.map((group) =>
      group.length === 1
        ? measure.single(group[0]!.score)
        : measure.hasSingles
          ? (measure.of(scoresOf(group))?.value ?? null)
          : null,
    ),
    means: groups.map((group) => {
      const until = placeOf.get(group.at(-1)!)! + 1;
      const mean = measure.of(scores.slice(Math.max(0, until - MOVING_GAMES), until));
      return mean?.interval ? mean : null;
    }),
    change: periodDifference(measure, scoresOf(before), scoresOf(newest)),
  };
}

function describePoint(group: readonly OwnScoredGame[]): Progression['points'][number] {
  return {
    at: group[0]!.game.playedAt.toISOString(),
    games: group.length,
    won: group.filter(({ score }) => score.result === 'won').length,
    played: group.slice(-MOST_GAMES_NAMED).map(({ game, score }) => {
      const goals = [game.blueScore, game.orangeScore] as const;
      return {
        matchId: game.matchId,
        at: game.playedAt.toISOString(),
        result: score.result,
        goals: { own: goals[game.team], other: goals[1 - game.team]! },
      };
    }),
  };
}

function spanOf(games: readonly OwnScoredGame[]): { from: string; to: string } | null {
  const [first, last] = [games[0], games.at(-1)];
  if (!first || !last) return null;
  return { from: first.game.playedAt.toISOString(), to: last.game.playedAt.toISOString() };
}

function countResults(games: readonly OwnScoredGame[]) {
  const ended = (result: string) => games.filter(({ score }) => score.result === result).length;
  return { games: games.length, won: ended('won'), lost: ended('lost') };
}

/** Null for POLR, which single games have none of. */
function relate(a: Measure, b: Measure, games: readonly OwnScoredGame[]): Progression['relation'] {
  if (!a.hasSingles || !b.hasSingles) return null;
  const scores = scoresOf(games);
  const both = scores.filter((game) => a.single(game) !== null && b.single(game) !== null).length;
  return metricRelation(a, b, scores) ?? { missing: LEAST_RELATED_GAMES - both };
}

function findChange(measure: Measure, games: readonly OwnScoredGame[]): Progression['changePoint'] {
  if (!measure.hasSingles) return null;
  const known = games.flatMap(({ game, score }) => {
    const value = measure.single(score);
    return value === null ? [] : [{ game, score, value }];
  });
  const change = changePoint(known.map(({ value }) => value));
  if (!change) return { missing: LEAST_CHANGE_GAMES - known.length };
  const meanOf = (some: typeof known) => measure.of(some.map(({ score }) => score))!.value;
  const first = known[change.at]!;
  return {
    game: games.findIndex(({ game }) => game === first.game) + 1,
    at: first.game.playedAt.toISOString(),
    chance: change.chance,
    before: meanOf(known.slice(0, change.at)),
    after: meanOf(known.slice(change.at)),
  };
}

function describeReference(
  measure: string,
  { rank, book }: Awaited<ReturnType<typeof referenceFor>>,
): Progression['comparedWith'] {
  const words = rank === null ? null : (book.at(measure, rank)?.comparedWith ?? null);
  if (words === null) return null;
  return { words, updatedAt: book.updatedAt === null ? null : new Date(book.updatedAt * 1000).toISOString() };
}

function describeListed(measure: Measure, games: readonly OwnScoredGame[]): Progression['list'][number] {
  const scores = scoresOf(games);
  const first = Math.max(0, scores.length - MOVING_GAMES);
  const newest = scores.slice(first);
  const meanUntil = (until: number) => measure.of(scores.slice(Math.max(0, until - MOVING_GAMES), until));
  return {
    measure: measure.key,
    mean: measure.of(newest),
    series: newest.map((game, place) =>
      measure.hasSingles ? measure.single(game) : (meanUntil(first + place + 1)?.value ?? null),
    ),
  };
}

/** Newest first, with the shown games of each time. */
function describeHeld(
  held: Awaited<ReturnType<typeof ranksHeld>>,
  shown: readonly OwnScoredGame[],
): Progression['ranks'] {
  const times = shown.map(({ game }) => game.playedAt.getTime());
  return held
    .map(({ rank, since }, place) => {
      const [from, to] = [since.getTime(), held[place + 1]?.since.getTime() ?? Number.POSITIVE_INFINITY];
      return {
        rank,
        since: since.toISOString(),
        games: times.filter((time) => time >= from && time < to).length,
        isNow: place === held.length - 1,
      };
    })
    .toReversed()
    .slice(0, MOST_RANKS);
}

const MOST_RANKS = 6;
