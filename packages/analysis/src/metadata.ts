export { ANALYSIS_VERSION } from './analysis-version.ts';
export { CAREER_RECORDS } from './career/career-records.ts';
export { EVENT_CODES, EVENT_KINDS, type EventCode, type EventKind } from './detectors/event-kinds.ts';
export { describeTrust, getTrustLevel, isExperimental, type TrustLevel } from './detectors/event-trust.ts';
export { isTrustedMetric } from './metrics/metrics.ts';

import type { StatisticGroup, Unit } from './statistics/statistic.ts';

export { getSpawnKind, KICKOFF_SPOTS } from './detectors/kickoff/kickoff-event.ts';
export { PLACEMENTS, SHOT_HEIGHTS, SHOT_TYPES } from './detectors/shot/shot-types.ts';
export { GOAL_METRICS, type GoalMetric, type GoalMetricCode, goalMetric } from './goals/goal-metrics.ts';
export { DEFENSE_MOVES, type DefenseMove, type DefenseMoveKey } from './insight/defense-move-list.ts';
export { MECHANICS, type Mechanic, type MechanicKey } from './insight/mechanic-list.ts';
export type { MetricStats } from './metrics/compute-metrics.ts';
export {
  METRIC_GROUPS,
  METRIC_SCALES,
  METRIC_UNITS,
  type MetricCategory,
  type MetricGroup,
  type MetricInfo,
  type MetricScale,
  type MetricStat,
  type MetricUnit,
} from './metrics/metric.ts';
export {
  getMomentsKey,
  hasMomentRule,
  isMetricMoment,
  type MomentSubject,
} from './metrics/metric-moments.ts';
export { findMetricInfo, METRICS } from './metrics/metrics.ts';
export { type CategoryRow, SCORE_CATEGORIES } from './metrics/score-categories.ts';
export { findWeakMoments, type WeakMoments } from './metrics/weak-moments.ts';
export { BIG_PAD, BOOST_PADS, SMALL_PAD } from './model/boost-pads.ts';
export { FLOOR_TILES, TILE_WIDTH } from './model/floor-tiles.ts';
export { HITBOXES, type HitboxName } from './model/hitboxes.ts';
export { getOpeningScores } from './model/opening-scores.ts';
export { PITCH_ZONES, type PitchZone } from './model/pitch-zones.ts';
export { findRank, formatRankName, RANKS, type RankRow } from './model/ranks.data.ts';
export { SCORE_MODES, type ScoreMode } from './model/score-modes.ts';
export { type DecisiveMoment, findDecisiveMoments } from './moments/decisive-moments.ts';
export { createContextReader, type EventContext, type ReadContext } from './moments/event-context.ts';
export { calculateWinProbability } from './moments/win-probability.ts';
export { scoreLookup } from './polr/polr-scale.ts';
export { OWN_DIMENSIONS, OWN_FILTERS, OWN_VALUES, QUESTION_GROUPS } from './questions/question.ts';
export { ANY_RANK } from './references/any-rank.ts';
export type { FirstInsight, InsightLine } from './review/first-insight.ts';
export {
  STATISTIC_GROUPS,
  type StatisticGroup,
  type StatisticInfo,
  type StatisticKey,
  UNITS,
  type Unit,
} from './statistics/statistic.ts';
export { STATISTICS } from './statistics/statistics.ts';

export const STATISTIC_GROUP_LABELS: Readonly<Record<StatisticGroup, string>> = {
  core: 'Core',
  boost: 'Boost',
  movement: 'Movement',
  positioning: 'Positioning',
  demo: 'Demos',
  setup: 'Camera and controls',
  rumble: 'Items',
  dropshot: 'Floor',
  hoops: 'Dunks',
};

/** The mode of groups that only one mode has. */
export const STATISTIC_GROUP_MODES: Readonly<Partial<Record<StatisticGroup, string>>> = {
  rumble: 'Rumble',
  dropshot: 'Dropshot',
  hoops: 'Hoops',
};

/** Suffix shown after a value of a unit; '' for plain counts and points. Speeds are shown in km/h (decisions.md 19.4). */
export const UNIT_SUFFIXES: Readonly<Record<Unit, string>> = {
  count: '',
  points: '',
  percent: '%',
  seconds: 's',
  boost: '',
  boostPerMinute: '/min',
  uu: 'uu',
  uuPerSecond: 'km/h',
};
export type { ViewerBody, ViewerCar, ViewerClock, ViewerTracks } from './tracks/viewer-tracks.ts';
export { FULL_STEER } from './tracks/viewer-tracks.ts';
