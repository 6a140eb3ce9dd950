export * from './auth/credentials.ts';
export { SIGN_IN_ERRORS } from './auth/sign-in-errors.ts';
export { signUpBody } from './auth/sign-up.ts';
export { timeZone } from './auth/time-zone.ts';
export { type SignedIn, signedIn } from './auth/tokens.ts';
export * from './endpoint.ts';
export { ENDPOINTS } from './endpoints.ts';
export * from './gamedata/engine-codes.ts';
export { type EventItem, eventItem } from './gamedata/event-item.ts';
export { matchDetail } from './gamedata/get-match.ts';
export { matchEvents } from './gamedata/get-match-events.ts';
export { type MatchEvent, matchEvent } from './gamedata/match-event.ts';
export { type MatchInsight, matchInsight } from './gamedata/match-insight.ts';
export { type MatchReport, matchReport, TIMELINE_KINDS } from './gamedata/match-report.ts';
export { type MaintenanceNotice, maintenanceNotice } from './homepage/maintenance-notice.ts';
export * from './notifications/notification-kinds.ts';
export * from './permissions/permission-table.ts';
export { type Problem, problem } from './problem.ts';
export * from './product-codes.ts';
export { type Profile, profile } from './profile/profile.ts';
export {
  RANK_IDS,
  RANKED_MODES,
  type RankedMode,
  type RankInfo,
  type RankUpState,
  rankInfo,
} from './profile/ranks.ts';
export { type ReplayItem, replayItem } from './replays/replay-item.ts';
export * from './team/invitation-status.ts';
export * from './upload-rules.ts';
