import { editorColumn, type FeatureModule, ownRows } from '../../feature-module.ts';
import {
  teamAssistants,
  teamEventAnswers,
  teamEvents,
  teamInvitations,
  teamLinks,
} from '../../schema/coach.schema.ts';
import { schoolFormerPlayers, schoolMembers, schoolTeams } from '../../schema/school.schema.ts';
import { listAssistants, listTeamsAssistedBy } from './assistant.repository.ts';
import { assistantRoutes } from './assistants.route.ts';
import { mergeTeams } from './merge-teams.ts';
import { findSchool, listSchoolRowsForExport } from './school-team.repository.ts';
import { schoolTeamRoutes } from './school-team.route.ts';
import { eraseLeavers } from './school-team.ts';
import { describeInvitation, teamRoutes } from './team.route.ts';
import { listAllEventAnswers, listAllTeamEvents } from './team-event.repository.ts';
import { teamEventRoutes } from './team-events.route.ts';
import { sendEventReminders } from './team-events.ts';
import {
  listReceivedInvitations,
  listSentInvitations,
  reopenInvitations,
} from './team-invitation.repository.ts';
import { listAllTeamLinks } from './team-link.repository.ts';
import { deleteEndedLinks, describeLink, inviteByMailedLinks } from './team-links.ts';

export { listRightsOn } from './assistant.repository.ts';
export { notifyHomeworkDone } from './notify-homework.ts';
export { type Actor, describeSchool } from './school-team.ts';
export { describeTeam } from './team.route.ts';
export {
  closeOpenInvitations,
  findTeamName,
  findVisibleSince,
  listMembers,
  listPlayerCoaches,
  listSentInvitations,
  type Member,
} from './team-invitation.repository.ts';

export const teamModule: FeatureModule = {
  name: 'team',
  accountData: [
    ownRows(teamInvitations.coachId, 'teamInvitations'),
    ownRows(teamInvitations.playerId, 'teamInvitations'),
    ownRows(teamAssistants.coachId, 'assistants'),
    ownRows(teamAssistants.assistantId, 'assistants'),
    ownRows(teamEvents.coachId, 'teamEvents'),
    ownRows(teamEventAnswers.playerId, 'teamEvents'),
    ownRows(teamLinks.coachId, 'teamInvitations'),
    {
      column: teamLinks.playerId,
      exportedAs: null,
      onErasure: 'cleared',
      onMerge: 'moved',
      reason: 'The coach’s link; the export has the invitation that it became.',
    },
    ownRows(schoolTeams.coachId, 'schoolTeam'),
    ownRows(schoolMembers.coachId, 'schoolMembers'),
    ownRows(schoolMembers.playerId, 'schoolMembers'),
    editorColumn(schoolMembers.recordedBy),
    {
      column: schoolFormerPlayers.coachId,
      exportedAs: null,
      onErasure: 'deleted',
      onMerge: 'moved',
      reason: 'Game IDs whose names the team’s folders no longer show.',
    },
  ],
  routes(app, context) {
    teamRoutes(app, context);
    teamEventRoutes(app, context);
    assistantRoutes(app, context);
    schoolTeamRoutes(app, context);
  },
  schedules: [
    { at: ['day'], what: 'data of former school team players', run: eraseLeavers },
    { at: ['day'], what: 'ended invite links', run: deleteEndedLinks },
    { at: ['minute'], what: 'reminders of team events', run: sendEventReminders },
  ],
  onEmailConfirmed: ({ clock }, tx, user) => inviteByMailedLinks(tx, user, clock.now()),
  onTakenOver: reopenInvitations,
  mergeData: mergeTeams,
  exportData: async ({ db }, { id, teamName }) => ({
    teamName,
    schoolTeam: await findSchool(db, id),
    schoolMembers: (await listSchoolRowsForExport(db, id)).map(({ tokenHash: _secret, ...facts }) => facts),
    assistants: {
      own: await listAssistants(db, id),
      assisted: (await listTeamsAssistedBy(db, id)).map(({ coach, rights }) => ({
        coach: coach.userName,
        rights,
      })),
    },
    teamEvents: { planned: await listAllTeamEvents(db, id), answers: await listAllEventAnswers(db, id) },
    teamInvitations: {
      received: (await listReceivedInvitations(db, id)).map(describeInvitation),
      sent: (await listSentInvitations(db, id)).map(describeInvitation),
      links: (await listAllTeamLinks(db, id)).map(describeLink),
    },
  }),
};
