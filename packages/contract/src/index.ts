export type { AdminUser, AdminUserRow, UserListQuery } from './administration/admin-user.ts';
export { AUDIT_PAGE_SIZE, type AuditEntry } from './administration/audit-trail.ts';
export type { FlaggedMoment } from './administration/flagged-moment.ts';
export { IMPERSONATION_MINUTES } from './administration/impersonation.ts';
export { MAX_OVERVIEW_DAYS, type Overview } from './administration/overview.ts';
export * from './administration/user-choices.ts';
export * from './auth/credentials.ts';
export type { LinkedAccounts } from './auth/linked-accounts.ts';
export { SIGN_IN_ERRORS } from './auth/sign-in-errors.ts';
export { SIGN_IN_PROVIDERS, type SignInProvider } from './auth/sign-in-providers.ts';
export { signUpBody } from './auth/sign-up.ts';
export { timeZone } from './auth/time-zone.ts';
export { type SignedIn, signedIn } from './auth/tokens.ts';
export type { Capacity, CapacitySettings } from './capacity/capacity.ts';
export { CAREER_PARTS, type CareerPage, type CareerPart } from './career/career.ts';
export type { Answered, AnswerOf, BodyOf, EndpointsByPath, Sent } from './client-types.ts';
export type { BoostSums } from './coach-folders/folder-boost.ts';
export type { KickoffHabit, KickoffMoment, KickoffSums } from './coach-folders/folder-kickoffs.ts';
export type { ChanceSums, FolderFilter, FolderShot } from './coach-folders/folder-statistics.ts';
export {
  type DeletedFolder,
  FOLDER_FILES,
  FOLDER_NAME_LENGTH,
  type FolderContent,
  type FolderGame,
  type FolderSeries,
  type FolderTeam,
  type ReplayFolder,
  SIDES,
} from './coach-folders/folders.ts';
export type { ScoutBook, ScoutClip, ScoutFinding } from './coach-folders/scout-book.ts';
export type { HomeworkPlan, PlanVerdict, PlayerHomework } from './coach-room/homework.ts';
export {
  type CoachedProfile,
  type PerformanceSummary,
  type PlayerNote,
  type SummaryFigure,
  TEN_GAMES,
  type TenGamesSummary,
} from './coach-room/player-cards.ts';
export { MAX_NOTE_LENGTH, MAX_NOTES } from './coach-room/player-note-limits.ts';
export type { BoardMember, PlayerNeed, TeamBoard, TeamClip } from './coach-room/team-board.ts';
export type { TeamChemistry, Together } from './coach-room/team-chemistry.ts';
export type { TeamPolrScore } from './coach-room/team-polr-score.ts';
export type { ManagedCoach } from './coaching/admin-coaching.ts';
export type { OwnBrief, OwnMoment, SessionBrief } from './coaching/brief.ts';
export type { BriefClip } from './coaching/brief-clip.ts';
export type { ProCoach } from './coaching/coaches.ts';
export type { SessionEffect } from './coaching/effects.ts';
export type { AvailableHours, CoachTerms, OwnCoaching } from './coaching/own-coaching.ts';
export * from './coaching/session-codes.ts';
export type { CoachSession } from './coaching/sessions.ts';
export {
  MAX_PHOTO_BYTES,
  MIN_PHOTO,
  PHOTO_PURPOSES,
  type PhotoPurpose,
  type StoredPhoto,
  TRAINING_PHOTO_MODULE,
} from './content-photos/content-photos.ts';
export {
  type DiscordEvent,
  type DiscordEventCard,
  type DiscordEventFields,
  EVENT_PAGE_SIZE,
  EVENT_REMINDER_MS,
  MAX_EVENTS_SHOWN,
} from './discord-events/discord-events.ts';
export * from './endpoint.ts';
export * as ENDPOINTS from './endpoints.ts';
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
export {
  type KickoffInsight,
  type MatchInsight,
  matchInsight,
  type PlayerInsight,
  type ShotInsight,
  type TeamInsight,
} from './gamedata/match-insight.ts';
export type { Clock } from './gamedata/match-parts.ts';
export {
  type MatchReport,
  matchReport,
  type ReportPlayer,
  type ReportTeam,
  TIMELINE_KINDS,
  type TimelineEvent,
} from './gamedata/match-report.ts';
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
export {
  type CarouselSlide,
  type HomeStrip,
  SLIDE_PAGE_SIZE,
  type SlideFields,
  type SlideState,
  STRIP_PLACES,
  type StripItem,
} from './homepage/carousel.ts';
export { type MaintenanceNotice, maintenanceNotice } from './homepage/maintenance-notice.ts';
export { MAINTENANCE_WORDS } from './homepage/maintenance-words.ts';
export {
  IDENTITY_PROOFS,
  type IdentityCandidate,
  type OwnIdentity,
  RECORDED_MATCHES_NEEDED,
} from './identities/identities.ts';
export { DISPUTE_STATES, identityDispute } from './identities/identity-disputes.ts';
export type { CoachReview, ListedReview } from './match-reviews/coach-reviews.ts';
export type {
  CameraPose,
  MarkPlace,
  ReviewAnswer,
  ReviewComment,
  ReviewMark,
} from './match-reviews/review-content.ts';
export * from './match-reviews/review-limits.ts';
export type { ReceivedReview, SharedReview } from './match-reviews/shared-reviews.ts';
export { type CoachingData, coachingData } from './membership/coaching-data.ts';
export type { Gate } from './membership/gate.ts';
export {
  type Plan,
  type PlanPrice,
  type PlanTrial,
  plan,
  type TrialRule,
} from './membership/get-plans.ts';
export { OVERALL_POLR_GAMES, opensOf, type PlanOpens } from './membership/plan-opens.ts';
export * from './membership/upload-quota.ts';
export { NAMED_SCHEMAS } from './named.ts';
export { CHANGES_KEPT_MS } from './notifications/changes-kept.ts';
export { LIVE_TOPICS, type LiveTopic } from './notifications/live-topics.ts';
export * from './notifications/notification-kinds.ts';
export { type NotificationItem, notificationItem } from './notifications/notifications.ts';
export { type NotificationPreferences, notificationPreferences } from './notifications/preferences.ts';
export type { Discount, DiscountFields, ManagedPlanPrices } from './payments/admin-prices.ts';
export type { CoachTokens, TokenProduct } from './payments/coach-tokens.ts';
export {
  MAX_DISCOUNT_CODES,
  ORDER_STATUS,
  type Order,
  order,
  type Quote,
  quote,
  type Sum,
  type SumLine,
  type Wanted,
} from './payments/order.ts';
export {
  type Card,
  INVOICE_STATUS,
  type Invoice,
  type OwnPayments,
  ownPayments,
  SUBSCRIPTION_STATUS,
  type SubscriptionStatus,
} from './payments/own-plan.ts';
export { SANDBOX_CARDS, type SandboxCard, type SandboxCheckout } from './payments/sandbox-checkout.ts';
export * from './permissions/permission-entry.ts';
export * from './permissions/permission-table.ts';
export * from './permissions/permits.ts';
export { type Problem, problem } from './problem.ts';
export * from './product-codes.ts';
export { type Profile, profile } from './profile/profile.ts';
export { MAX_PROFILE_IMAGE_BYTES } from './profile-image/profile-image.ts';
export {
  MAX_GAMES_NAMED,
  MAX_PROGRESSION_POINTS,
  type PeriodDifference,
  type Progression,
  type ProgressionBand,
  type ProgressionComparison,
  type ProgressionGame,
  type ProgressionGrouping,
  type ProgressionLine,
  type ProgressionMark,
  type ProgressionPoint,
  type ProgressionSessions,
  progression,
} from './progression/progression.ts';
export {
  MIN_REACH_GAMES,
  PROGRESSION_WINDOWS,
  type ProgressionAccess,
  type ProgressionReach,
  type ProgressionWindow,
} from './progression/progression-access.ts';
export {
  type OwnQuestionBody,
  type OwnQuestionItem,
  QUESTION_PAGE_SIZE,
} from './questions/own-questions.ts';
export * from './questions/question-access.ts';
export type {
  AnswerClip,
  AnswerDrill,
  AnswerNumber,
  AnswerPlaces,
  AnswerSeries,
  AnswerTable,
  QuestionAnswer,
} from './questions/question-answer.ts';
export {
  type AskedQuestion,
  askedQuestion,
  type QuestionItem,
  type QuestionList,
  questionList,
  type SavedQuestion,
  savedQuestion,
} from './questions/questions.ts';
export {
  RANK_IDS,
  RANKED_MODES,
  type RankedMode,
  type RankInfo,
  type RankUpState,
  rankInfo,
} from './ranks/ranks.ts';
export {
  type AdminReferral,
  type AdminReferralCode,
  adminReferral,
  adminReferralCode,
  type ReferralCampaign,
  type ReferralCampaignFields,
  type ReferralQuery,
  referralCampaign,
} from './referrals/admin-referrals.ts';
export * from './referrals/referral-choices.ts';
export * from './referrals/referral-code.ts';
export { LONGEST_TITLE, type WhichReplays } from './replays/change-replays.ts';
export { type ChunkFields, chunkFields, chunkReceived } from './replays/chunk-upload.ts';
export { MAX_DOWNLOADED } from './replays/download-replays.ts';
export { REPLAY_OWNERSHIPS } from './replays/get-replay.ts';
export { LONGEST_TAG, MAX_TAGS, type ReplayFilter } from './replays/replay-filter.ts';
export { type OwnGameNote, type ReplayItem, replayItem } from './replays/replay-item.ts';
export { VISIBILITIES, type Visibility } from './replays/visibility.ts';
export type { Benchmark, Benchmarks } from './scores/benchmarks.ts';
export type { GamePerformance } from './scores/game-performance.ts';
export {
  OPPORTUNITY_HIDDEN_DAYS,
  OPPORTUNITY_REASONS,
  type OpportunityReason,
} from './scores/opportunity-answer.ts';
export {
  type MetricReview,
  type PlayerScores,
  type Polr,
  playerScores,
  type WindowGame,
  type WindowShot,
} from './scores/player-scores.ts';
export { MAX_PROGRESS_POINTS, type Progress, progress } from './scores/progress.ts';
export {
  DEFAULT_WINDOW_GAMES,
  LARGEST_WINDOW_GAMES,
  PLAY_KINDS,
  type PlayKind,
} from './scores/window-query.ts';
export type { SeasonFields, Seasons } from './seasons/seasons.ts';
export type { AppSettings } from './system/app-settings.ts';
export * from './team/invitation-status.ts';
export { SIGHTS, type Sight, type TeamInvitation, teamInvitation } from './team/invitations.ts';
export { candidate, TEAM_SEATS, teamPlayer } from './team/team-players.ts';
export * from './tokens/personal-tokens.ts';
export { type ManagedPlan, type ManagedPlanRow, PLAN_PAGE_SIZE } from './training-plans/admin-plans.ts';
export type { OwnPlans } from './training-plans/own-plan.ts';
export {
  type BlockType,
  checkOf,
  type PlanBlock,
  type PlanContent,
  type PlanWeek,
  planContent,
} from './training-plans/plan-content.ts';
export * from './training-plans/training-codes.ts';
export type {
  CapturedMoment,
  OwnPlan,
  OwnWeek,
  PlanCard,
  PlanCheck,
  PlanDetail,
  ShownBlock,
  TodayBlock,
  Weakness,
} from './training-plans/training-plan.ts';
export * from './upload-rules.ts';
export {
  type CommunityGoal,
  type CommunityGoalFields,
  communityGoal,
  type GoalTarget,
  MAX_COMMUNITY_WEEKS,
  RANK_GROUPS,
  type RankGroup,
} from './weekly-goals/community-goals.ts';
export {
  GOAL_DIRECTIONS,
  GOAL_DISCOUNT,
  GOAL_KINDS,
  GOAL_REWARDS,
  type GoalKind,
  type GoalReward,
  LATE_FILES_HOURS,
  TIME_FRAMES,
  type TimeFrame,
} from './weekly-goals/goal-codes.ts';
export { GOAL_PAGE_SIZE, type GoalMoment } from './weekly-goals/own-goals.ts';
export {
  type CommunityChoice,
  type GoalChoice,
  type GoalChoices,
  type GoalGain,
  goalChoices,
  goalGain,
  type WeeklyGoal,
  type WeeklyGoals,
  weeklyGoal,
  weeklyGoals,
} from './weekly-goals/weekly-goal.ts';
