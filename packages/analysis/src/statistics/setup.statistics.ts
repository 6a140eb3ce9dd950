import { percentOf } from './statistic.ts';
import type { StatisticComputes } from './statistics.ts';

/** A player's view of the game. */
export const SETUP_STATISTICS = {
  'setup.ball_cam_percent': ({ setup: facts }) =>
    facts && percentOf(facts.ballCamSeconds, facts.knownSeconds),
  'setup.ball_cam_switches': ({ setup: facts }) => facts?.switches ?? null,
} satisfies StatisticComputes;
