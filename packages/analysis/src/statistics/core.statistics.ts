import { sumOf } from '../sums.ts';
import type { CoreFacts, PlayerFacts } from './facts/facts.ts';
import { calculatePercent } from './statistic.ts';
import type { StatisticComputes } from './statistics.ts';

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
export const countShotsWithGoals = ({ core }: Pick<PlayerFacts, 'core'>): number =>
  Math.max(core.shots, core.goals);

/** Scoreboard stats, demolitions, and a player's view of the game. */
export const CORE_STATISTICS = {
  'core.score': read('score'),
  'core.goals': read('goals'),
  'core.assists': read('assists'),
  'core.saves': read('saves'),
  'core.shots': read('shots'),
  'core.shooting_percentage': {
    compute: (facts) => calculatePercent(facts.core.goals, countShotsWithGoals(facts)),
    computeTeam: ({ players }) =>
      calculatePercent(
        sumOf(players, ({ core }) => core.goals),
        sumOf(players, countShotsWithGoals),
      ),
  },
  'core.goals_against': { compute: read('goalsAgainst'), computeTeam: teamOnce('goalsAgainst') },
  'core.shots_against': { compute: read('shotsAgainst'), computeTeam: teamOnce('shotsAgainst') },
  'core.mvp': ({ core }) => (core.mvp ? 1 : 0),
  'demo.inflicted': ({ demo }) => demo?.inflicted ?? null,
  'demo.taken': ({ demo }) => demo?.taken ?? null,
  'setup.ball_cam_percent': ({ setup: facts }) =>
    facts && calculatePercent(facts.ballCamSeconds, facts.knownSeconds),
  'setup.ball_cam_switches': ({ setup: facts }) => facts?.switches ?? null,
} satisfies StatisticComputes;
