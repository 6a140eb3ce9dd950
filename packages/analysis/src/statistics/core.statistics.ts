import type { CoreFacts, PlayerFacts } from './facts/facts.ts';
import { percentOf, type Statistic } from './statistic.ts';

const scoreboard = {
  group: 'core',
  decimals: 0,
  confidence: 'high',
  player: true,
  minimumTeamSize: 1,
} as const;
const read =
  (field: Exclude<keyof CoreFacts, 'mvp'>) =>
  ({ core }: PlayerFacts): number =>
    core[field];
/** The same for all teammates, so it counts once for the team. */
const teamOnce =
  (field: 'shotsAgainst' | 'goalsAgainst') =>
  ({ players }: { players: readonly PlayerFacts[] }): number | null =>
    players[0]?.core[field] ?? null;

/** Goals without a credited shot are shots too, so the share is never over 100 (decisions.md 19.9). */
export const shotsWithGoals = ({ core }: Pick<PlayerFacts, 'core'>): number =>
  Math.max(core.shots, core.goals);

export const SHOOTING_PERCENTAGE_WORDS =
  '% of your shots that are goals, as the scoreboard counts them. Every goal counts as a shot.';

/** Scoreboard stats. */
export const CORE_STATISTICS: readonly Statistic[] = [
  {
    ...scoreboard,
    key: 'core.score',
    label: 'Score',
    unit: 'points',
    better: 'higher',
    definition: 'Points on the game’s own scoreboard.',
    team: true,
    compute: read('score'),
  },
  {
    ...scoreboard,
    key: 'core.goals',
    label: 'Goals',
    unit: 'count',
    better: 'higher',
    definition: 'Goals the game credited to you. An own goal counts for the last attacker to touch the ball.',
    team: true,
    compute: read('goals'),
  },
  {
    ...scoreboard,
    key: 'core.assists',
    label: 'Assists',
    unit: 'count',
    better: 'higher',
    definition: 'Assists the game credited to you.',
    team: true,
    compute: read('assists'),
  },
  {
    ...scoreboard,
    key: 'core.saves',
    label: 'Saves',
    unit: 'count',
    better: 'higher',
    definition: 'Saves the game credited to you, epic saves included.',
    team: true,
    compute: read('saves'),
  },
  {
    ...scoreboard,
    key: 'core.shots',
    label: 'Shots',
    unit: 'count',
    better: 'higher',
    definition: 'Shots on your scoreboard: those the game credits.',
    team: true,
    compute: read('shots'),
  },
  {
    ...scoreboard,
    key: 'core.shooting_percentage',
    label: 'Shooting percentage',
    unit: 'percent',
    decimals: 1,
    better: 'higher',
    definition: SHOOTING_PERCENTAGE_WORDS,
    team: true,
    compute: (facts) => percentOf(facts.core.goals, shotsWithGoals(facts)),
    computeTeam: ({ players }) =>
      percentOf(
        players.reduce((sum, { core }) => sum + core.goals, 0),
        players.reduce((sum, facts) => sum + shotsWithGoals(facts), 0),
      ),
  },
  {
    ...scoreboard,
    key: 'core.goals_against',
    label: 'Goals conceded',
    unit: 'count',
    better: 'lower',
    definition: 'Goals by the opponents.',
    team: true,
    compute: read('goalsAgainst'),
    computeTeam: teamOnce('goalsAgainst'),
  },
  {
    ...scoreboard,
    key: 'core.shots_against',
    label: 'Shots against',
    unit: 'count',
    better: 'lower',
    definition: 'Shots on goal by the opponents.',
    team: true,
    compute: read('shotsAgainst'),
    computeTeam: teamOnce('shotsAgainst'),
  },
  {
    ...scoreboard,
    key: 'core.mvp',
    label: 'MVP',
    unit: 'count',
    better: 'higher',
    definition: '1 for the top score on the winning team.',
    team: false,
    compute: ({ core }) => (core.mvp ? 1 : 0),
  },
];
