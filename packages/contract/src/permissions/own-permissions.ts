import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { permissionEntry } from './permission-entry.ts';

/** One entry a module: an administrator's, or those that a player's plan opens. */
export const ownPermissions = defineEndpoint({
  method: 'GET',
  path: '/api/v1/permissions',
  area: 'permissions',
  summary: "The caller's permission entries",
  access: 'account',
  responses: { 200: z.array(permissionEntry) },
  errors: [401],
});
