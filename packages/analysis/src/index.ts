export { ANALYSIS_VERSION } from './analysis-version.ts';
export { type AnalysisOutcome, type AnalyzeOptions, analyzeReplay } from './analyze-replay.ts';
export type {
  BallchasingPlayer,
  BallchasingReplay,
  BallchasingTeam,
} from './ballchasing/ballchasing-replay.ts';
export { toBallchasing } from './ballchasing/to-ballchasing.ts';
export type { MatchInsight, PlayerInsight, TeamInsight, XgRacePoint } from './insight/match-insight.ts';
export * from './metadata.ts';
export type { MatchEvent } from './report/match-event.ts';
export type {
  Clock,
  MatchReport,
  ReportPlayer,
  ReportTeam,
  StatisticValues,
  TeamIndex,
  TimelineEvent,
  TimelineKind,
} from './report/match-report.ts';
export { createTimelineBuilder, type TimelineBuilder } from './timeline/build-timeline.ts';
