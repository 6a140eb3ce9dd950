import type { MatchReport, ReportTeam } from '@datacoach/contract';
import { getOtherTeam } from '../../model/teams.ts';
import { mapTeam, type Symmetry } from './map-timeline.ts';

type Stats = Pick<MatchReport, 'match' | 'players' | 'timeline' | 'pressure' | 'heatMaps'> & {
  teams: ReportTeam[];
};

const byKey = (a: { key: string }, b: { key: string }): number => (a.key < b.key ? -1 : 1);

/** Returns a report's stats in an order that doesn't depend on which team is blue. */
export function listStats(report: MatchReport): Stats {
  const { match, teams, players, timeline, pressure, heatMaps } = report;
  return { match, teams, players: [...players].sort(byKey), timeline, pressure, heatMaps };
}

/** Returns the stats as they would be for the match that a symmetry produces. */
export function mapStats(report: MatchReport, symmetry: Symmetry): Stats {
  const { match, teams, players, timeline, pressure, heatMaps } = listStats(report);
  const { columns, rows } = heatMaps;
  const map = <T extends { team: 0 | 1 }>(of: T): T => ({ ...of, team: mapTeam(symmetry, of.team) });
  const cells = (grid: readonly number[]): number[] =>
    grid.map((_, cell) => {
      const column = cell % columns;
      const row = (cell - column) / columns;
      const fromColumn = symmetry.x < 0 ? columns - 1 - column : column;
      const fromRow = symmetry.y < 0 ? rows - 1 - row : row;
      return grid[fromRow * columns + fromColumn] ?? Number.NaN;
    });
  return {
    match,
    teams: [0, 1].map((team) => map(teams[symmetry.swapsTeams ? getOtherTeam(team as 0 | 1) : team]!)),
    players: players.map(map),
    timeline: timeline.map(map),
    pressure: {
      ...pressure,
      buckets: pressure.buckets.map((bucket) => ({ ...bucket, ballY: bucket.ballY * symmetry.y })),
    },
    heatMaps: {
      columns,
      rows,
      ball: cells(heatMaps.ball),
      players: Object.fromEntries(Object.entries(heatMaps.players).map(([key, grid]) => [key, cells(grid)])),
    },
  };
}
