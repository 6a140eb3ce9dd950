import { type FeatureModule, ownRows } from '../../feature-module.ts';
import { DAY_MS } from '../../platform/clock/clock.ts';
import { matchReviewAnswers, matchReviewPlayers, matchReviews } from '../../schema/match-reviews.schema.ts';
import { listReviewsForExport } from './match-review.repository.ts';
import { matchReviewRoutes } from './match-reviews.route.ts';
import {
  deleteUnusedVoices,
  getVoiceBlobKey,
  getVoiceFileName,
  listCoachVoices,
} from './review-voice.repository.ts';
import { reviewVoiceRoutes } from './review-voices.route.ts';

export { describeMatch } from './describe-review.ts';
export { listMatchPlayers, listOwnSides } from './match-review.repository.ts';

export const matchReviewsModule: FeatureModule = {
  name: 'match-reviews',
  accountData: [
    ownRows(matchReviews.coachId, 'matchReviews'),
    ownRows(matchReviewPlayers.playerId, 'matchReviews'),
    ownRows(matchReviewAnswers.playerId, 'matchReviews'),
  ],
  async routes(app, context) {
    matchReviewRoutes(app, context);
    await reviewVoiceRoutes(app, context);
  },
  schedules: [
    {
      at: ['day'],
      what: 'voice-overs of removed clips',
      // A day, because undoing brings a removed clip back.
      run: ({ db, clock }) =>
        db.transaction((tx) => deleteUnusedVoices(tx, new Date(clock.now().getTime() - DAY_MS))),
    },
  ],
  exportData: async ({ db }, { id }) => ({ matchReviews: await listReviewsForExport(db, id) }),
  exportFiles: async ({ db, blobs }, { id }) =>
    (await listCoachVoices(db, id)).map((voice) => ({
      name: `review-voices/${getVoiceFileName(voice)}`,
      mtime: voice.recordedAt,
      read: () => blobs.find(getVoiceBlobKey(voice)),
    })),
  eraseData: async (tx, userId) => (await listCoachVoices(tx, userId)).map(getVoiceBlobKey),
};
