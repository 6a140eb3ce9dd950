import { z } from 'zod';
import { endpointsOf } from '../endpoint.ts';
import { named, namedObject } from '../named.ts';
import { ranksByMode } from '../ranks/ranks.ts';

const endpoint = endpointsOf('team');

/** States of a team invitation (specification.md 3). */
export const INVITATION_STATUS = { pending: 5, accepted: 10, rejected: 15, removed: 20 } as const;
export type InvitationStatus = (typeof INVITATION_STATUS)[keyof typeof INVITATION_STATUS];
const INVITATION_STATUS_CODES = [5, 10, 15, 20] as const satisfies readonly InvitationStatus[];

/** Seats of a team; further ones are bought (decisions.md 7). */
export const TEAM_SEATS = 8;

const person = z.object({
  playerId: z.uuid(),
  userName: z.string(),
  epicUserName: z.string().nullable(),
});

export const teamPlayer = named(
  'TeamPlayer',
  person.extend({
    joinedAt: z.iso.datetime(),
    /** Declared rank ids by mode; null while not declared. */
    ranks: ranksByMode,
  }),
);

export const getTeamPlayersList = endpoint('GET /api/v1/coach/team-players-list', {
  summary: 'The players of the team, longest member first',
  access: 'coach',
  responses: { 200: z.object({ players: z.array(teamPlayer), seats: z.number().int() }) },
});

export const candidate = named(
  'TeamCandidate',
  person.extend({
    /** Where the coach could know the player from. */
    foundBy: z.enum(['matches', 'search']),
    /** Matches among the coach's uploads in which the player's verified identity plays. */
    matches: z.number().int(),
    /** Of the newest invitation; null when there was none. */
    status: z.literal(INVITATION_STATUS_CODES).nullable(),
  }),
);

/**
 * Players with an account who can be invited: those seen in the coach's own uploads, and with `search` the one whose
 * user name or confirmed e-mail address is exactly that (decisions.md 20.1).
 */
export const getCandidates = endpoint('GET /api/v1/coach/candidates', {
  summary: 'Players whom the coach can invite',
  access: 'coach',
  confirmed: true,
  query: z.object({ search: z.string().trim().max(254).optional() }),
  responses: { 200: z.array(candidate) },
  errors: [429],
});

const status = z.literal(INVITATION_STATUS_CODES);

/** `userName` is the other side's: the player's for the coach who invites, the coach's for the player. */
export const teamInvitation = namedObject('TeamInvitation', {
  id: z.uuid(),
  userName: z.string(),
  status,
  /** The other side's account. */
  userId: z.uuid(),
  invitedAt: z.iso.datetime(),
  answeredAt: z.iso.datetime().nullable(),
  /** The coach of a member sees games played since then; null for who is in no team. */
  seesFrom: z.iso.datetime().nullable(),
});
export type TeamInvitation = z.infer<typeof teamInvitation>;

/** Sent ones for a coach, received ones for a player, newest first; one for each pair of them (decisions.md 20.1). */
export const getInvitations = endpoint('GET /api/v1/coach/invitations', {
  summary: "The caller's team invitations",
  access: 'playerOrCoach',
  responses: { 200: z.array(teamInvitation) },
});

/** Accepted 10 or Rejected 15 answer a pending invitation; Removed 20 leaves the team. */
export const respondToInvitation = endpoint('POST /api/v1/coach/invitation-respond', {
  summary: 'Accept or decline an invitation, or leave the team',
  access: 'player',
  body: z.object({
    invitationId: z.uuid(),
    invitationStatus: z.literal([10, 15, 20], 'Answer with Accepted (10), Rejected (15) or Removed (20).'),
  }),
  responses: { 200: teamInvitation },
  errors: [404, 409],
});

/** How far back a coach sees: since the player joined, the 30 days before that too, or all games. */
export const SIGHTS = ['joined', 'month', 'all'] as const;
export type Sight = (typeof SIGHTS)[number];

export const setSight = endpoint('PUT /api/v1/coach/sight', {
  summary: "How far back the coach of the caller's team sees his games",
  access: 'player',
  body: z.object({ invitationId: z.uuid(), sight: z.enum(SIGHTS) }),
  responses: { 200: teamInvitation },
  errors: [404],
});

const whom = z.object({ playerId: z.uuid('Name the player by the id of an account.') });

/** Mails the player besides the notification, so the coach's own address must be confirmed. */
export const invitePlayer = endpoint('POST /api/v1/coach/invite-player', {
  summary: 'Invite a player into the team',
  access: 'coach',
  confirmed: true,
  query: whom,
  responses: { 201: teamInvitation },
  errors: [404, 409, 429],
});

/**
 * Brings a player back who was in the team until at most 30 days ago, and answers whoever is in it; anybody else gets
 * an invitation (decisions.md 20.1).
 */
export const addPlayerToTeam = endpoint('POST /api/v1/coach/add-player-to-team', {
  summary: 'Bring a player into the team, or invite him',
  access: 'coach',
  confirmed: true,
  query: whom,
  responses: { 200: teamInvitation, 201: teamInvitation },
  errors: [404, 409, 429],
});

/** Also takes a pending invitation back. */
export const removePlayerFromTeam = endpoint('DELETE /api/v1/coach/remove-player-from-team', {
  summary: 'Remove a player from the team, or cancel the invitation',
  access: 'coach',
  query: whom,
  responses: { 200: teamInvitation },
  errors: [404],
});
