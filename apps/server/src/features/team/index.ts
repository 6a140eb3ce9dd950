export { describeInvitation } from './describe-invitation.ts';
export { teamRoutes } from './team.route.ts';
export { receivedBy, sentBy } from './team-invitation.repository.ts';
