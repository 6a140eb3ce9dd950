export type { Clock, MatchInsight, MatchReport, PlayerInsight, ReportPlayer } from '@datacoach/contract';
export { type AnalysisOutcome, type AnalyzeOptions, analyzeReplay } from './analyze-replay.ts';
export {
  type BallchasingPlayer,
  type BallchasingReplay,
  type BallchasingSource,
  type BallchasingTeam,
  toBallchasing,
} from './ballchasing/to-ballchasing.ts';
export { type Feat, type GameHighlights, gameHighlights } from './career/game-highlights.ts';
export {
  type Career,
  type CareerGame,
  type CareerRecord,
  findBestTeammates,
  summarizeCareer,
} from './career/summarize-career.ts';
export {
  ELIGIBILITY_RULES,
  type Eligibility,
  type EligibleMatch,
  eligible,
  PURPOSES,
  type Purpose,
  toEligibleMatch,
} from './eligibility/eligibility.ts';
export { makeScoreGame, type ScoreGame } from './eligibility/score-game.ts';
export {
  calculateGoalProgress,
  countGoalStreak,
  type GoalGames,
  type GoalProgress,
  type GoalState,
  type GoalTerms,
  getGoalStat,
  getRunningState,
  getSettledState,
} from './goals/goal-progress.ts';
export {
  calculatePersonalTarget,
  easierTarget,
  MIN_GAMES,
  type PersonalTarget,
  type PlayedWeek,
  WEEKS_BACK,
} from './goals/personal-target.ts';
export * from './metadata.ts';
export { COACHED_METRICS, findPlainWords } from './metrics/coached-metrics.ts';
export { chooseFittingWords, SIDE_LANE } from './metrics/fitting-words.ts';
export { findScoredMetric, SCORED_METRICS, type ScoredMetric } from './metrics/scored-metrics.ts';
export type { TeamIndex } from './model/teams.ts';
export {
  createPolrReader,
  POLR_VERSION,
  type Polr,
  type PolrCategory,
  polr,
} from './polr/polr.ts';
export { convertTierToPolr } from './polr/polr-scale.ts';
export { calculateTeamPolr, type TeamMember, type TeamPolr } from './polr/team-polr.ts';
export {
  type ChangePoint,
  calculateMetricRelation,
  calculatePeriodDifference,
  changePoint,
  createMetricMeasure,
  createPolrMeasure,
  listRankBands,
  type Measure,
  type MetricRelation,
  MIN_CHANGE_GAMES,
  MIN_RELATED_GAMES,
  type PeriodDifference,
  type PeriodMean,
  POLR_MEASURE,
  type RankBand,
} from './progression/measure.ts';
export { findSessionWarning, type SessionWarning } from './progression/session-guard.ts';
export {
  listSessionPlaces,
  reviewSessions,
  SESSION_GAP_SECONDS,
  type SessionPlace,
  type SessionReview,
} from './progression/session-review.ts';
export { describeChange, findStrongestChange, type MetricChange } from './progression/strongest-change.ts';
export type { Answer } from './questions/answer.ts';
export { answerQuestion } from './questions/answer-question.ts';
export { type ChoiceFacts, chooseGames, MAX_QUESTION_GAMES } from './questions/choose-games.ts';
export {
  answerCustomQuestion,
  asQuestion,
  type CustomQuestion,
  chooseOwnGames,
  listProblems,
} from './questions/custom-question.ts';
export { findDrill, getTrainingPack, type TrainingPackName } from './questions/drills.ts';
export { FINDING_RULES } from './questions/finding-rules.ts';
export {
  MINIMUM_NOUNS,
  OWN_DIMENSIONS,
  OWN_FILTERS,
  type OwnDimension,
  type OwnFilter,
  QUESTION_GROUPS,
  type Question,
  type QuestionGroup,
} from './questions/question.ts';
export {
  type DecidedCheck,
  NO_FACTS,
  type QuestionEvent,
  type QuestionFacts,
  type QuestionGame,
  type QuestionInsight,
  type QuestionPerson,
  type TrainedCase,
} from './questions/question-game.ts';
export { BASIC_QUESTIONS, QUESTIONS } from './questions/questions.ts';
export { type SideSplit, splitSides } from './questions/side-split.ts';
export { shrinkEffects } from './questions/statistics/pooled.ts';
export { ANY_RANK } from './references/any-rank.ts';
export {
  createReferenceBook,
  listMonotonicityViolations,
  type MonotonicityViolation,
} from './references/learned-book.ts';
export type { PlayerGame } from './references/player-game.ts';
export { REFERENCE_TIER } from './references/rank-reference.ts';
export {
  getCellKey,
  getTierKey,
  NO_REFERENCES,
  REFERENCE_STATE_VERSION,
  type Reference,
  type ReferenceBook,
  type ReferenceCell,
  type ReferenceState,
} from './references/reference-book.ts';
export { addPlayerMatch, type NotCounted, type RankedGame } from './references/reference-update.ts';
export type { MatchEvent } from './report/match-event.ts';
export { findFirstInsight } from './review/first-insight.ts';
export { calculateGoalChange } from './review/goal-change.ts';
export { DEFAULT_WINDOW, type PlayerReview, reviewPlayer } from './review/review-player.ts';
export {
  type CategoryReview,
  type MetricReview,
  reviewWindow,
  type WindowReview,
  type WindowScores,
} from './review/review-window.ts';
export type { Opportunity, OpportunityChoice, TopOpportunity } from './review/top-opportunity.ts';
export type { Trend } from './review/trend.ts';
export type { WinDifference } from './review/win-differences.ts';
export type { CategoryScore, ScoreCard } from './scoring/category-score.ts';
export {
  calculateMatchPerformance,
  type MatchPerformance,
  scoreSingleMatch,
} from './scoring/match-performance.ts';
export type { MetricScore } from './scoring/metric-score.ts';
export type { StatisticValues } from './statistics/statistic.ts';
export { createTimelineBuilder, type TimelineBuilder } from './timeline/build-timeline.ts';
export {
  CHECK_GAMES,
  CHECK_VERDICTS,
  type CheckResult,
  type CheckSide,
  type CheckVerdict,
  isCheckable,
  judgeCheck,
} from './training/judge-check.ts';
export {
  calculatePlaceInPlan,
  captured,
  type PlanPlace,
  played,
  type Rest,
  SPACED_DAYS,
} from './training/plan-calendar.ts';
export {
  type PlanFacts,
  type Recommendation,
  recommendPlans,
  weaknesses,
} from './training/recommend-plans.ts';
