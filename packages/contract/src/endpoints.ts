import { deleteAccount } from './account/delete-account.ts';
import { exportAccount } from './account/export-account.ts';
import { setUserRole } from './account/set-user-role.ts';
import { listAudit } from './administration/audit-trail.ts';
import {
  addUser,
  banUser,
  deleteUser,
  grantPlan,
  grantReplays,
  grantTokens,
  resetEpicName,
  resetUserPassword,
  signUserOut,
  unbanUser,
} from './administration/change-user.ts';
import { listFlaggedEvents } from './administration/flagged-events.ts';
import {
  getFlaggedMomentEvents,
  getFlaggedMomentTracks,
  openFlaggedMoment,
} from './administration/flagged-moment.ts';
import { impersonateUser } from './administration/impersonation.ts';
import { exportUsers, listUsers } from './administration/list-users.ts';
import { getUser, listUserAudit, listUserLedger, listUserReplays } from './administration/open-user.ts';
import { getOverview, runFailedAgain } from './administration/overview.ts';
import { changeEmail } from './auth/change-email.ts';
import { getLinkedAccounts, linkAccount, unlinkAccount } from './auth/linked-accounts.ts';
import {
  changePassword,
  confirmEmail,
  forgotPassword,
  resetPassword,
  sendConfirmation,
} from './auth/mail-tokens.ts';
import { refresh } from './auth/refresh.ts';
import { signIn } from './auth/sign-in.ts';
import { signUp } from './auth/sign-up.ts';
import {
  awaitCapacity,
  getCapacity,
  getCapacitySettings,
  saveCapacitySettings,
} from './capacity/capacity.ts';
import { getCareer, getCareerShare, getSharedCareer, saveCareerShare } from './career/career.ts';
import { postBoostStat } from './coach-folders/folder-boost.ts';
import { postKickoffStat } from './coach-folders/folder-kickoffs.ts';
import {
  generateStatistics,
  postMechanicsStat,
  postShotTypeStat,
  postXgGraph,
  postXgStat,
} from './coach-folders/folder-statistics.ts';
import {
  createReplayFolder,
  deleteReplayFolder,
  getFolderById,
  getFolderPlayers,
  getFolderTeams,
  listReplayFolders,
  privateReplayUpload,
  removeFolderFile,
  renameReplayFolder,
  rerunFolderFiles,
  restoreReplayFolder,
  setFolderTeam,
} from './coach-folders/folders.ts';
import { getScoutBook } from './coach-folders/scout-book.ts';
import { assignHomework, getHomeworkChoices, getTeamHomework } from './coach-room/homework.ts';
import {
  addPlayerNote,
  changePlayerNote,
  deletePlayerNote,
  getPlayerPerformanceSummary,
  getPlayerProfile,
  getPlayerTenGamesSummary,
} from './coach-room/player-cards.ts';
import { getPlayerMoments, getTeamBoard } from './coach-room/team-board.ts';
import { getTeamChemistry } from './coach-room/team-chemistry.ts';
import { getTeamPolrScore } from './coach-room/team-polr-score.ts';
import {
  correctSession,
  listAllSessions,
  listManagedCoaches,
  setProCoach,
} from './coaching/admin-coaching.ts';
import { getOwnBrief, getSessionBrief, listOwnMoments } from './coaching/brief.ts';
import { listCoaches, listSlots } from './coaching/coaches.ts';
import { getSessionEffects } from './coaching/effects.ts';
import {
  getOwnCoaching,
  getSessionHomeworkChoices,
  saveOwnCoaching,
  setSessionHomework,
} from './coaching/own-coaching.ts';
import {
  bookSession,
  cancelSession,
  changeClips,
  getSessionCalendar,
  listCoachSessions,
  rateSession,
  rescheduleSession,
  updateSessionStatus,
} from './coaching/sessions.ts';
import {
  carouselPhoto,
  deleteTrainingThumbnail,
  discordEventBannerPhoto,
  getContentPhoto,
  trainingPlanPhotoUpload,
} from './content-photos/content-photos.ts';
import {
  createDiscordEvent,
  deleteDiscordEvent,
  getDiscordEvent,
  listComingEvents,
  listDiscordEvents,
  remindOfEvent,
  updateDiscordEvent,
} from './discord-events/discord-events.ts';
import { countEventFlags, flagEvent, unflagEvent } from './gamedata/event-flags.ts';
import { eventList } from './gamedata/event-list.ts';
import { getEvent } from './gamedata/get-event.ts';
import { getMatch } from './gamedata/get-match.ts';
import { getMatchBallchasing } from './gamedata/get-match-ballchasing.ts';
import { getMatchEvents } from './gamedata/get-match-events.ts';
import { getMatchTracks } from './gamedata/get-match-tracks.ts';
import { getSharedMatch, getSharedMatchEvents, getSharedMatchTracks } from './gamedata/shared-match.ts';
import { getConsents, saveConsents } from './get-started/consents.ts';
import { finishGetStarted, getGetStarted, saveGetStarted, tickChecklist } from './get-started/get-started.ts';
import {
  createCarouselSlide,
  deleteCarouselSlide,
  getHomeStrip,
  listCarouselSlides,
  moveCarouselSlide,
  updateCarouselSlide,
} from './homepage/carousel.ts';
import { getMaintenanceNotice, saveMaintenanceNotice } from './homepage/maintenance-notice.ts';
import { getHiddenPlayers, hidePlayer } from './identities/hidden-players.ts';
import {
  claimIdentity,
  getIdentities,
  getIdentityCandidates,
  giveUpIdentity,
  hideIdentity,
} from './identities/identities.ts';
import {
  decideIdentityDispute,
  disputeIdentity,
  listIdentityDisputes,
} from './identities/identity-disputes.ts';
import {
  deleteMatchReview,
  getMatchReview,
  listMatchReviews,
  replyInReview,
  saveMatchReview,
  setReviewHomework,
  shareMatchReview,
} from './match-reviews/coach-reviews.ts';
import {
  answerReviewComment,
  getSharedReview,
  getSharedReviewEvents,
  getSharedReviewTracks,
  listSharedReviews,
  tickSharedReview,
} from './match-reviews/shared-reviews.ts';
import { getCoachingData } from './membership/coaching-data.ts';
import { getPlans } from './membership/get-plans.ts';
import { replayUploadRestriction } from './membership/upload-quota.ts';
import {
  deleteNotification,
  listNotifications,
  readAllNotifications,
  readNotification,
  streamChanges,
  unreadNotifications,
} from './notifications/notifications.ts';
import {
  getNotificationPreferences,
  saveNotificationPreferences,
  unsubscribe,
} from './notifications/preferences.ts';
import {
  createDiscount,
  deleteDiscount,
  deleteTokenProduct,
  getManagedPlans,
  listDiscounts,
  listPriceChanges,
  savePlan,
  savePlanPrices,
  saveTokenProduct,
  updateDiscount,
} from './payments/admin-prices.ts';
import { getCoachTokens } from './payments/coach-tokens.ts';
import {
  cancelPlan,
  getInvoice,
  getOwnPayments,
  listInvoices,
  payOpenInvoice,
  refundPlan,
  resumePlan,
} from './payments/own-plan.ts';
import {
  beginOrder,
  changeCard,
  getOrder,
  leaveOrder,
  paymentWebhook,
  quoteOrder,
  startPlanTrial,
} from './payments/pay.ts';
import { finishSandboxCheckout, getSandboxCheckout } from './payments/sandbox-checkout.ts';
import { ownPermissions } from './permissions/own-permissions.ts';
import { getUserPermissions, setUserPermission } from './permissions/user-permissions.ts';
import { getProfile, resetRlId, saveProfile, updateDeviceChoice } from './profile/profile.ts';
import {
  deleteProfileImage,
  getProfileImage,
  profileImageChunkUpload,
} from './profile-image/profile-image.ts';
import { getProgression } from './progression/progression.ts';
import {
  addOwnQuestion,
  changeOwnQuestion,
  deleteOwnQuestion,
  listOwnQuestions,
} from './questions/own-questions.ts';
import {
  askQuestion,
  forgetQuestion,
  listQuestions,
  listSavedQuestions,
  saveQuestion,
} from './questions/questions.ts';
import { getUserRanks, refreshRanks, updateRanks, updateRankUpAnimation } from './ranks/ranks.ts';
import {
  clearReferral,
  createReferralCampaign,
  deleteReferralCampaign,
  exportReferrals,
  limitReferralCode,
  listReferralCampaigns,
  listReferralCodes,
  listReferrals,
  reverseReferral,
  updateReferralCampaign,
} from './referrals/admin-referrals.ts';
import {
  chooseReferralReward,
  getReferralCode,
  getReferralCodeUseInfo,
  redeemReferralCode,
  validateReferralCode,
} from './referrals/referral-code.ts';
import {
  changeReplays,
  deleteReplays,
  listDeletedReplays,
  restoreReplays,
  runReplaysAgain,
} from './replays/change-replays.ts';
import { downloadReplays } from './replays/download-replays.ts';
import { getReplay, getReplayOfUser } from './replays/get-replay.ts';
import { replayChoices } from './replays/replay-choices.ts';
import { replayChunkUpload } from './replays/replay-chunk-upload.ts';
import { playlistWiseReplayCount, replayCount } from './replays/replay-counts.ts';
import { getReplayFile } from './replays/replay-file.ts';
import { replayProcessedStatus } from './replays/replay-processed-status.ts';
import { replayUpload } from './replays/replay-upload.ts';
import { sendReplayReminder } from './replays/send-replay-reminder.ts';
import { getBenchmarks, updateBenchmarks } from './scores/benchmarks.ts';
import { getGamePerformance } from './scores/game-performance.ts';
import {
  answerOpportunity,
  countDoubtedMetrics,
  takeBackOpportunityAnswer,
} from './scores/opportunity-answer.ts';
import { getPlayerScores } from './scores/player-scores.ts';
import { getProgress } from './scores/progress.ts';
import { addSeason, deleteSeason, listSeasons, moveSeason } from './seasons/seasons.ts';
import { getAppSettings, saveAppSettings } from './system/app-settings.ts';
import { health, live, ready } from './system/health.ts';
import { metrics } from './system/metrics.ts';
import {
  addPlayerToTeam,
  getInvitations,
  invitePlayer,
  removePlayerFromTeam,
  respondToInvitation,
  setSight,
} from './team/invitations.ts';
import { getCandidates, getTeamPlayersList } from './team/team-players.ts';
import { createToken, listTokens, revokeToken, tokenOwner } from './tokens/personal-tokens.ts';
import {
  createTrainingPlan,
  deleteTrainingPlan,
  deleteTrainingPlanPhoto,
  editTrainingPlan,
  getManagedPlan,
  listManagedPlans,
  setTrainingPlanPhoto,
  setTrainingPlanStatus,
} from './training-plans/admin-plans.ts';
import {
  answerMoment,
  beginTrainingPlan,
  captureMoment,
  changeTrainingPlan,
  deletePractice,
  getOwnPlan,
  getTrainingPlan,
  hideTrainingBlock,
  listTrainingPlans,
  logPractice,
  logTrainingBlock,
} from './training-plans/own-plan.ts';
import {
  createCommunityGoal,
  deleteCommunityGoal,
  listCommunityGoals,
  updateCommunityGoal,
} from './weekly-goals/community-goals.ts';
import {
  chooseGoal,
  declareRest,
  dropGoal,
  easeGoal,
  getGoalChoices,
  getGoalGains,
  getGoalHistory,
  getGoalMoments,
  getWeeklyGoals,
} from './weekly-goals/own-goals.ts';

