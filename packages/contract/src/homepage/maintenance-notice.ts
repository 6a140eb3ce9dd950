import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { namedObject } from '../named.ts';

export const maintenanceNotice = namedObject('MaintenanceNotice', {
  isActive: z.boolean(),
  title: z.string().trim().max(120, 'The title can have 120 characters.'),
  notice: z.string().trim().max(2000, 'The notice can have 2,000 characters.'),
  showDiscordLink: z.boolean(),
});
export type MaintenanceNotice = z.infer<typeof maintenanceNotice>;

const path = '/api/v1/homepage/maintenance-notice';

export const getMaintenanceNotice = defineEndpoint({
  method: 'GET',
  path,
  area: 'homepage',
  summary: 'Whether the product is under maintenance',
  access: 'public',
  responses: { 200: maintenanceNotice },
  errors: [],
});

/** Switching it on tells every account; `announce` does so ahead of time. */
export const saveMaintenanceNotice = defineEndpoint({
  method: 'POST',
  path,
  area: 'homepage',
  summary: 'Save the maintenance notice',
  access: 'admin',
  permission: { module: 'Users', action: 'Edit' },
  body: maintenanceNotice.extend({ announce: z.boolean().default(false) }),
  responses: { 200: maintenanceNotice },
  errors: [400, 401, 403],
});
