import type { FeatureModule } from '../../feature-module.ts';
import { teamInvitations, teamLinks } from '../../schema/coach.schema.ts';
import { describeInvitation, teamRoutes } from './team.route.ts';
import { receivedBy, sentBy } from './team-invitation.repository.ts';
import { allLinksOf } from './team-link.repository.ts';
import { claimLinks, describeLink, forgetEndedLinks } from './team-links.ts';

export { notifyHomeworkDone } from './notify-homework.ts';
export { endOpenOf, type Member, membersOf, sentBy, sightOf } from './team-invitation.repository.ts';

export const teamModule: FeatureModule = {
  name: 'team',
  accountData: [
    { column: teamInvitations.coachId, exportedAs: 'teamInvitations', onErasure: 'deleted' },
    { column: teamInvitations.playerId, exportedAs: 'teamInvitations', onErasure: 'deleted' },
    { column: teamLinks.coachId, exportedAs: 'teamInvitations', onErasure: 'deleted' },
    {
      column: teamLinks.playerId,
      exportedAs: null,
      onErasure: 'cleared',
      reason: 'The coach’s link; the export has the invitation that it became.',
    },
  ],
  routes: teamRoutes,
  schedules: [{ at: ['day'], what: 'ended invite links', run: forgetEndedLinks }],
  onEmailConfirmed: ({ clock }, tx, user) => claimLinks(tx, user, clock.now()),
  exportData: async ({ db }, { id }) => ({
    teamInvitations: {
      received: (await receivedBy(db, id)).map(describeInvitation),
      sent: (await sentBy(db, id)).map(describeInvitation),
      links: (await allLinksOf(db, id)).map(describeLink),
    },
  }),
};
