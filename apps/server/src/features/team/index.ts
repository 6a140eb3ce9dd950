export { describeInvitation } from './describe-invitation.ts';
export { teamRoutes } from './team.route.ts';
export { endOpenOf, memberSince, receivedBy, sentBy } from './team-invitation.repository.ts';
