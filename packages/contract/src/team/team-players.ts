import { z } from 'zod';
import { publicName } from '../auth/credentials.ts';
import { defineEndpoints } from '../endpoint.ts';
import { namedObject } from '../named.ts';
import { INVITATION_STATUS_CODES } from '../product-codes.ts';
import { ranksByMode } from '../ranks/ranks.ts';

const endpoint = defineEndpoints('team', { access: 'coach' });

/** Seats in a team; more can be purchased (decisions.md 7). */
export const TEAM_SEATS = 8;

const person = { playerId: z.uuid(), userName: z.string(), epicUserName: z.string().nullable() };

export const teamPlayer = namedObject('TeamPlayer', {
  ...person,
  joinedAt: z.iso.datetime(),
  /** Declared rank IDs by mode; null if not declared. */
  ranks: ranksByMode,
});

/** A team's name and logo, which is its coach's picture. */
export const teamFacts = namedObject('Team', {
  name: z.string().nullable(),
  logoUrl: z.string().nullable(),
});

export type Team = z.infer<typeof teamFacts>;

export const saveTeam = endpoint('PUT /api/v1/coach/team', {
  summary: 'Name the team',
  body: z.object({ name: publicName('team name', 40).nullable() }),
  responses: { 200: teamFacts },
});

export const getTeamPlayersList = endpoint('GET /api/v1/coach/team-players-list', {
  summary: 'Players on the team, longest-standing first',
  responses: {
    200: z.object({
      players: z.array(teamPlayer),
      seats: z.number().int(),
      team: teamFacts,
      /** Without the plan the rest of the dashboard is closed, without a confirmed address the search for players. */
      hasPlan: z.boolean(),
      isEmailConfirmed: z.boolean(),
    }),
  },
});

export const candidate = namedObject('TeamCandidate', {
  ...person,
  /** How the player was found. */
  foundBy: z.enum(['matches', 'search']),
  /** Matches in the coach's uploads with the player's verified identity. */
  matches: z.number().int(),
  /** Of the newest invitation; null if there was none. */
  status: z.literal(INVITATION_STATUS_CODES).nullable(),
});

/**
 * Lists players with an account who can be invited: those in the coach's own uploads, and with `search` the player
 * with exactly that username or confirmed email address (decisions.md 20.1).
 */
export const getCandidates = endpoint('GET /api/v1/coach/candidates', {
  summary: 'Players the coach can invite',
  confirmed: true,
  query: z.object({ search: z.string().trim().max(254).optional() }),
  responses: { 200: z.array(candidate) },
  errors: [429],
});
