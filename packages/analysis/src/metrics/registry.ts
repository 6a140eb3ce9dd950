import { BOOST_LEVEL_METRICS, BOOST_USAGE_METRICS } from './boost-collected/level.metrics.ts';
import { BOOST_PAD_METRICS } from './boost-collected/pads.metrics.ts';
import { type Metric, type MetricCompute, withTeam } from './define-metric.ts';
import { DEFENDING_METRICS } from './goalie/defending.metrics.ts';
import { CLEAR_METRICS, SAVE_METRICS } from './goalie/save.metrics.ts';
import { KICKOFF_SUPPORT_METRICS } from './kickoff-support/kickoff-support.metrics.ts';
import {
  KICKOFF_APPROACH_METRICS,
  KICKOFF_OUTCOME_METRICS,
} from './kickoff-taking/kickoff-taking.metrics.ts';
import { BALL_CONTROL_METRICS } from './mechanics/ball-control.metrics.ts';
import { AERIAL_METRICS, MOVEMENT_METRICS } from './mechanics/movement.metrics.ts';
import { METRICS, type MetricKey } from './metrics.ts';
import { CHANCE_METRICS } from './passing/chance.metrics.ts';
import { PASS_METRICS } from './passing/pass.metrics.ts';
import { DISTANCE_METRICS } from './positional/distance.metrics.ts';
import { DEMOLITION_METRICS, PLACE_METRICS, ZONE_METRICS } from './positional/place.metrics.ts';
import { TEAMWORK_METRICS } from './positional/teamwork.metrics.ts';
import { ATTEMPT_METRICS } from './shooting/attempt.metrics.ts';
import { THREAT_METRICS } from './shooting/threat.metrics.ts';
import { SCOREBOARD_METRICS, SHOT_KIND_METRICS, XG_METRICS } from './shooting/xg.metrics.ts';
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
