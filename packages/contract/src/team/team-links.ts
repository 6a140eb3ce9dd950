import { z } from 'zod';
import { email } from '../auth/credentials.ts';
import { defineEndpoints } from '../endpoint.ts';
import { namedObject } from '../named.ts';
import { teamInvitation } from './invitations.ts';
import { LINK_DAYS } from './team-codes.ts';
import { TEAM_SEATS, teamFacts } from './team-players.ts';

const endpoint = defineEndpoints('team', { access: 'coach' });

/** An open invite link; it holds the seats that no player has taken yet. */
const teamLink = namedObject('TeamLink', {
  id: z.uuid(),
  /** The address it was mailed to; null for a link that the coach shares. */
  email: z.string().nullable(),
  seats: z.number().int(),
  used: z.number().int(),
  createdAt: z.iso.datetime(),
  expiresAt: z.iso.datetime(),
});
export type TeamLink = z.infer<typeof teamLink>;

export const getTeamLinks = endpoint('GET /api/v1/coach/team-links', {
  summary: "The coach's open invite links, newest first",
  responses: { 200: z.array(teamLink) },
});

/**
 * Invites whoever has the address, or anyone who gets the link. A player with this confirmed address gets a normal
 * invitation; anyone else gets a mail. The URL is returned only once, and only if it isn't mailed.
 */
export const createTeamLink = endpoint('POST /api/v1/coach/team-links', {
  summary: 'Invite by email, or create an invite link',
  confirmed: true,
  body: z.object({
    email: z.string().trim().pipe(email).optional(),
    /** Players that it admits; a mailed link admits one. */
    seats: z.number().int().min(1).max(TEAM_SEATS).default(1),
    days: z.literal(LINK_DAYS).default(7),
  }),
  responses: { 201: z.object({ url: z.string().nullable() }) },
  errors: [409, 429],
});

export const revokeTeamLink = endpoint('DELETE /api/v1/coach/team-links/{linkId}', {
  summary: 'Revoke an invite link',
  responses: { 200: z.array(teamLink) },
});

const token = z.object({ token: z.string().max(200) });

export const findTeamLink = endpoint('POST /api/v1/team-links/look-up', {
  summary: 'The team that an invite link is for',
  access: 'public',
  body: token,
  responses: {
    200: z.object({
      userName: z.string(),
      team: teamFacts,
      /** Name of the school if it is a school's team. */
      school: z.string().nullable(),
      expiresAt: z.iso.datetime(),
    }),
  },
  errors: [404, 410, 429],
});

/** Joins at once, or accepts the invitation that the link has become. */
export const joinTeam = endpoint('POST /api/v1/team-links/join', {
  summary: 'Join a team with an invite link',
  access: 'player',
  body: token,
  responses: { 200: teamInvitation },
  errors: [404, 409, 410, 429],
});
