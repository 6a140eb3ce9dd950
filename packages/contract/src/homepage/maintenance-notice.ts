import { z } from 'zod';
import { defineEndpoints } from '../endpoint.ts';
import { namedObject } from '../named.ts';

const endpoint = defineEndpoints('homepage');

export const maintenanceNotice = namedObject('MaintenanceNotice', {
  isActive: z.boolean(),
  title: z.string().trim().max(120, 'Use at most 120 characters for the title.'),
  notice: z.string().trim().max(2000, 'Use at most 2,000 characters for the notice.'),
  showDiscordLink: z.boolean(),
});
export type MaintenanceNotice = z.infer<typeof maintenanceNotice>;

const path = '/api/v1/homepage/maintenance-notice';

export const getMaintenanceNotice = endpoint(`GET ${path}`, {
  summary: 'Whether the product is under maintenance',
  access: 'public',
  responses: { 200: maintenanceNotice },
});

/** Switching it on notifies every account; `announce` notifies them in advance. */
export const saveMaintenanceNotice = endpoint(`POST ${path}`, {
  summary: 'Save the maintenance notice',
  access: { module: 'Users', action: 'Edit' },
  body: maintenanceNotice.extend({ announce: z.boolean().default(false) }),
  responses: { 200: maintenanceNotice },
});
