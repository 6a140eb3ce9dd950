import type { MatchReport } from '@datacoach/contract';
import { getHeaderFloat, type ReplayHeader } from '@datacoach/replay';
import { ANALYSIS_VERSION } from '../analysis-version.ts';
import { perTeam } from '../model/teams.ts';
import { scoreboardOnly, tallyCore } from '../statistics/facts/collect-facts.ts';
import { listHeaderGoals } from '../timeline/collect-goals.ts';
import { type HeaderPlayer, listHeaderPlayers, MAX_PLAYERS } from '../timeline/header-players.ts';
import type { MatchFacts } from '../timeline/timeline.ts';
import { describeSides, getFinalScores, toHeaderPerson } from './build-report.ts';
import { describeMatch, getLobbySize } from './match-facts.ts';

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
  const live = getHeaderFloat(header, 'TotalSecondsPlayed') ?? 0;
  const clocks = { duration: 0, live, round: 0, overtime: 0 };
  const core = tallyCore(
    rows.map((row) => ({ ...row, team: row.team ?? 0 })),
    scores,
  );
  const players = core.map((part, index) => scoreboardOnly(rows[index]?.team ?? 0, clocks, part));
  const teams = perTeam((team) => ({ players: players.filter((part) => part.team === team), ball: null }));
  const people = rows.map((row) => toHeaderPerson(row, 0));
  return {
    analysisVersion: ANALYSIS_VERSION,
    coverage: 'scoreboard',
    match: {
      ...describeMatch(header, facts),
      teamSize: getLobbySize(header),
      duration: 0,
      liveSeconds: live,
      overtimeSeconds: 0,
    },
    ...describeSides(people, { players, teams }, [null, null], scores),
    timeline: [],
    pressure: { bucketSeconds: 3, buckets: [] },
    heatMaps: { columns: 0, rows: 0, ball: [], players: {} },
    notApplicable: (['boost', 'movement', 'positioning', 'demo'] as const).map((group) => ({
      group,
      reason: 'We could only read the scoreboard of this replay.',
    })),
  };
}
