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
export { type CoachingData, coachingData } from './membership/coaching-data.ts';
export * from './membership/upload-quota.ts';
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
  type RankUpEvent,
  type RankUpState,
  rankInfo,
} from './profile/ranks.ts';
export { MAX_PROFILE_IMAGE_BYTES } from './profile-image/profile-image.ts';
export * from './referrals/referral-code.ts';
export { type ChunkFields, chunkFields, chunkReceived } from './replays/chunk-upload.ts';
export { REPLAY_OWNERSHIPS } from './replays/get-replay.ts';
export { type ReplayItem, replayItem } from './replays/replay-item.ts';
export * from './team/invitation-status.ts';
export { type TeamInvitation, teamInvitation } from './team/invitations.ts';
export { candidate, TEAM_SEATS, teamPlayer } from './team/team-players.ts';
export * from './tokens/personal-tokens.ts';
export * from './upload-rules.ts';
