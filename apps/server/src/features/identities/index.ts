import type { FeatureModule } from '../../feature-module.ts';
import { hiddenPlayers, identityDisputes, playerIdentities } from '../../schema/identities.schema.ts';
import { describeIdentities } from './describe-identities.ts';
import { identityRoutes } from './identities.route.ts';
import { recognizeRecorder, verifyByProvider } from './link-player.ts';
import { disputesOf, refusedPlayersOf } from './player-identity.repository.ts';

export { identitiesOf, onlyOne, verifiedIdentitiesOf } from './link-player.ts';
export { ranksOfPlayers, removeUnprovedBy } from './player-identity.repository.ts';
export {
  canSeeMatch,
  coachSeesMatch,
  hasHiddenPlayer,
  isReviewOpenTo,
  isSeenByCoach,
  isSharedWith,
  isVisibleTo,
  openableTo,
  SEEN_AFTER_SESSION_MS,
} from './shared-match.repository.ts';

export const identitiesModule: FeatureModule = {
  name: 'identities',
  accountData: [
    { column: playerIdentities.userId, exportedAs: 'players', onErasure: 'deleted' },
    { column: identityDisputes.userId, exportedAs: 'playerDisputes', onErasure: 'deleted' },
    {
      column: identityDisputes.decidedBy,
      exportedAs: null,
      onErasure: 'cleared',
      reason: 'Names its editor.',
    },
    { column: hiddenPlayers.hiddenBy, exportedAs: null, onErasure: 'cleared', reason: 'Names its editor.' },
  ],
  routes: identityRoutes,
  onProof: verifyByProvider,
  async onMatchStored(_context, tx, { ownerId, folderId, recorderIdentity, now }) {
    if (folderId === null) await recognizeRecorder(tx, ownerId, recorderIdentity, now);
  },
  exportData: async ({ db }, { id }) => ({
    players: await describeIdentities(db, id),
    refusedPlayers: (await refusedPlayersOf(db, id)).map(({ userId: _owner, ...facts }) => facts),
    playerDisputes: await disputesOf(db, id),
  }),
};
