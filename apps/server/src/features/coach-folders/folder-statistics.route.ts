import { BOOST_PADS, METRICS } from '@datacoach/analysis/metadata';
import type { FolderFilter } from '@datacoach/contract';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../../feature-module.ts';
import { ProblemError } from '../../platform/http/problem-error.ts';
import { registerEndpoints } from '../../platform/http/register-endpoint.ts';
import { type ChosenGames, chooseGames, describeBasis } from './choose-games.ts';
import { sumFolderKickoffs } from './folder-kickoffs.ts';
import { type Appearance, getStat, listPeople, SIDE_ORDER, toShownPerson } from './folder-people.ts';
import {
  describeChancesGraph,
  sumChances,
  sumMechanics,
  sumShotTypes,
  sumStatistics,
} from './folder-statistics.ts';
import { loadFolderView } from './folder-view.ts';
import { isOpponentPad, orientPads, sumPadRows } from './pad-positions.ts';
import { writeScoutBook } from './scout-book.ts';
import { listSeriesReports, summarizeTeam } from './team-stats.ts';

const BOOST_METRICS = METRICS.filter(({ group }) => group === 'boostCollected');
const getNumber = (key: string): number => BOOST_METRICS.find((metric) => metric.key === key)!.number;
const OVERFILL = getNumber('overfill');
const SMALL_PADS = getNumber('smallPads');
/** s. */
const FIVE_MINUTES = 300;

/** Sums the boost stats of both sides and all players in the matching games, or of only these players. */
function sumBoost(chosen: ChosenGames, playerIds: readonly string[] | undefined) {
  const requested = playerIds && new Set(playerIds);
  const games = chosen.games.filter(({ digest }) => digest.play !== null);
  const people = listPeople({ ...chosen, games }).filter(({ playerId }) => requested?.has(playerId) ?? true);
  return {
    ...describeBasis(chosen),
    metricKeys: BOOST_METRICS.map(({ key }) => key),
    sides: SIDE_ORDER.flatMap((side) => {
      const appearances = people
        .filter((person) => person.side === side)
        .flatMap((person) => person.appearances);
      return appearances.length === 0
        ? []
        : [{ side, ...calculateSums(appearances), pads: sumPads(appearances) }];
    }),
    players: people.map((person) => ({ ...toShownPerson(person), ...calculateSums(person.appearances) })),
  };
}

function calculateSums(appearances: readonly Appearance[]) {
  return {
    values: Object.fromEntries(BOOST_METRICS.map(({ key, number }) => [key, getStat(appearances, number)])),
    wastedBig: calculatePerFiveMinutes(appearances, OVERFILL, ({ player }) => player.wasted.big),
    wastedSmall: calculatePerFiveMinutes(appearances, OVERFILL, ({ player }) => player.wasted.small),
    smallStolen: calculatePerFiveMinutes(appearances, SMALL_PADS, ({ player: { pads, team } }) =>
      orientPads(pads ?? [], team).reduce(
        (sum, count, number) => sum + (isOpponentPad(number) && !BOOST_PADS[number]!.big ? count : 0),
        0,
      ),
    ),
  };
}

/** Calculates a value per five minutes of live play, in the games with the metric. */
function calculatePerFiveMinutes(
  appearances: readonly Appearance[],
  metric: number,
  of: (appearance: Appearance) => number,
) {
  let [sum, seconds] = [0, 0];
  for (const appearance of appearances) {
    const { values, overs } = appearance.player;
    if (values[metric] === null || values[metric] === undefined) continue;
    sum += of(appearance);
    seconds += overs[metric]!;
  }
  return seconds > 0 ? (FIVE_MINUTES * sum) / seconds : null;
}

function sumPads(appearances: readonly Appearance[]) {
  const known = appearances.filter(({ player }) => player.pads !== null);
  if (known.length === 0) return null;
  return {
    counts: sumPadRows(known.map(({ player: { pads, team } }) => orientPads(pads!, team))),
    games: new Set(known.map(({ game }) => game.matchId)).size,
  };
}

interface StatsCall {
  query: { folderId: string; matchId?: string | undefined };
  body: FolderFilter;
  caller: { userId: string };
}

/** Registers the stats of a folder, or of one of its games. */
export function folderStatisticsRoutes(app: FastifyInstance, { db }: Pick<Context, 'db'>): void {
  async function loadChosenGames({ query, body, caller }: StatsCall): Promise<ChosenGames> {
    const view = await loadFolderView(db, caller.userId, query.folderId);
    if (query.matchId !== undefined && !view.files.some(({ matchId }) => matchId === query.matchId)) {
      throw new ProblemError(404, 'match-not-found', 'This game isn’t in the folder.');
    }
    return chooseGames(view, body, query.matchId);
  }
  registerEndpoints(app, {
    generateStatistics: async (call) =>
      sumStatistics(await loadChosenGames(call), call.body.playerIds, call.body.metricKeys),
    postXgStat: async (call) => sumChances(await loadChosenGames(call)),
    postShotTypeStat: async (call) => sumShotTypes(await loadChosenGames(call)),
    postMechanicsStat: async (call) => sumMechanics(await loadChosenGames(call)),
    postXgGraph: async (call) =>
      describeChancesGraph(await loadChosenGames(call), call.query.matchId !== undefined),
    postKickoffStat: async (call) => sumFolderKickoffs(await loadChosenGames(call), call.body.playerIds),
    postBoostStat: async (call) => sumBoost(await loadChosenGames(call), call.body.playerIds),
    getFolderSeries: async ({ query, caller }) =>
      listSeriesReports(await loadFolderView(db, caller.userId, query.folderId)),
    postTeamSummary: async ({ query, body, caller }) =>
      summarizeTeam(await loadFolderView(db, caller.userId, query.folderId), body),
    getScoutBook: async ({ query, caller }) => {
      const view = await loadFolderView(db, caller.userId, query.folderId);
      return writeScoutBook(view, query.Team);
    },
  });
}
