import type { Readable } from 'node:stream';
import { ProblemError } from '../../platform/http/problem-error.ts';
import { type ZipEntry, zipOf } from '../../platform/zip/zip-of.ts';
import { findUser } from '../auth/index.ts';
import { bestsOf, findShareOf } from '../career/index.ts';
import { foldersOf } from '../coach-folders/index.ts';
import { allHomeworkOf, allNotesOf } from '../coach-room/index.ts';
import { exportCoaching } from '../coaching/index.ts';
import { remindersOf } from '../discord-events/index.ts';
import { allFlagsOf } from '../gamedata/index.ts';
import { consentsOf, findAnswers } from '../get-started/index.ts';
import { describeIdentities, disputesOf } from '../identities/index.ts';
import { reviewsOfAccount } from '../match-reviews/index.ts';
import { ledgerOf } from '../membership/index.ts';
import { describePreferences, notificationsOf } from '../notifications/index.ts';
import { exportPayments } from '../payments/index.ts';
import { permissionsOf } from '../permissions/index.ts';
import { describeProfile } from '../profile/index.ts';
import { imageBlobKey } from '../profile-image/index.ts';
import { savedAnswersOf, savedQuestionsOf } from '../questions/index.ts';
import { describeRanks, rankHistoryOf } from '../ranks/index.ts';
import { findCodeOf, rewardsOf, startOf } from '../referrals/index.ts';
import { deletedReplaysOf } from '../replays/index.ts';
import { countedForReferences, opportunitiesOf } from '../scores/index.ts';
import { describeInvitation, receivedBy, sentBy } from '../team/index.ts';
import { describeToken, tokensOf } from '../tokens/index.ts';
import { exportTraining } from '../training-plans/index.ts';
import { allGoalsOf, goalRewardsOf, restWeeksOf } from '../weekly-goals/index.ts';
import { activeDaysOf, linkedIdentitiesOf, reportOf, signInsOf, uploadsOf } from './account.repository.ts';
import type { AccountContext } from './account-context.ts';

/**
 * Everything that an account has stored, as a zip that is made while it is read: `account.json`, `replays.json`, the
 * files below `replays/` and what was found in them below `matches/`. Throws ProblemError 401.
 */
export async function exportAccount(context: AccountContext, userId: string): Promise<Readable> {
  const { db, clock, blobs } = context;
  const user = await findUser(db, userId);
  if (!user) throw new ProblemError(401, 'not-signed-in', 'Sign in to continue.');
  const now = clock.now();
  const uploads = await uploadsOf(db, userId);
  const json = (name: string, content: unknown): ZipEntry => ({
    name,
    mtime: now,
    compress: true,
    read: async () => Buffer.from(`${JSON.stringify(content, null, 2)}\n`),
  });

  const account = json('account.json', {
    exportedAt: now,
    profile: await describeProfile(context, user),
    createdAt: user.createdAt,
    firstSignedInAt: user.firstSignedInAt,
    emailConfirmedAt: user.emailConfirmedAt,
    referralCode: user.referralCode,
    ranks: describeRanks(user, now),
    rankHistory: await rankHistoryOf(db, userId),
    permissions: await permissionsOf(db, userId),
    membership: await ledgerOf(db, userId),
    payments: await exportPayments(db, userId),
    signIns: await signInsOf(db, userId),
    activeDays: await activeDaysOf(db, userId),
    consents: await consentsOf(db, userId),
    firstSteps: await findAnswers(db, userId),
    players: await describeIdentities(db, userId),
    playerDisputes: await disputesOf(db, userId),
    linkedAccounts: await linkedIdentitiesOf(db, userId),
    uploadTokens: (await tokensOf(db, userId)).map(describeToken),
    teamInvitations: {
      received: (await receivedBy(db, userId)).map(describeInvitation),
      sent: (await sentBy(db, userId)).map(describeInvitation),
    },
    replayFolders: (await foldersOf(db, userId)).map(({ coachId: _owner, ...facts }) => facts),
    notesOnPlayers: (await allNotesOf(db, userId)).map(({ coachId: _owner, ...facts }) => facts),
    homework: await allHomeworkOf(db, userId),
    coaching: await exportCoaching(db, userId),
    matchReviews: await reviewsOfAccount(db, userId),
    deletedReplays: (await deletedReplaysOf(db, userId)).map(({ blobKey: _key, ...facts }) => facts),
    weeklyGoals: (await allGoalsOf(db, userId)).map(({ userId: _owner, ...facts }) => facts),
    restWeeks: await restWeeksOf(db, userId),
    opportunities: await opportunitiesOf(db, userId),
    flaggedEvents: await allFlagsOf(db, userId),
    careerBests: (await bestsOf(db, userId)).map(({ userId: _owner, ...facts }) => facts),
    publicCareer: await publicCareer(db, userId),
    countedForReferences: await countedForReferences(db, userId),
    notificationPreferences: await describePreferences(db, user),
    notifications: (await notificationsOf(db, userId)).map(({ userId: _owner, ...facts }) => facts),
    eventReminders: await remindersOf(db, userId),
    training: await exportTraining(db, userId),
    savedQuestions: {
      questions: await savedQuestionsOf(db, userId),
      answers: await savedAnswersOf(db, userId),
    },
    ownReferralCode: await findCodeOf(db, userId),
    cameByCodeOf: await startOf(db, userId),
    referralRewards: await rewardsOf(db, userId),
    goalRewards: await goalRewardsOf(db, userId),
  });
  const stored = (name: string, mtime: Date, key: string): ZipEntry => ({
    name,
    mtime,
    read: async () => Buffer.from(await blobs.read(key)),
  });
  return zipOf([
    account,
    ...(user.imageId === null ? [] : [stored('profile-image.webp', now, imageBlobKey(user.imageId))]),
    json(
      'replays.json',
      uploads.map(({ ownerId: _owner, blobKey: _key, ...facts }) => facts),
    ),
    // Only the id is sure to be a name that every system takes; `replays.json` has the other.
    ...uploads.map(({ id, blobKey, uploadedAt }) => stored(`replays/${id}.replay`, uploadedAt, blobKey)),
    ...[...new Set(uploads.flatMap((upload) => upload.matchId ?? []))].map((matchId) => ({
      name: `matches/${matchId}.json`,
      mtime: now,
      compress: true,
      read: async () => Buffer.from(JSON.stringify((await reportOf(db, matchId)) ?? {})),
    })),
  ]);
}

async function publicCareer(db: AccountContext['db'], userId: string) {
  const share = await findShareOf(db, userId);
  return share && { link: `/career/${share.token}`, parts: share.parts, since: share.sharedAt };
}
