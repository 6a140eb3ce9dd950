export { describeInvitation } from './describe-invitation.ts';
export { teamRoutes } from './team.route.ts';
export { isMember, membersOf, receivedBy, sentBy } from './team-invitation.repository.ts';
