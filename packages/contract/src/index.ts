export * from './auth/credentials.ts';
export type { LinkedAccounts } from './auth/linked-accounts.ts';
export { SIGN_IN_ERRORS } from './auth/sign-in-errors.ts';
export { SIGN_IN_PROVIDERS, type SignInProvider } from './auth/sign-in-providers.ts';
export { signUpBody } from './auth/sign-up.ts';
export { timeZone } from './auth/time-zone.ts';
export { type SignedIn, signedIn } from './auth/tokens.ts';
export type { Capacity, CapacitySettings } from './capacity/capacity.ts';
export * from './endpoint.ts';
export { ENDPOINTS } from './endpoints.ts';
export * from './gamedata/engine-codes.ts';
export {
  EVENT_ROLES,
  type EventFacts,
  OUTCOME_TYPES,
  SCORE_STATES,
} from './gamedata/event-facts.ts';
export { FLAG_REASONS, type FlagReason } from './gamedata/event-flags.ts';
export { type EventItem, eventItem } from './gamedata/event-item.ts';
export { EVENT_SORTS, type EventSort } from './gamedata/event-list.ts';
export { matchDetail } from './gamedata/get-match.ts';
export { matchEvents } from './gamedata/get-match-events.ts';
export { type MatchEvent, matchEvent } from './gamedata/match-event.ts';
export { type MatchInsight, matchInsight } from './gamedata/match-insight.ts';
export { type MatchReport, matchReport, TIMELINE_KINDS } from './gamedata/match-report.ts';
export { CONSENT_KINDS, type Consents } from './get-started/consents.ts';
export {
  AGE_BANDS,
  type Aim,
  CHECKLIST_ITEMS,
  CHECKLIST_UPLOADS,
  FIRST_REPLAYS,
  GET_STARTED_STEPS,
  type GetStartedState,
  LAST_NEEDED_STEP,
  MINUTES_A_DAY,
} from './get-started/get-started.ts';
export { type MaintenanceNotice, maintenanceNotice } from './homepage/maintenance-notice.ts';
export {
  IDENTITY_PROOFS,
  type IdentityCandidate,
  type OwnIdentity,
  RECORDED_MATCHES_NEEDED,
} from './identities/identities.ts';
export { DISPUTE_STATES, identityDispute } from './identities/identity-disputes.ts';
export { type CoachingData, coachingData } from './membership/coaching-data.ts';
export { type Plan, plan } from './membership/get-plans.ts';
export * from './membership/upload-quota.ts';
export { LIVE_TOPICS, type LiveTopic } from './notifications/live-topics.ts';
export * from './notifications/notification-kinds.ts';
export { type NotificationItem, notificationItem } from './notifications/notifications.ts';
export { type NotificationPreferences, notificationPreferences } from './notifications/preferences.ts';
export * from './permissions/permission-entry.ts';
export * from './permissions/permission-table.ts';
export * from './permissions/permits.ts';
export { type Problem, problem } from './problem.ts';
export * from './product-codes.ts';
export { type Profile, profile } from './profile/profile.ts';
export { MOST_PROGRESS_POINTS, type Progress, progress } from './profile/progress.ts';
export {
  RANK_IDS,
  RANKED_MODES,
  type RankedMode,
  type RankInfo,
  type RankUpState,
  rankInfo,
} from './profile/ranks.ts';
export { MAX_PROFILE_IMAGE_BYTES } from './profile-image/profile-image.ts';
export * from './referrals/referral-code.ts';
export { type ChunkFields, chunkFields, chunkReceived } from './replays/chunk-upload.ts';
export { REPLAY_OWNERSHIPS } from './replays/get-replay.ts';
export { type ReplayItem, replayItem } from './replays/replay-item.ts';
export { VISIBILITIES, type Visibility } from './replays/visibility.ts';
export {
  type MetricReview,
  type PlayerScores,
  type Polr,
  playerScores,
  type WindowGame,
  type WindowShot,
} from './scores/player-scores.ts';
export {
  DEFAULT_WINDOW_GAMES,
  LARGEST_WINDOW_GAMES,
  PLAY_KINDS,
  type PlayKind,
} from './scores/window-query.ts';
export type { AppSettings } from './system/app-settings.ts';
export * from './team/invitation-status.ts';
export { type TeamInvitation, teamInvitation } from './team/invitations.ts';
export { candidate, TEAM_SEATS, teamPlayer } from './team/team-players.ts';
export * from './tokens/personal-tokens.ts';
export * from './upload-rules.ts';
