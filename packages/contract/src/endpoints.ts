/** Every endpoint of the API. The server refuses to start when one has no route or a route has none. */
export { deleteAccount } from './account/delete-account.ts';
export { exportAccount } from './account/export-account.ts';
export { setUserRole } from './account/set-user-role.ts';
export { listAudit } from './administration/audit-trail.ts';
export {
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
export { listFlaggedEvents } from './administration/flagged-events.ts';
export {
  getFlaggedMomentEvents,
  getFlaggedMomentTracks,
  openFlaggedMoment,
} from './administration/flagged-moment.ts';
export { impersonateUser } from './administration/impersonation.ts';
export { exportUsers, listUsers } from './administration/list-users.ts';
export { getUser, listUserAudit, listUserLedger, listUserReplays } from './administration/open-user.ts';
export { getOverview, runFailedAgain } from './administration/overview.ts';
export { changeEmail } from './auth/change-email.ts';
export { getLinkedAccounts, linkAccount, unlinkAccount } from './auth/linked-accounts.ts';
export {
  changePassword,
  confirmEmail,
  forgotPassword,
  resetPassword,
  sendConfirmation,
} from './auth/mail-tokens.ts';
export { refresh } from './auth/refresh.ts';
export { signIn } from './auth/sign-in.ts';
export { signUp } from './auth/sign-up.ts';
export {
  awaitCapacity,
  getCapacity,
  getCapacitySettings,
  saveCapacitySettings,
} from './capacity/capacity.ts';
export { getCareer, getCareerShare, getSharedCareer, saveCareerShare } from './career/career.ts';
export { postBoostStat } from './coach-folders/folder-boost.ts';
export { postKickoffStat } from './coach-folders/folder-kickoffs.ts';
export {
  generateStatistics,
  postMechanicsStat,
  postShotTypeStat,
  postXgGraph,
  postXgStat,
} from './coach-folders/folder-statistics.ts';
export {
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
export { getScoutBook } from './coach-folders/scout-book.ts';
export { assignHomework, getHomeworkChoices, getTeamHomework } from './coach-room/homework.ts';
export {
  addPlayerNote,
  changePlayerNote,
  deletePlayerNote,
  getPlayerPerformanceSummary,
  getPlayerProfile,
  getPlayerTenGamesSummary,
} from './coach-room/player-cards.ts';
export { getPlayerMoments, getTeamBoard } from './coach-room/team-board.ts';
export { getTeamChemistry } from './coach-room/team-chemistry.ts';
export { getTeamPolrScore } from './coach-room/team-polr-score.ts';
export {
  correctSession,
  listAllSessions,
  listManagedCoaches,
  setProCoach,
} from './coaching/admin-coaching.ts';
export { getOwnBrief, getSessionBrief, listOwnMoments } from './coaching/brief.ts';
export { listCoaches, listSlots } from './coaching/coaches.ts';
export { getSessionEffects } from './coaching/effects.ts';
export {
  getOwnCoaching,
  getSessionHomeworkChoices,
  saveOwnCoaching,
  setSessionHomework,
} from './coaching/own-coaching.ts';
export {
  bookSession,
  cancelSession,
  changeClips,
  getSessionCalendar,
  listCoachSessions,
  rateSession,
  rescheduleSession,
  updateSessionStatus,
} from './coaching/sessions.ts';
export {
  carouselPhoto,
  deleteTrainingThumbnail,
  discordEventBannerPhoto,
  getContentPhoto,
  trainingPlanPhotoUpload,
} from './content-photos/content-photos.ts';
export {
  createDiscordEvent,
  deleteDiscordEvent,
  getDiscordEvent,
  listComingEvents,
  listDiscordEvents,
  remindOfEvent,
  updateDiscordEvent,
} from './discord-events/discord-events.ts';
export { countEventFlags, flagEvent, unflagEvent } from './gamedata/event-flags.ts';
export { eventList } from './gamedata/event-list.ts';
export { getEvent } from './gamedata/get-event.ts';
export { getMatch } from './gamedata/get-match.ts';
export { getMatchBallchasing } from './gamedata/get-match-ballchasing.ts';
export { getMatchEvents } from './gamedata/get-match-events.ts';
export { getMatchTracks } from './gamedata/get-match-tracks.ts';
export { getSharedMatch, getSharedMatchEvents, getSharedMatchTracks } from './gamedata/shared-match.ts';
export { getConsents, saveConsents } from './get-started/consents.ts';
export { finishGetStarted, getGetStarted, saveGetStarted, tickChecklist } from './get-started/get-started.ts';
export {
  createCarouselSlide,
  deleteCarouselSlide,
  getHomeStrip,
  listCarouselSlides,
  moveCarouselSlide,
  updateCarouselSlide,
} from './homepage/carousel.ts';
export { getMaintenanceNotice, saveMaintenanceNotice } from './homepage/maintenance-notice.ts';
export { getHiddenPlayers, hidePlayer } from './identities/hidden-players.ts';
export {
  claimIdentity,
  getIdentities,
  getIdentityCandidates,
  giveUpIdentity,
  hideIdentity,
} from './identities/identities.ts';
export {
  decideIdentityDispute,
  disputeIdentity,
  listIdentityDisputes,
} from './identities/identity-disputes.ts';
export {
  deleteMatchReview,
  getMatchReview,
  listMatchReviews,
  replyInReview,
  saveMatchReview,
  setReviewHomework,
  shareMatchReview,
} from './match-reviews/coach-reviews.ts';
export {
  answerReviewComment,
  getSharedReview,
  getSharedReviewEvents,
  getSharedReviewTracks,
  listSharedReviews,
  tickSharedReview,
} from './match-reviews/shared-reviews.ts';
export { getCoachingData } from './membership/coaching-data.ts';
export { getPlans } from './membership/get-plans.ts';
export { replayUploadRestriction } from './membership/upload-quota.ts';
export {
  deleteNotification,
  listNotifications,
  readAllNotifications,
  readNotification,
  streamChanges,
  unreadNotifications,
} from './notifications/notifications.ts';
export {
  getNotificationPreferences,
  saveNotificationPreferences,
  unsubscribe,
} from './notifications/preferences.ts';
export {
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
export { getCoachTokens } from './payments/coach-tokens.ts';
export {
  cancelPlan,
  getInvoice,
  getOwnPayments,
  listInvoices,
  payOpenInvoice,
  refundPlan,
  resumePlan,
} from './payments/own-plan.ts';
export {
  beginOrder,
  changeCard,
  getOrder,
  leaveOrder,
  paymentWebhook,
  quoteOrder,
  startPlanTrial,
} from './payments/pay.ts';
export { finishSandboxCheckout, getSandboxCheckout } from './payments/sandbox-checkout.ts';
export { ownPermissions } from './permissions/own-permissions.ts';
export { getUserPermissions, setUserPermission } from './permissions/user-permissions.ts';
export { getProfile, resetRlId, saveProfile, updateDeviceChoice } from './profile/profile.ts';
export {
  deleteProfileImage,
  getProfileImage,
  profileImageChunkUpload,
} from './profile-image/profile-image.ts';
export { getProgression } from './progression/progression.ts';
export {
  addOwnQuestion,
  changeOwnQuestion,
  deleteOwnQuestion,
  listOwnQuestions,
} from './questions/own-questions.ts';
export {
  askQuestion,
  forgetQuestion,
  listQuestions,
  listSavedQuestions,
  saveQuestion,
} from './questions/questions.ts';
export { getUserRanks, refreshRanks, updateRanks, updateRankUpAnimation } from './ranks/ranks.ts';
export {
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
export {
  chooseReferralReward,
  getReferralCode,
  getReferralCodeUseInfo,
  redeemReferralCode,
  validateReferralCode,
} from './referrals/referral-code.ts';
export {
  changeReplays,
  deleteReplays,
  listDeletedReplays,
  restoreReplays,
  runReplaysAgain,
} from './replays/change-replays.ts';
export { downloadReplays } from './replays/download-replays.ts';
export { getReplay, getReplayOfUser } from './replays/get-replay.ts';
export { replayChoices } from './replays/replay-choices.ts';
export { replayChunkUpload } from './replays/replay-chunk-upload.ts';
export { playlistWiseReplayCount, replayCount } from './replays/replay-counts.ts';
export { getReplayFile } from './replays/replay-file.ts';
export { replayProcessedStatus } from './replays/replay-processed-status.ts';
export { replayUpload } from './replays/replay-upload.ts';
export { sendReplayReminder } from './replays/send-replay-reminder.ts';
export { getBenchmarks, updateBenchmarks } from './scores/benchmarks.ts';
export { getGamePerformance } from './scores/game-performance.ts';
export {
  answerOpportunity,
  countDoubtedMetrics,
  takeBackOpportunityAnswer,
} from './scores/opportunity-answer.ts';
export { getPlayerScores } from './scores/player-scores.ts';
export { getProgress } from './scores/progress.ts';
export { addSeason, deleteSeason, listSeasons, moveSeason } from './seasons/seasons.ts';
export { getAppSettings, saveAppSettings } from './system/app-settings.ts';
export { health, live, ready } from './system/health.ts';
export { metrics } from './system/metrics.ts';
export {
  addPlayerToTeam,
  getInvitations,
  invitePlayer,
  removePlayerFromTeam,
  respondToInvitation,
  setSight,
} from './team/invitations.ts';
export { getCandidates, getTeamPlayersList } from './team/team-players.ts';
export { createToken, listTokens, revokeToken, tokenOwner } from './tokens/personal-tokens.ts';
export {
  createTrainingPlan,
  deleteTrainingPlan,
  deleteTrainingPlanPhoto,
  editTrainingPlan,
  getManagedPlan,
  listManagedPlans,
  setTrainingPlanPhoto,
  setTrainingPlanStatus,
} from './training-plans/admin-plans.ts';
export {
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
export {
  createCommunityGoal,
  deleteCommunityGoal,
  listCommunityGoals,
  updateCommunityGoal,
} from './weekly-goals/community-goals.ts';
export {
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
