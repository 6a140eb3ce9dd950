import { type FeatureModule, job } from '../../feature-module.ts';
import { benchmarkRoutes } from './benchmarks.route.ts';
import { gamePerformanceRoute } from './game-performance.route.ts';
import { opportunityRoutes } from './opportunity.route.ts';
import { playerScoresRoute } from './player-scores.route.ts';
import { progressRoute } from './progress.route.ts';
import { countedForReferences } from './reference-ledger.repository.ts';
import { opportunitiesOf } from './top-opportunity.repository.ts';
import { updateReferencesJob } from './update-references.job.ts';
import { updateReferences } from './update-references.ts';

export { opportunityChoice } from './choose-opportunity.ts';
export { resultOf } from './make-score-game.ts';
export { openModes } from './open-modes.ts';
export type { ModeCode } from './own-games.repository.ts';
export { countOwnGames, isOwn, listOwnGames, type Own } from './own-games.repository.ts';
export { type OwnScoredGame, readOwnScoredGames } from './own-scored-games.ts';
export { planReach } from './plan-reach.ts';
export { readGameNotes } from './read-game-notes.ts';
export { type ReferenceBooks, referenceBooks } from './reference-books.ts';
export { rankIn, referenceFor } from './review-own-games.ts';
export { updateReferences } from './update-references.ts';

export const scoresModule: FeatureModule = {
  name: 'scores',
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
  exportData: async ({ db }, { id }) => ({
    opportunities: await opportunitiesOf(db, id),
    countedForReferences: await countedForReferences(db, id),
  }),
};
