import { type FeatureModule, job } from '../../feature-module.ts';
import {
  offeredOpportunities,
  opportunityAnswers,
  referenceMatches,
  topOpportunities,
} from '../../schema/scores.schema.ts';
import {
  benchmarkRoutes,
  gamePerformanceRoute,
  opportunityRoutes,
  playerScoresRoute,
  progressRoute,
} from './player-scores.route.ts';
import { countedForReferences } from './reference-ledger.repository.ts';
import { opportunitiesOf } from './top-opportunity.repository.ts';
import { updateReferences, updateReferencesJob } from './update-references.ts';
import { warnOfSession } from './warn-of-session.ts';

export { opportunityChoice } from './choose-opportunity.ts';
export { describeDrill, type PackCodes, packCodes } from './describe-drill.ts';
export { openModes, planReach } from './open-modes.ts';
export {
  countOwnGames,
  isOwn,
  listOwnGames,
  type ModeCode,
  type Own,
  type TeamView,
} from './own-games.repository.ts';
export { readGameNotes } from './read-game-notes.ts';
export { type OwnScoredGame, readOwnScoredGames, resultOf } from './read-score-games.ts';
export { readWeakMoments } from './read-weak-moments.ts';
export { type ReferenceBooks, referenceBooks } from './reference-books.ts';
export { rankIn, referenceFor } from './review-own-games.ts';
export { type OfferedRow, offeredIn } from './top-opportunity.repository.ts';
export { updateReferences, updateReferencesJob } from './update-references.ts';
export { readSides } from './window.repository.ts';

export const scoresModule: FeatureModule = {
  name: 'scores',
  accountData: [
    { column: referenceMatches.userId, exportedAs: 'countedForReferences', onErasure: 'deleted' },
    { column: topOpportunities.userId, exportedAs: 'opportunities', onErasure: 'deleted' },
    { column: offeredOpportunities.userId, exportedAs: 'opportunities', onErasure: 'deleted' },
    { column: opportunityAnswers.userId, exportedAs: 'opportunities', onErasure: 'deleted' },
  ],
  routes(app, context) {
    playerScoresRoute(app, context);
    gamePerformanceRoute(app, context);
    opportunityRoutes(app, context);
    progressRoute(app, context);
    benchmarkRoutes(app, context);
  },
  jobs: [job(updateReferencesJob, (context) => updateReferences(context))],
  schedules: [
    {
      at: ['start', 'day'],
      what: 'references not updated',
      run: ({ db, queue }) => db.transaction((tx) => queue.send(tx, updateReferencesJob, {})),
    },
  ],
  onMatchStored: (_context, tx, stored) => warnOfSession(tx, stored),
  exportData: async ({ db }, { id }) => ({
    opportunities: await opportunitiesOf(db, id),
    countedForReferences: await countedForReferences(db, id),
  }),
};
