import { METRICS } from '@datacoach/analysis/metadata';
import type { FolderFilter, SeriesReport, TeamStats, TeamSummary } from '@datacoach/contract';
import { ProblemError } from '../../platform/http/problem-error.ts';
import { chooseGames } from './choose-games.ts';
import { describeSeries, describeTeams, getResult, getSideChances } from './describe-folder.ts';
import { getStat } from './folder-people.ts';
import { type FolderView, HIDDEN_NAME, type ViewedGame } from './folder-view.ts';

const getNumber = (key: string): number => METRICS.find((metric) => metric.key === key)!.number;
const BOOST = getNumber('bcpm');
const ZERO_BOOST = getNumber('timeZeroPct');
const FIRST_MAN = getNumber('firstManShare');
const LAST_MAN = getNumber('timeLastManPct');

const getOtherSide = (side: 0 | 1): 0 | 1 => (side === 0 ? 1 : 0);

function listPlayers({ digest }: ViewedGame, side: 0 | 1) {
  return digest.players.filter(({ team, bot }) => team === side && !bot);
}

/** Returns what one side did in a game. */
function listStats(game: ViewedGame, side: 0 | 1): TeamStats {
  const { score, play } = game.digest;
  const players = listPlayers(game, side);
  const appearances = players.map((player) => ({ game, player }));
  const sumStat = (of: 'shots' | 'demolitions') => players.reduce((total, player) => total + player[of], 0);
  const kickoffs = (play?.kickoffs ?? []).filter(({ team, taken }) => team === side && taken);
  const countKickoffs = (requested: string) =>
    play && kickoffs.filter(({ result }) => result === requested).length;
  const [ours, theirs] = [play?.possession[side] ?? null, play?.possession[getOtherSide(side)] ?? null];
  return {
    goals: score[side],
    xg: getSideChances(game.digest, side)?.us ?? null,
    shots: sumStat('shots'),
    kickoffsWon: countKickoffs('won'),
    kickoffsLost: countKickoffs('lost'),
    possessionPct:
      ours === null || theirs === null || ours + theirs === 0 ? null : (100 * ours) / (ours + theirs),
    boost: getStat(appearances, BOOST).value,
    zeroBoostPct: getStat(appearances, ZERO_BOOST).value,
    demolitions: sumStat('demolitions'),
  };
}

/** Returns the series of a folder, and what changed from game to game. */
export function listSeriesReports(view: FolderView): SeriesReport[] {
  return describeSeries(view).map(({ matchIds, ...series }) => ({
    ...series,
    games: matchIds.flatMap((id) => {
      const game = view.games.find(({ matchId }) => matchId === id)!;
      const result = getResult(game);
      if (game.ownSide === null || result === null) return [];
      return [
        {
          matchId: id,
          playedAt: game.playedAt?.toISOString() ?? null,
          result,
          us: listStats(game, game.ownSide),
          them: listStats(game, getOtherSide(game.ownSide)),
          players: listPlayers(game, game.ownSide).map((player) => ({
            playerId: player.id,
            name: view.names.get(player.id) || HIDDEN_NAME,
            firstManPct: player.values[FIRST_MAN] ?? null,
            lastManPct: player.values[LAST_MAN] ?? null,
          })),
        },
      ];
    }),
  }));
}

/** Returns a team's averages over the matching games. Throws ProblemError 404 for a team that isn't in the folder. */
export function summarizeTeam(view: FolderView, filter: FolderFilter): TeamSummary {
  const teams = describeTeams(view);
  const team =
    filter.Team === 0
      ? (teams.find(({ side }) => side === 'them') ?? teams[0])
      : teams.find(({ key }) => key === filter.Team);
  if (!team) throw new ProblemError(404, 'team-not-found', 'This team isn’t in the folder.');
  const { games } = chooseGames(view, { ...filter, Team: team.key });
  const sides = games.map((game) => ({
    game,
    side: game.teams[0] === team.key ? (0 as const) : (1 as const),
  }));
  const won = sides.filter(
    ({ game: { digest }, side }) => digest.score[side] > digest.score[getOtherSide(side)],
  );
  return {
    team: team.key,
    name: team.name,
    side: team.side,
    games: games.length,
    wins: won.length,
    average: calculateAverage(sides.map(({ game, side }) => listStats(game, side))),
  };
}

function calculateAverage(all: readonly TeamStats[]): TeamStats | null {
  const [first] = all;
  if (!first) return null;
  const keys = Object.keys(first) as (keyof TeamStats)[];
  const means = keys.map((key) => {
    const known = all.flatMap((stats) => stats[key] ?? []);
    return [
      key,
      known.length === 0 ? null : known.reduce((sumStat, value) => sumStat + value, 0) / known.length,
    ];
  });
  return Object.fromEntries(means) as TeamStats;
}
