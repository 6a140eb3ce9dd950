import { createFeatureJob, type FeatureModule, ownRows } from '../../feature-module.ts';
import {
  offeredOpportunities,
  opportunityAnswers,
  referenceMatches,
  topOpportunities,
} from '../../schema/scores.schema.ts';
import { benchmarkRoutes, playerScoresRoutes } from './player-scores.route.ts';
import { listCountedMatches } from './reference-ledger.repository.ts';
import { listOpportunities } from './top-opportunity.repository.ts';
import { updateReferences, updateReferencesJob } from './update-references.ts';
import { warnAboutFadingSession } from './warn-about-fading-session.ts';

export { calculatePlanReach, listOpenModes } from './open-modes.ts';
export {
  countOwnGames,
  isOwnGame,
  listOwnGames,
  type ModeCode,
  type OwnGame,
  type PlayerAccount,
  type TeamView,
} from './own-games.repository.ts';
export { readGameNotes } from './read-game-notes.ts';
export { getResult, type OwnScoredGame, readOwnScoredGames } from './read-score-games.ts';
export { readWeakMoments } from './read-weak-moments.ts';
export { createReferenceBooks, type ReferenceBooks } from './reference-books.ts';
export {
  describeDrill,
  findReferenceFor,
  getOpportunityChoice,
  getPackCodes,
  getRankIn,
  type PackCodes,
} from './review-own-games.ts';
export { listOfferedIn, type OfferedRow } from './top-opportunity.repository.ts';
export { updateReferencesJob } from './update-references.ts';
export { readSides } from './window.repository.ts';

export const scoresModule: FeatureModule = {
  name: 'scores',
  accountData: [
    ownRows(referenceMatches.userId, 'countedForReferences'),
    ownRows(topOpportunities.userId, 'opportunities'),
    ownRows(offeredOpportunities.userId, 'opportunities'),
    ownRows(opportunityAnswers.userId, 'opportunities'),
  ],
  routes(app, context) {
    playerScoresRoutes(app, context);
    benchmarkRoutes(app, context);
  },
  jobs: [createFeatureJob(updateReferencesJob, (context) => updateReferences(context))],
  schedules: [
    {
      at: ['start', 'day'],
      what: 'references not updated',
      run: ({ db, queue }) => db.transaction((tx) => queue.send(tx, updateReferencesJob, {})),
    },
  ],
  onMatchStored: (_context, tx, stored) => warnAboutFadingSession(tx, stored),
  exportData: async ({ db }, { id }) => ({
    opportunities: await listOpportunities(db, id),
    countedForReferences: await listCountedMatches(db, id),
  }),
};
