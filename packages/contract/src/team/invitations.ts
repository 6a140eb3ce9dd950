import { z } from 'zod';
import { defineEndpoints } from '../endpoint.ts';
import { namedObject } from '../named.ts';
import { INVITATION_STATUS_CODES } from '../product-codes.ts';
import { CONSENT_STATES } from './team-codes.ts';

const endpoint = defineEndpoints('team', { access: 'coach' });

const status = z.literal(INVITATION_STATUS_CODES);

/** `userName` is the other side's: the player's for the inviting coach, the coach's for the player. */
export const teamInvitation = namedObject('TeamInvitation', {
  id: z.uuid(),
  userName: z.string(),
  status,
  /** The other side's account. */
  userId: z.uuid(),
  /** The coach's team, for its players; null without a name or logo. */
  teamName: z.string().nullable(),
  logoUrl: z.string().nullable(),
  invitedAt: z.iso.datetime(),
  answeredAt: z.iso.datetime().nullable(),
  /** A member's coach sees games played since then; null for players without a team. */
  seesFrom: z.iso.datetime().nullable(),
  /** What it means for a player that the team is a school's; null for other teams and for the coach. */
  school: z
    .object({
      name: z.string(),
      seasonEndsOn: z.iso.date(),
      /** The rules for members under 18 apply; null for adults. */
      underAge: z.object({ shownAs: z.string(), consent: z.enum(CONSENT_STATES) }).nullable(),
    })
    .nullable(),
  /** Until when the coach can bring back a player they removed, without asking; null for anyone else. */
  backUntil: z.iso.datetime().nullable(),
});
export type TeamInvitation = z.infer<typeof teamInvitation>;

/** Sent invitations for a coach, received ones for a player, newest first; one per pair (decisions.md 20.1). */
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
    invitationStatus: z.literal([10, 15, 20], 'Respond with Accepted (10), Rejected (15) or Removed (20).'),
  }),
  responses: { 200: teamInvitation },
  errors: [404, 409],
});

/** How far back a coach can see: since the player joined, also the 30 days before, or all games. */
export const SIGHTS = ['joined', 'month', 'all'] as const;
export type Sight = (typeof SIGHTS)[number];

export const setSight = endpoint('PUT /api/v1/coach/sight', {
  summary: "Choose how far back the coach can see the caller's games",
  access: 'player',
  body: z.object({ invitationId: z.uuid(), sight: z.enum(SIGHTS) }),
  responses: { 200: teamInvitation },
  errors: [404],
});

const whom = z.object({ playerId: z.uuid('Choose a player.') });

/** Also emails the player, so the coach's own address must be confirmed. */
export const invitePlayer = endpoint('POST /api/v1/coach/invite-player', {
  summary: 'Invite a player to the team',
  confirmed: true,
  query: whom,
  responses: { 201: teamInvitation },
  errors: [404, 409, 429],
});

/** Restores who left in the last 30 days, returns a member, else invites (decisions.md 20.1). */
export const addPlayerToTeam = endpoint('POST /api/v1/coach/add-player-to-team', {
  summary: 'Add a player to the team, or invite them',
  confirmed: true,
  query: whom,
  responses: { 200: teamInvitation, 201: teamInvitation },
  errors: [404, 409, 429],
});

/** Also withdraws a pending invitation. */
export const removePlayerFromTeam = endpoint('DELETE /api/v1/coach/remove-player-from-team', {
  summary: 'Remove a player from the team, or cancel the invitation',
  query: whom,
  responses: { 200: teamInvitation },
  errors: [404],
});
