export type { Clock, MatchInsight, MatchReport, PlayerInsight, ReportPlayer } from '@datacoach/contract';
export { type AnalysisOutcome, type AnalyzeOptions, analyzeReplay } from './analyze-replay.ts';
export * from './ballchasing/to-ballchasing.ts';
export { type Feat, type GameHighlights, listGameHighlights } from './career/game-highlights.ts';
export * from './career/summarize-career.ts';
export * from './eligibility/eligibility.ts';
export { makeScoreGame, type ScoreGame } from './eligibility/score-game.ts';
export * from './goals/goal-progress.ts';
export * from './goals/personal-target.ts';
export * from './metadata.ts';
export { COACHED_METRICS, findPlainWords } from './metrics/coached-metrics.ts';
export { chooseMatchingWords, SIDE_LANE } from './metrics/fitting-words.ts';
export { findScoredMetric, SCORED_METRICS, type ScoredMetric } from './metrics/scored-metrics.ts';
export type { TeamIndex } from './model/teams.ts';
export * from './polr/polr.ts';
export { convertTierToPolr } from './polr/polr-scale.ts';
export { calculateTeamPolr, type TeamMember, type TeamPolr } from './polr/team-polr.ts';
export * from './progression/measure.ts';
export { findSessionWarning, type SessionWarning } from './progression/session-guard.ts';
export * from './progression/session-review.ts';
export { describeChange, findStrongestChange, type MetricChange } from './progression/strongest-change.ts';
export type { Answer } from './questions/answer.ts';
export { answerQuestion } from './questions/answer-question.ts';
export { type ChoiceFacts, chooseGames, MAX_QUESTION_GAMES } from './questions/choose-games.ts';
export * from './questions/custom-question.ts';
export { findDrill, getTrainingPack, type TrainingPackName } from './questions/drills.ts';
export { FINDING_RULES } from './questions/finding-rules.ts';
export * from './questions/question.ts';
export * from './questions/question-game.ts';
export { BASIC_QUESTIONS, QUESTIONS } from './questions/questions.ts';
export { type SideSplit, splitSides } from './questions/side-split.ts';
export { shrinkEffects } from './questions/statistics/pooled.ts';
export * from './references/learned-book.ts';
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
export * from './review/review-window.ts';
export type { Opportunity, OpportunityChoice, TopOpportunity } from './review/top-opportunity.ts';
export type { Trend } from './review/trend.ts';
export type { WinDifference } from './review/win-differences.ts';
export type { CategoryScore, ScoreCard } from './scoring/category-score.ts';
export * from './scoring/match-performance.ts';
export type { MetricScore } from './scoring/metric-score.ts';
export type { StatisticValues } from './statistics/statistic.ts';
export { createTimelineBuilder, type TimelineBuilder } from './timeline/build-timeline.ts';
export * from './training/judge-check.ts';
export * from './training/plan-calendar.ts';
export * from './training/recommend-plans.ts';
export { calculateAddedChances } from './xg/xg-model.ts';
