import { BOOST_METRICS } from './boost-collected/boost-collected.metrics.ts';
import { type Metric, type MetricCompute, withTeam } from './define-metric.ts';
import { GOALIE_METRICS } from './goalie/goalie.metrics.ts';
import { KICKOFF_METRICS } from './kickoffs/kickoffs.metrics.ts';
import { MECHANIC_METRICS } from './mechanics/mechanics.metrics.ts';
import { METRICS, type MetricKey } from './metrics.ts';
import { PASSING_METRICS } from './passing/passing.metrics.ts';
import { POSITIONAL_METRICS } from './positional/positional.metrics.ts';
import { SHOOTING_METRICS } from './shooting/shooting.metrics.ts';
import { TRANSITION_METRICS } from './transition/transition.metrics.ts';

const COMPUTES: Record<MetricKey, MetricCompute> = {
  ...SHOOTING_METRICS,
  ...PASSING_METRICS,
  ...GOALIE_METRICS,
  ...TRANSITION_METRICS,
  ...BOOST_METRICS,
  ...KICKOFF_METRICS,
  ...MECHANIC_METRICS,
  ...POSITIONAL_METRICS,
};

export const ALL_METRICS: readonly Metric[] = METRICS.map((info) => ({
  ...info,
  ...withTeam(COMPUTES[info.key as MetricKey]),
}));
