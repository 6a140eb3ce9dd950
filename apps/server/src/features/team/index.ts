import type { FeatureModule } from '../../feature-module.ts';
import { teamInvitations } from '../../schema/coach.schema.ts';
import { describeInvitation, teamRoutes } from './team.route.ts';
import { receivedBy, sentBy } from './team-invitation.repository.ts';

export { notifyHomeworkDone } from './notify-homework.ts';
export { endOpenOf, type Member, membersOf, sentBy, sightOf } from './team-invitation.repository.ts';

export const teamModule: FeatureModule = {
  name: 'team',
  accountData: [
    { column: teamInvitations.coachId, exportedAs: 'teamInvitations', onErasure: 'deleted' },
    { column: teamInvitations.playerId, exportedAs: 'teamInvitations', onErasure: 'deleted' },
  ],
  routes: teamRoutes,
  exportData: async ({ db }, { id }) => ({
    teamInvitations: {
      received: (await receivedBy(db, id)).map(describeInvitation),
      sent: (await sentBy(db, id)).map(describeInvitation),
    },
  }),
};
