import { editorColumn, type FeatureModule, ownRows } from '../../feature-module.ts';
import { hiddenPlayers, identityDisputes, playerIdentities } from '../../schema/identities.schema.ts';
import { describeIdentities } from './describe-identities.ts';
import { identityRoutes } from './identities.route.ts';
import { recognizeRecorder, verifyByProvider } from './link-player.ts';
import { listOwnDisputes, listRefusedPlayers, mergeProofs } from './player-identity.repository.ts';

export { getOnlyOne, listIdentities, listVerifiedIdentities } from './link-player.ts';
export { listPlayerRanks, removeUnprovedBy } from './player-identity.repository.ts';
export {
  hasSchoolMinor,
  isClosedBySchool,
  isMinorsPlayer,
  isWaitingForConsent,
  listTeamNames,
  listTeamPlayerNames,
} from './school-members.repository.ts';
export {
  canCoachSeeMatch,
  canSeeMatch,
  countOpenableMatches,
  hasHiddenPlayer,
  isReviewOpenTo,
  isSeenByCoach,
  isSharedWith,
  isTeamMatch,
  isTeamMatchRow,
  isVisibleTo,
  listOpenGames,
  selectReviewedGames,
  VISIBLE_AFTER_SESSION_MS,
} from './shared-match.repository.ts';

export const identitiesModule: FeatureModule = {
  name: 'identities',
  accountData: [
    ownRows(playerIdentities.userId, 'players'),
    ownRows(identityDisputes.userId, 'playerDisputes'),
    editorColumn(identityDisputes.decidedBy),
    editorColumn(hiddenPlayers.hiddenBy),
  ],
  routes: identityRoutes,
  onProof: verifyByProvider,
  async onMatchStored(_context, tx, { ownerId, folderId, recorderIdentity, now }) {
    if (folderId === null) await recognizeRecorder(tx, ownerId, recorderIdentity, now);
  },
  async mergeData(_context, tx, { from, into }) {
    await mergeProofs(tx, from.id, into.id);
    return [];
  },
  exportData: async ({ db }, { id }) => ({
    players: await describeIdentities(db, id),
    refusedPlayers: (await listRefusedPlayers(db, id)).map(({ userId: _owner, ...facts }) => facts),
    playerDisputes: await listOwnDisputes(db, id),
  }),
};