/** Every endpoint of the API. The server refuses to start when one has no route or a route has none. */
export const ENDPOINTS = {
  listCoaches,
  listSlots,
  listCoachSessions,
  bookSession,
  rescheduleSession,
  cancelSession,
  updateSessionStatus,
  rateSession,
  getSessionCalendar,
  getOwnBrief,
  getSessionBrief,
  listOwnMoments,
  changeClips,
  getSessionEffects,
  getOwnCoaching,
  saveOwnCoaching,
  getSessionHomeworkChoices,
  setSessionHomework,
  listManagedCoaches,
  setProCoach,
  listAllSessions,
  correctSession,
  listQuestions,
  listSavedQuestions,
  askQuestion,
  saveQuestion,
  forgetQuestion,
  listOwnQuestions,
  addOwnQuestion,
  changeOwnQuestion,
  deleteOwnQuestion,
  signUp,
  signIn,
  refresh,
  confirmEmail,
  sendConfirmation,
  forgotPassword,
  resetPassword,
  changePassword,
  changeEmail,
  getLinkedAccounts,
  linkAccount,
  unlinkAccount,
  exportAccount,
  deleteAccount,
  setUserRole,
  listUsers,
  exportUsers,
  getUser,
  listUserReplays,
  listUserLedger,
  listUserAudit,
  addUser,
  banUser,
  unbanUser,
  signUserOut,
  resetUserPassword,
  resetEpicName,
  deleteUser,
  grantPlan,
  grantReplays,
  grantTokens,
  impersonateUser,
  listAudit,
  getOverview,
  runFailedAgain,
  listFlaggedEvents,
  openFlaggedMoment,
  getFlaggedMomentEvents,
  getFlaggedMomentTracks,
  ownPermissions,
  getUserPermissions,
  setUserPermission,
  getProfile,
  saveProfile,
  resetRlId,
  updateDeviceChoice,
  getGetStarted,
  saveGetStarted,
  finishGetStarted,
  tickChecklist,
  getConsents,
  saveConsents,
  getProgress,
  getUserRanks,
  refreshRanks,
  updateRanks,
  updateRankUpAnimation,
  getMaintenanceNotice,
  saveMaintenanceNotice,
  listNotifications,
  unreadNotifications,
  readNotification,
  readAllNotifications,
  deleteNotification,
  streamChanges,
  getNotificationPreferences,
  saveNotificationPreferences,
  unsubscribe,
  replayUpload,
  getReplay,
  replayProcessedStatus,
  getReplayOfUser,
  replayChunkUpload,
  replayCount,
  playlistWiseReplayCount,
  sendReplayReminder,
  changeReplays,
  deleteReplays,
  listDeletedReplays,
  restoreReplays,
  runReplaysAgain,
  downloadReplays,
  replayChoices,
  getReplayFile,
  profileImageChunkUpload,
  getProfileImage,
  deleteProfileImage,
  replayUploadRestriction,
  createReplayFolder,
  deleteReplayFolder,
  getFolderById,
  getFolderPlayers,
  getFolderTeams,
  listReplayFolders,
  privateReplayUpload,
  removeFolderFile,
  renameReplayFolder,
  rerunFolderFiles,
  restoreReplayFolder,
  setFolderTeam,
  generateStatistics,
  postMechanicsStat,
  postShotTypeStat,
  postXgGraph,
  postXgStat,
  postKickoffStat,
  postBoostStat,
  getScoutBook,
  getCoachingData,
  getPlans,
  getCoachTokens,
  quoteOrder,
  beginOrder,
  getOrder,
  leaveOrder,
  startPlanTrial,
  changeCard,
  paymentWebhook,
  getOwnPayments,
  cancelPlan,
  resumePlan,
  refundPlan,
  payOpenInvoice,
  listInvoices,
  getInvoice,
  getSandboxCheckout,
  finishSandboxCheckout,
  getManagedPlans,
  listDiscounts,
  listPriceChanges,
  savePlan,
  savePlanPrices,
  saveTokenProduct,
  deleteTokenProduct,
  createDiscount,
  updateDiscount,
  deleteDiscount,
  getIdentities,
  getIdentityCandidates,
  claimIdentity,
  giveUpIdentity,
  hideIdentity,
  disputeIdentity,
  listIdentityDisputes,
  decideIdentityDispute,
  getHiddenPlayers,
  hidePlayer,
  getMatch,
  getMatchEvents,
  getMatchTracks,
  getMatchBallchasing,
  getSharedMatch,
  getSharedMatchEvents,
  getSharedMatchTracks,
  eventList,
  getEvent,
  flagEvent,
  unflagEvent,
  countEventFlags,
  getPlayerScores,
  getProgression,
  getGamePerformance,
  answerOpportunity,
  takeBackOpportunityAnswer,
  countDoubtedMetrics,
  getBenchmarks,
  updateBenchmarks,
  getCareer,
  getCareerShare,
  saveCareerShare,
  getSharedCareer,
  getOwnPlan,
  listTrainingPlans,
  getTrainingPlan,
  beginTrainingPlan,
  changeTrainingPlan,
  logTrainingBlock,
  hideTrainingBlock,
  logPractice,
  deletePractice,
  captureMoment,
  answerMoment,
  listManagedPlans,
  getManagedPlan,
  createTrainingPlan,
  editTrainingPlan,
  setTrainingPlanStatus,
  setTrainingPlanPhoto,
  deleteTrainingPlan,
  getInvitations,
  respondToInvitation,
  invitePlayer,
  addPlayerToTeam,
  removePlayerFromTeam,
  getTeamPlayersList,
  getCandidates,
  setSight,
  getPlayerProfile,
  getPlayerPerformanceSummary,
  getPlayerTenGamesSummary,
  addPlayerNote,
  changePlayerNote,
  deletePlayerNote,
  getTeamPolrScore,
  getTeamBoard,
  getPlayerMoments,
  getTeamHomework,
  getHomeworkChoices,
  assignHomework,
  getTeamChemistry,
  listMatchReviews,
  getMatchReview,
  saveMatchReview,
  deleteMatchReview,
  shareMatchReview,
  setReviewHomework,
  replyInReview,
  listSharedReviews,
  getSharedReview,
  getSharedReviewEvents,
  getSharedReviewTracks,
  tickSharedReview,
  answerReviewComment,
  getReferralCode,
  getReferralCodeUseInfo,
  validateReferralCode,
  redeemReferralCode,
  chooseReferralReward,
  listReferrals,
  exportReferrals,
  reverseReferral,
  clearReferral,
  listReferralCodes,
  limitReferralCode,
  listReferralCampaigns,
  createReferralCampaign,
  updateReferralCampaign,
  deleteReferralCampaign,
  listTokens,
  createToken,
  revokeToken,
  tokenOwner,
  getAppSettings,
  saveAppSettings,
  listSeasons,
  addSeason,
  moveSeason,
  deleteSeason,
  getCapacity,
  awaitCapacity,
  getCapacitySettings,
  saveCapacitySettings,
  getWeeklyGoals,
  getGoalHistory,
  getGoalChoices,
  chooseGoal,
  dropGoal,
  easeGoal,
  declareRest,
  getGoalMoments,
  getGoalGains,
  listCommunityGoals,
  createCommunityGoal,
  updateCommunityGoal,
  deleteCommunityGoal,
  carouselPhoto,
  discordEventBannerPhoto,
  trainingPlanPhotoUpload,
  getContentPhoto,
  deleteTrainingPlanPhoto,
  deleteTrainingThumbnail,
  listCarouselSlides,
  createCarouselSlide,
  updateCarouselSlide,
  moveCarouselSlide,
  deleteCarouselSlide,
  getHomeStrip,
  listDiscordEvents,
  getDiscordEvent,
  createDiscordEvent,
  updateDiscordEvent,
  deleteDiscordEvent,
  listComingEvents,
  remindOfEvent,
  health,
  live,
  ready,
  metrics,
} as const;
