import type { MatchReport, ReportPlayer, ReportTeam } from '@datacoach/contract';
import { getHeaderFloat, getHeaderInt, type ReplayHeader } from '@datacoach/replay';
import { ANALYSIS_VERSION } from '../analysis-version.ts';
import { TEAM_INDICES } from '../model/teams.ts';
import { calculatePlayerStatistics, calculateTeamStatistics } from '../statistics/compute-statistics.ts';
import { scoreboardOnly, tallyCore } from '../statistics/facts/collect-facts.ts';
import { listHeaderGoals } from '../timeline/collect-goals.ts';
import { type HeaderPlayer, listHeaderPlayers, MAX_PLAYERS } from '../timeline/header-players.ts';
import type { MatchFacts } from '../timeline/timeline.ts';
import { addUniqueKeys, getFinalScores, sorted, toHeaderPerson } from './build-report.ts';
import { describeMatch } from './match-facts.ts';

/** Returns the scorers from the header's goal list, for old files whose header lists no players. */
function scorers(header: ReplayHeader): HeaderPlayer[] {
  const rows = new Map<string, HeaderPlayer>();
  for (const { playerName: name, team } of listHeaderGoals(header)) {
    const key = `${team}:${name}`;
    const row: HeaderPlayer = rows.get(key) ?? {
      name,
      platform: 'none',
      id: '',
      localId: 0,
      team,
      bot: false,
      score: 0,
      goals: 0,
      assists: 0,
      saves: 0,
      shots: 0,
    };
    row.goals += 1;
    rows.set(key, row);
  }
  return [...rows.values()].slice(0, MAX_PLAYERS);
}

/** Builds a report from the header alone: the final scoreboard, without anything that needs the network stream. */
export function buildScoreboardReport(header: ReplayHeader, facts: MatchFacts | null): MatchReport {
  const listed = listHeaderPlayers(header).filter((row) => row.team !== null);
  const rows = listed.length > 0 ? listed : scorers(header);
  const scores = getFinalScores(header, []);
  const clocks = {
    duration: 0,
    live: getHeaderFloat(header, 'TotalSecondsPlayed') ?? 0,
    round: 0,
    overtime: 0,
  };
  const core = tallyCore(
    rows.map((row) => ({ ...row, team: row.team ?? 0 })),
    scores,
  );
  const stats = core.map((part, index) => scoreboardOnly(rows[index]?.team ?? 0, clocks, part));
  const people = addUniqueKeys(rows.map((row) => toHeaderPerson(row, 0)));
  const players = people.map((person, index): ReportPlayer => {
    const part = stats[index] as (typeof stats)[number];
    return { ...person, mvp: part.core.mvp, statistics: calculatePlayerStatistics(part) };
  });
  const [blue, orange] = TEAM_INDICES.map(
    (team): ReportTeam => ({
      team,
      name: null,
      score: scores[team],
      statistics: calculateTeamStatistics({
        players: stats.filter((part) => part.team === team),
        ball: null,
      }),
    }),
  ) as [ReportTeam, ReportTeam];
  return {
    analysisVersion: ANALYSIS_VERSION,
    coverage: 'scoreboard',
    match: {
      ...describeMatch(header, facts),
      teamSize: getHeaderInt(header, 'TeamSize') ?? 0,
      duration: 0,
      liveSeconds: clocks.live,
      overtimeSeconds: 0,
    },
    teams: [blue, orange],
    players: sorted(players),
    timeline: [],
    pressure: { bucketSeconds: 3, buckets: [] },
    heatMaps: { columns: 0, rows: 0, ball: [], players: {} },
    notApplicable: (['boost', 'movement', 'positioning', 'demo'] as const).map((group) => ({
      group,
      reason: 'We could only read the scoreboard of this replay.',
    })),
  };
}
