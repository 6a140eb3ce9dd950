export { describeInvitation } from './describe-invitation.ts';
export { teamRoutes } from './team.route.ts';
export { memberSince, receivedBy, sentBy } from './team-invitation.repository.ts';
