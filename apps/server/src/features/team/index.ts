export { describeInvitation } from './describe-invitation.ts';
export { teamRoutes } from './team.route.ts';
export {
  endOpenOf,
  type Member,
  membersOf,
  receivedBy,
  sentBy,
  sightOf,
} from './team-invitation.repository.ts';
