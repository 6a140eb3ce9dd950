import { z } from 'zod';
import { defineEndpoints } from '../endpoint.ts';
import { namedObject } from '../named.ts';
import { TEAM_RIGHTS } from './team-codes.ts';
import { teamFacts } from './team-players.ts';

const endpoint = defineEndpoints('team', { access: 'coach' });

const rights = z.array(z.enum(TEAM_RIGHTS)).max(TEAM_RIGHTS.length);

const assistant = namedObject('Assistant', { userId: z.uuid(), userName: z.string(), rights });
export type Assistant = z.infer<typeof assistant>;

export const getAssistants = endpoint('GET /api/v1/coach/assistants', {
  summary: "The team's assistant coaches",
  responses: { 200: z.array(assistant) },
});

/** Also changes the rights of an assistant. */
export const saveAssistant = endpoint('PUT /api/v1/coach/assistants', {
  summary: 'Add another coach as an assistant, with these rights',
  confirmed: true,
  body: z.object({
    /** Exact username or confirmed email address. */
    coach: z.string().trim().min(2, 'Enter a username or email.').max(254),
    rights,
  }),
  responses: { 200: z.array(assistant) },
  errors: [404, 409, 429],
});

export const removeAssistant = endpoint('DELETE /api/v1/coach/assistants/{userId}', {
  summary: 'Remove an assistant coach',
  responses: { 200: z.array(assistant) },
});

const assistedTeam = namedObject('AssistedTeam', {
  coachId: z.uuid(),
  coach: z.string(),
  team: teamFacts,
  rights,
});

export const getAssistedTeams = endpoint('GET /api/v1/coach/assisted-teams', {
  summary: 'Teams that the caller assists',
  responses: { 200: z.array(assistedTeam) },
});

export const leaveAssistedTeam = endpoint('DELETE /api/v1/coach/assisted-teams/{coachId}', {
  summary: 'Stop assisting a team',
  responses: { 200: z.array(assistedTeam) },
});
