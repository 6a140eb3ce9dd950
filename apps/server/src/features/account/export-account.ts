import { Readable } from 'node:stream';
import { ZipFile } from 'yazl';
import { ProblemError } from '../../platform/http/problem-error.ts';
import { findUser } from '../auth/index.ts';
import { bestsOf, findShareOf } from '../career/index.ts';
import { allFlagsOf } from '../gamedata/index.ts';
import { consentsOf, findAnswers } from '../get-started/index.ts';
import { describeIdentities, disputesOf } from '../identities/index.ts';
import { ledgerOf } from '../membership/index.ts';
import { describePreferences, notificationsOf } from '../notifications/index.ts';
import { permissionsOf } from '../permissions/index.ts';
import { describeProfile, describeRanks, rankHistoryOf } from '../profile/index.ts';
import { imageBlobKey } from '../profile-image/index.ts';
import { savedAnswersOf, savedQuestionsOf } from '../questions/index.ts';
import { findCodeOf, findReferralOf } from '../referrals/index.ts';
import { deletedReplaysOf } from '../replays/index.ts';
import { countedForReferences, opportunitiesOf } from '../scores/index.ts';
import { describeInvitation, receivedBy, sentBy } from '../team/index.ts';
import { describeToken, tokensOf } from '../tokens/index.ts';
import { exportTraining } from '../training-plans/index.ts';
import { allGoalsOf, restWeeksOf } from '../weekly-goals/index.ts';
import { linkedIdentitiesOf, reportOf, signInsOf, uploadsOf } from './account.repository.ts';
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
  const zip = new ZipFile();
  const add = (name: string, content: unknown) =>
    zip.addBuffer(Buffer.from(`${JSON.stringify(content, null, 2)}\n`), name, { mtime: now });

  add('account.json', {
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
    signIns: await signInsOf(db, userId),
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
    training: await exportTraining(db, userId),
    savedQuestions: {
      questions: await savedQuestionsOf(db, userId),
      answers: await savedAnswersOf(db, userId),
    },
    ownReferralCode: await findCodeOf(db, userId),
    cameByCodeOf: await findReferralOf(db, userId),
  });
  if (user.imageId !== null) {
    const key = imageBlobKey(user.imageId);
    zip.addReadStreamLazy('profile-image.webp', { mtime: now, compress: false }, (done) => {
      done(
        null,
        later(async () => Buffer.from(await blobs.read(key))),
      );
    });
  }
  add(
    'replays.json',
    uploads.map(({ ownerId: _owner, blobKey: _key, ...facts }) => facts),
  );
  for (const { id, blobKey, uploadedAt } of uploads) {
    // Only the id is sure to be a name that every system takes; `replays.json` has the other.
    zip.addReadStreamLazy(`replays/${id}.replay`, { mtime: uploadedAt, compress: false }, (done) => {
      done(
        null,
        later(async () => Buffer.from(await blobs.read(blobKey))),
      );
    });
  }
  for (const matchId of new Set(uploads.flatMap((upload) => upload.matchId ?? []))) {
    zip.addReadStreamLazy(`matches/${matchId}.json`, { mtime: now }, (done) => {
      done(
        null,
        later(async () => Buffer.from(JSON.stringify((await reportOf(db, matchId)) ?? {}))),
      );
    });
  }
  const output = new Readable().wrap(zip.outputStream);
  zip.on('error', (error: Error) => output.destroy(error));
  zip.end();
  return output;
}

async function publicCareer(db: AccountContext['db'], userId: string) {
  const share = await findShareOf(db, userId);
  return share && { link: `/career/${share.token}`, parts: share.parts, since: share.sharedAt };
}

/** Content that is read when its turn has come, so that one file at a time is in memory. */
function later(read: () => Promise<Buffer>): Readable {
  const content = async function* () {
    yield await read();
  };
  return Readable.from(content(), { objectMode: false });
}
