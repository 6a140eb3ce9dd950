import type { FeatureModule } from './feature-module.ts';
import { accountModule } from './features/account/index.ts';
import { administrationModule } from './features/administration/index.ts';
import { analysisModule } from './features/analysis/index.ts';
import { auditModule } from './features/audit/index.ts';
import { authModule } from './features/auth/index.ts';
import { ballchasingModule } from './features/ballchasing/index.ts';
import { capacityModule } from './features/capacity/index.ts';
import { careerModule } from './features/career/index.ts';
import { chunkUploadsModule } from './features/chunk-uploads/index.ts';
import { coachFoldersModule } from './features/coach-folders/index.ts';
import { coachRoomModule } from './features/coach-room/index.ts';
import { coachingModule } from './features/coaching/index.ts';
import { contentPhotosModule } from './features/content-photos/index.ts';
import { discordEventsModule } from './features/discord-events/index.ts';
import { gamedataModule } from './features/gamedata/index.ts';
import { getStartedModule } from './features/get-started/index.ts';
import { homepageModule } from './features/homepage/index.ts';
import { identitiesModule } from './features/identities/index.ts';
import { linkPreviewsModule } from './features/link-previews/index.ts';
import { liveRoomModule } from './features/live-room/index.ts';
import { matchReviewsModule } from './features/match-reviews/index.ts';
import { membershipModule } from './features/membership/index.ts';
import { notificationsModule } from './features/notifications/index.ts';
import { paymentsModule } from './features/payments/index.ts';
import { permissionsModule } from './features/permissions/index.ts';
import { profileModule } from './features/profile/index.ts';
import { profileImageModule } from './features/profile-image/index.ts';
import { progressionModule } from './features/progression/index.ts';
import { questionsModule } from './features/questions/index.ts';
import { ranksModule } from './features/ranks/index.ts';
import { referralsModule } from './features/referrals/index.ts';
import { replaysModule } from './features/replays/index.ts';
import { scoresModule } from './features/scores/index.ts';
import { seasonsModule } from './features/seasons/index.ts';
import { systemModule } from './features/system/index.ts';
import { teamModule } from './features/team/index.ts';
import { tokensModule } from './features/tokens/index.ts';
import { trainingPlansModule } from './features/training-plans/index.ts';
import { weeklyGoalsModule } from './features/weekly-goals/index.ts';

/** All features in hook order, which is also their lock order; file cleanup comes last (`account`). */
export const MODULES: readonly FeatureModule[] = [
  auditModule,
  authModule,
  tokensModule,
  permissionsModule,
  administrationModule,
  profileModule,
  ranksModule,
  teamModule,
  referralsModule,
  identitiesModule,
  getStartedModule,
  homepageModule,
  notificationsModule,
  paymentsModule,
  analysisModule,
  coachingModule,
  profileImageModule,
  chunkUploadsModule,
  replaysModule,
  membershipModule,
  contentPhotosModule,
  discordEventsModule,
  gamedataModule,
  ballchasingModule,
  scoresModule,
  progressionModule,
  questionsModule,
  careerModule,
  linkPreviewsModule,
  seasonsModule,
  trainingPlansModule,
  weeklyGoalsModule,
  coachFoldersModule,
  coachRoomModule,
  matchReviewsModule,
  liveRoomModule,
  systemModule,
  capacityModule,
  accountModule,
];

export const ALL_JOBS = MODULES.flatMap(({ jobs = [] }) => jobs.map(({ definition }) => definition));
