/** Endpoints whose bodies people enter in forms: an own entry point, loaded with the first form. */

export { deleteAccount } from './account/account.ts';
export {
  addUser,
  addUserNote,
  banUser,
  deleteUser,
  grantPlan,
  grantReplays,
  grantTokens,
  impersonateUser,
  takeTokens,
} from './administration/change-user.ts';
export { mergeUsers } from './administration/merge-users.ts';
export { changeEmail, changePassword } from './auth/mail-tokens.ts';
export { confirmSecondFactor, endSecondFactor, startSecondFactor } from './auth/second-factor.ts';
export { saveCapacitySettings } from './capacity/capacity.ts';
export { addPlayerNote } from './coach-room/player-cards.ts';
export { saveMyCoaching } from './coaching/coaches.ts';
export { cancelSession, rateSession } from './coaching/sessions.ts';
export { updateDiscordEvent } from './discord-events/discord-events.ts';
export { createCarouselSlide } from './homepage/carousel.ts';
export { saveMaintenanceNotice } from './homepage/maintenance-notice.ts';
export { disputeIdentity, hidePlayer } from './identities/identities.ts';
export { saveDiscordWebhook } from './notifications/notifications.ts';
export { createDiscount, savePlan, savePlanPrices, saveTokenProduct } from './payments/admin-prices.ts';
export { refundUserPlan } from './payments/user-payments.ts';
export { saveProfile } from './profile/profile.ts';
export { addCustomQuestion } from './questions/custom-questions.ts';
export { createReferralCampaign, limitReferralCode, reverseReferral } from './referrals/admin-referrals.ts';
export { addSeason } from './seasons/seasons.ts';
export { saveAppSettings } from './system/app-settings.ts';
export { createIncident } from './system/status.ts';
export { askGuardian, recordConsent, saveSchoolTeam, saveShownName } from './team/school-team.ts';
export { createTeamEvent } from './team/team-events.ts';
export { saveTeam } from './team/team-players.ts';
export { createToken } from './tokens/personal-tokens.ts';
export { createTrainingPlan } from './training-plans/admin-plans.ts';
export { logPractice } from './training-plans/my-plan.ts';
export { createCommunityGoal } from './weekly-goals/community-goals.ts';
