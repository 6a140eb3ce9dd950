import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { namedObject } from '../named.ts';
import { identityId } from './identities.ts';

const hiddenPlayer = namedObject('HiddenPlayer', {
  identity: identityId,
  /** How he has proved that the id is his. */
  note: z.string(),
  since: z.iso.datetime(),
});

const path = '/api/v1/admin/hidden-players';

/** People without an account who have asked not to be shown; those with one hide themselves (`identities/hidden`). */
export const getHiddenPlayers = defineEndpoint({
  method: 'GET',
  path,
  area: 'identities',
  summary: 'Players whom administrators have hidden at their own wish',
  access: 'admin',
  permission: { module: 'Users', action: 'View' },
  responses: { 200: z.array(hiddenPlayer) },
  errors: [401, 403],
});

export const hidePlayer = defineEndpoint({
  method: 'PUT',
  path,
  area: 'identities',
  summary: 'Hide a player who has proved that the id is his, or no more',
  access: 'admin',
  permission: { module: 'Users', action: 'Edit' },
  body: z.object({
    identity: identityId,
    isHidden: z.boolean(),
    note: z.string().trim().max(1000).default(''),
  }),
  responses: { 200: z.array(hiddenPlayer) },
  errors: [400, 401, 403],
});
