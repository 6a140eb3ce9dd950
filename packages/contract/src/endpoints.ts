import { deleteAccount } from './account/delete-account.ts';
import { exportAccount } from './account/export-account.ts';
import { setUserRole } from './account/set-user-role.ts';
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
import { ownPermissions } from './permissions/own-permissions.ts';
import { getUserPermissions, setUserPermission } from './permissions/user-permissions.ts';
import { getProfile, resetRlId, saveProfile, updateDeviceChoice } from './profile/profile.ts';
import { getProgress } from './profile/progress.ts';
import { getUserRanks, refreshRanks, updateRanks, updateRankUpAnimation } from './profile/ranks.ts';
import {
  deleteProfileImage,
  getProfileImage,
  profileImageChunkUpload,
} from './profile-image/profile-image.ts';
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
import {
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
import { getReplay, getReplayOfUser } from './replays/get-replay.ts';
import { replayChoices } from './replays/replay-choices.ts';
import { replayChunkUpload } from './replays/replay-chunk-upload.ts';
import { playlistWiseReplayCount, replayCount } from './replays/replay-counts.ts';
import { getReplayFile } from './replays/replay-file.ts';
import { replayProcessedStatus } from './replays/replay-processed-status.ts';
import { replayUpload } from './replays/replay-upload.ts';
import { sendReplayReminder } from './replays/send-replay-reminder.ts';
import { getGamePerformance } from './scores/game-performance.ts';
import {
  answerOpportunity,
  countDoubtedMetrics,
  takeBackOpportunityAnswer,
} from './scores/opportunity-answer.ts';
import { getPlayerScores } from './scores/player-scores.ts';
import { getProgression } from './scores/progression.ts';
import { getAppSettings, saveAppSettings } from './system/app-settings.ts';
import { health } from './system/health.ts';
import {
  addPlayerToTeam,
  getInvitations,
  invitePlayer,
  removePlayerFromTeam,
  respondToInvitation,
} from './team/invitations.ts';
import { getCandidates, getTeamPlayersList } from './team/team-players.ts';
import { createToken, listTokens, revokeToken, tokenOwner } from './tokens/personal-tokens.ts';
import {
  createTrainingPlan,
  editTrainingPlan,
  listManagedPlans,
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
  replayChoices,
  getReplayFile,
  profileImageChunkUpload,
  getProfileImage,
  deleteProfileImage,
  replayUploadRestriction,
  getCoachingData,
  getPlans,
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
  createTrainingPlan,
  editTrainingPlan,
  setTrainingPlanStatus,
  getInvitations,
  respondToInvitation,
  invitePlayer,
  addPlayerToTeam,
  removePlayerFromTeam,
  getTeamPlayersList,
  getCandidates,
  getReferralCode,
  getReferralCodeUseInfo,
  validateReferralCode,
  redeemReferralCode,
  listTokens,
  createToken,
  revokeToken,
  tokenOwner,
  getAppSettings,
  saveAppSettings,
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
  health,
} as const;
