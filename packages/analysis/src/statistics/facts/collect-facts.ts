import { type GameMode, MODE_LABELS } from '../../model/playlists.ts';
import { perTeam, type TeamIndex } from '../../model/teams.ts';
import type { ScoreboardCounts } from '../../timeline/header-players.ts';
import type { Timeline } from '../../timeline/timeline.ts';
import type { StatisticGroup } from '../statistic.ts';
import {
  type CoreFacts,
  type MatchClocks,
  matchClocks,
  type PlayerFacts,
  roundMask,
  type TeamFacts,
} from './facts.ts';
import { tallyBall } from './tally-ball.ts';
import { tallyBoost } from './tally-boost.ts';
import { type ModeFacts, NO_MODE_FACTS, tallyModes } from './tally-modes.ts';
import { tallyMovement } from './tally-movement.ts';
import { hasMissingPads, tallyPads } from './tally-pads.ts';
import { tallyPositioning } from './tally-positioning.ts';
import { tallyRoles } from './tally-roles.ts';
import { tallySetup } from './tally-setup.ts';

/** Groups that apply to a mode besides the scoreboard (game-and-stats.md 2.2). */
const GROUPS_BY_MODE: Readonly<Record<GameMode, readonly StatisticGroup[]>> = {
  soccar: ['boost', 'movement', 'positioning', 'demo', 'setup'],
  rumble: ['movement', 'demo', 'setup'],
  hoops: ['movement', 'demo', 'setup'],
  snowday: ['movement', 'demo', 'setup'],
  dropshot: ['movement', 'demo', 'setup'],
  heatseeker: ['movement', 'demo', 'setup'],
  knockout: [],
  training: [],
  other: [],
};

const GROUP_SUBJECTS = {
  boost: 'Boost stats are',
  movement: 'Movement stats are',
  positioning: 'Positioning stats are',
  demo: 'Demolition stats are',
} as const;

export interface MatchStats {
  clocks: MatchClocks;
  /** By index into `scoreboard`. */
  players: PlayerFacts[];
  teams: [TeamFacts, TeamFacts];
  notApplicable: { group: StatisticGroup; reason: string }[];
}

/**
 * Collects all facts of a match. `scoreboard` has one row per player of the timeline, in its order, then one per
 * player listed only in the header.
 */
export function collectFacts(
  timeline: Timeline,
  mode: GameMode,
  scoreboard: readonly ScoreboardRow[],
  teamScores: readonly [number, number],
): MatchStats {
  const groups = GROUPS_BY_MODE[mode];
  const round = roundMask(timeline);
  const clocks = matchClocks(timeline, round);
  const core = tallyCore(scoreboard, teamScores);
  const roles = groups.includes('positioning') ? tallyRoles(timeline, round) : null;
  const modes = tallyModes(timeline, mode);
  const amounts = timeline.facts.boostAmounts && !timeline.facts.unlimitedBoost;

  const players = scoreboard.map(({ team }, index): PlayerFacts => {
    const player = timeline.players[index];
    if (player === undefined) return scoreboardOnly(team, clocks, core[index] as CoreFacts);
    const { car } = player;
    const boostCar = amounts && groups.includes('boost') ? car : null;
    return {
      team,
      clocks: matchClocks(timeline, round, player.presence),
      matchClocks: clocks,
      core: core[index] as CoreFacts,
      boost: boostCar && tallyBoost(timeline, boostCar),
      pads: groups.includes('boost') ? tallyPads(timeline, index, player, boostCar) : null,
      movement: car !== null && groups.includes('movement') ? tallyMovement(timeline.clock, car) : null,
      positioning:
        car !== null && groups.includes('positioning') ? tallyPositioning(timeline, player, car) : null,
      roles: roles?.[index] ?? null,
      demo: groups.includes('demo') ? tallyDemolitions(timeline, index) : null,
      setup: groups.includes('setup') ? tallySetup(timeline, player, round) : null,
      modes: modes[index] as ModeFacts,
    };
  });
  const ball = groups.includes('positioning') ? tallyBall(timeline) : null;
  const teams = perTeam(
    (team): TeamFacts => ({
      players: players.filter((facts) => facts.team === team),
      ball: ball?.[team] ?? null,
    }),
  );
  return { clocks, players, teams, notApplicable: reasons(timeline, mode, players) };
}

export function scoreboardOnly(team: TeamIndex, clocks: MatchClocks, core: CoreFacts): PlayerFacts {
  return {
    team,
    clocks,
    matchClocks: clocks,
    core,
    boost: null,
    pads: null,
    movement: null,
    positioning: null,
    roles: null,
    demo: null,
    setup: null,
    modes: NO_MODE_FACTS,
  };
}

function tallyDemolitions({ demolitions }: Timeline, index: number): { inflicted: number; taken: number } {
  return {
    inflicted: demolitions.filter(({ attacker }) => attacker === index).length,
    taken: demolitions.filter(({ victim }) => victim === index).length,
  };
}

function reasons(
  { facts }: Timeline,
  mode: GameMode,
  players: readonly PlayerFacts[],
): MatchStats['notApplicable'] {
  const missing = (['boost', 'movement', 'positioning', 'demo'] as const)
    .filter((group) => !GROUPS_BY_MODE[mode].includes(group))
    .map((group) => ({
      group,
      reason: `${GROUP_SUBJECTS[group]} made for soccar. This match is ${MODE_LABELS[mode]}.`,
    }));
  if (!GROUPS_BY_MODE[mode].includes('boost')) return missing;
  if (!facts.boostAmounts) {
    missing.push({
      group: 'boost',
      reason: 'This replay is too old to include boost amounts. We only know which pads were taken.',
    });
  } else if (facts.unlimitedBoost) {
    missing.push({
      group: 'boost',
      reason: 'This match had unlimited boost. We only know which pads were taken.',
    });
  }
  if (hasMissingPads(players.map(({ pads }) => pads))) {
    missing.push({
      group: 'boost',
      reason: 'This replay is missing many boost pads. Big, small and stolen pads are estimates.',
    });
  }
  return missing;
}

export interface ScoreboardRow extends ScoreboardCounts {
  team: TeamIndex;
}

/**
 * Returns core stats of all players of a match. The MVP is the highest score on the winning team; a tie on the
 * scoreboard has no MVP.
 */
export function tallyCore(
  rows: readonly ScoreboardRow[],
  teamScores: readonly [number, number],
): CoreFacts[] {
  const [blue, orange] = teamScores;
  const winner: TeamIndex | null = blue === orange ? null : blue > orange ? 0 : 1;
  const best = Math.max(0, ...rows.filter(({ team }) => team === winner).map(({ score }) => score));
  const mvp = rows.findIndex(({ team, score }) => team === winner && score === best);
  return rows.map(({ team, score, goals, assists, saves, shots }, index) => ({
    score,
    goals,
    assists,
    saves,
    shots,
    shotsAgainst: rows.reduce((sum, row) => (row.team === team ? sum : sum + row.shots), 0),
    goalsAgainst: teamScores[team === 0 ? 1 : 0],
    mvp: index === mvp,
  }));
}
