import { z } from 'zod';
import { endpointsOf } from '../endpoint.ts';
import { namedObject } from '../named.ts';
import { INVITATION_STATUS_CODES } from '../product-codes.ts';
import { ranksByMode } from '../ranks/ranks.ts';

const endpoint = endpointsOf('team');

/** Seats of a team; further ones are bought (decisions.md 7). */
export const TEAM_SEATS = 8;

const person = {
  playerId: z.uuid(),
  userName: z.string(),
  epicUserName: z.string().nullable(),
};

export const teamPlayer = namedObject('TeamPlayer', {
  ...person,
  joinedAt: z.iso.datetime(),
  /** Declared rank ids by mode; null while not declared. */
  ranks: ranksByMode,
});

export const getTeamPlayersList = endpoint('GET /api/v1/coach/team-players-list', {
  summary: 'The players of the team, longest member first',
  access: 'coach',
  responses: { 200: z.object({ players: z.array(teamPlayer), seats: z.number().int() }) },
});

export const candidate = namedObject('TeamCandidate', {
  ...person,
  /** Where the coach could know the player from. */
  foundBy: z.enum(['matches', 'search']),
  /** Matches among the coach's uploads in which the player's verified identity plays. */
  matches: z.number().int(),
  /** Of the newest invitation; null when there was none. */
  status: z.literal(INVITATION_STATUS_CODES).nullable(),
});

/**
 * Players with an account who can be invited: those seen in the coach's own uploads, and with `search` the one whose
 * username or confirmed email address is exactly that (decisions.md 20.1).
 */
export const getCandidates = endpoint('GET /api/v1/coach/candidates', {
  summary: 'Players the coach can invite',
  access: 'coach',
  confirmed: true,
  query: z.object({ search: z.string().trim().max(254).optional() }),
  responses: { 200: z.array(candidate) },
  errors: [429],
});
