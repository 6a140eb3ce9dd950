import type { FeatureModule } from '../../feature-module.ts';
import {
  teamAssistants,
  teamEventAnswers,
  teamEvents,
  teamInvitations,
  teamLinks,
} from '../../schema/coach.schema.ts';
import { assistantsOf, teamsAssistedBy } from './assistant.repository.ts';
import { assistantRoutes } from './assistants.route.ts';
import { describeInvitation, teamRoutes } from './team.route.ts';
import { allAnswersOf, allEventsOf } from './team-event.repository.ts';
import { teamEventRoutes } from './team-events.route.ts';
import { remindOfEvents } from './team-events.ts';
import { receivedBy, sentBy } from './team-invitation.repository.ts';
import { allLinksOf } from './team-link.repository.ts';
import { claimLinks, describeLink, forgetEndedLinks } from './team-links.ts';

export { rightsOn } from './assistant.repository.ts';
export { notifyHomeworkDone } from './notify-homework.ts';
export { endOpenOf, type Member, membersOf, sentBy, sightOf } from './team-invitation.repository.ts';

export const teamModule: FeatureModule = {
  name: 'team',
  accountData: [
    { column: teamInvitations.coachId, exportedAs: 'teamInvitations', onErasure: 'deleted' },
    { column: teamInvitations.playerId, exportedAs: 'teamInvitations', onErasure: 'deleted' },
    { column: teamAssistants.coachId, exportedAs: 'assistants', onErasure: 'deleted' },
    { column: teamAssistants.assistantId, exportedAs: 'assistants', onErasure: 'deleted' },
    { column: teamEvents.coachId, exportedAs: 'teamEvents', onErasure: 'deleted' },
    { column: teamEventAnswers.playerId, exportedAs: 'teamEvents', onErasure: 'deleted' },
    { column: teamLinks.coachId, exportedAs: 'teamInvitations', onErasure: 'deleted' },
    {
      column: teamLinks.playerId,
      exportedAs: null,
      onErasure: 'cleared',
      reason: 'The coach’s link; the export has the invitation that it became.',
    },
  ],
  routes(app, context) {
    teamRoutes(app, context);
    teamEventRoutes(app, context);
    assistantRoutes(app, context);
  },
  schedules: [
    { at: ['day'], what: 'ended invite links', run: forgetEndedLinks },
    { at: ['minute'], what: 'reminders of team events', run: remindOfEvents },
  ],
  onEmailConfirmed: ({ clock }, tx, user) => claimLinks(tx, user, clock.now()),
  exportData: async ({ db }, { id, teamName }) => ({
    teamName,
    assistants: {
      own: await assistantsOf(db, id),
      assisted: (await teamsAssistedBy(db, id)).map(({ coach, rights }) => ({
        coach: coach.userName,
        rights,
      })),
    },
    teamEvents: { planned: await allEventsOf(db, id), answers: await allAnswersOf(db, id) },
    teamInvitations: {
      received: (await receivedBy(db, id)).map(describeInvitation),
      sent: (await sentBy(db, id)).map(describeInvitation),
      links: (await allLinksOf(db, id)).map(describeLink),
    },
  }),
};
