export { describeIdentities } from './describe-identities.ts';
export { identityRoutes } from './identities.route.ts';
export { disputesOf } from './identity-dispute.repository.ts';
export {
  identitiesOf,
  onlyOne,
  recognizeRecorder,
  verifiedIdentitiesOf,
  verifyByProvider,
} from './link-player.ts';
export { ranksOfPlayers, removeUnprovedBy } from './player-identity.repository.ts';
export {
  canSeeMatch,
  coachSeesMatch,
  hidesSomebody,
  isReviewOpenTo,
  isSeenByCoach,
  isSharedWith,
  isVisibleTo,
  openableTo,
  SEEN_AFTER_SESSION_MS,
} from './shared-match.repository.ts';
