import {
  BOOST_LEVEL_METRICS,
  BOOST_PAD_METRICS,
  BOOST_USAGE_METRICS,
} from './boost-collected/boost-collected.metrics.ts';
import { type Metric, type MetricCompute, withTeam } from './define-metric.ts';
import { CLEAR_METRICS, DEFENDING_METRICS, SAVE_METRICS } from './goalie/goalie.metrics.ts';
import {
  KICKOFF_APPROACH_METRICS,
  KICKOFF_OUTCOME_METRICS,
  KICKOFF_SUPPORT_METRICS,
} from './kickoffs/kickoffs.metrics.ts';
import { AERIAL_METRICS, BALL_CONTROL_METRICS, MOVEMENT_METRICS } from './mechanics/mechanics.metrics.ts';
import { METRICS, type MetricKey } from './metrics.ts';
import { CHANCE_METRICS, PASS_METRICS } from './passing/passing.metrics.ts';
import {
  DEMOLITION_METRICS,
  DISTANCE_METRICS,
  PLACE_METRICS,
  TEAMWORK_METRICS,
  ZONE_METRICS,
} from './positional/positional.metrics.ts';
import {
  ATTEMPT_METRICS,
  SCOREBOARD_METRICS,
  SHOT_KIND_METRICS,
  THREAT_METRICS,
  XG_METRICS,
} from './shooting/shooting.metrics.ts';
import {
  BALL_WON_METRICS,
  CARRY_METRICS,
  DUEL_METRICS,
  TRANSITION_METRICS,
} from './transition/transition.metrics.ts';

const COMPUTES: Record<MetricKey, MetricCompute> = {
  ...ATTEMPT_METRICS,
  ...SCOREBOARD_METRICS,
  ...SHOT_KIND_METRICS,
  ...XG_METRICS,
  ...THREAT_METRICS,
  ...CLEAR_METRICS,
  ...DEFENDING_METRICS,
  ...SAVE_METRICS,
  ...CHANCE_METRICS,
  ...PASS_METRICS,
  ...BALL_WON_METRICS,
  ...CARRY_METRICS,
  ...DUEL_METRICS,
  ...TRANSITION_METRICS,
  ...BOOST_LEVEL_METRICS,
  ...BOOST_PAD_METRICS,
  ...BOOST_USAGE_METRICS,
  ...KICKOFF_SUPPORT_METRICS,
  ...KICKOFF_APPROACH_METRICS,
  ...KICKOFF_OUTCOME_METRICS,
  ...AERIAL_METRICS,
  ...BALL_CONTROL_METRICS,
  ...MOVEMENT_METRICS,
  ...DEMOLITION_METRICS,
  ...DISTANCE_METRICS,
  ...PLACE_METRICS,
  ...TEAMWORK_METRICS,
  ...ZONE_METRICS,
};

/** Every metric, in display order. */
export const ALL_METRICS: readonly Metric[] = METRICS.map((info) => ({
  ...info,
  ...withTeam(COMPUTES[info.key as MetricKey]),
}));
