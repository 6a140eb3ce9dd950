import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { pageOf } from '../paging.ts';
import { adminUserRow, userListQuery } from './admin-user.ts';

const permission = { module: 'Users', action: 'View' } as const;

export const listUsers = defineEndpoint({
  method: 'GET',
  path: '/api/v1/admin/users',
  area: 'administration',
  summary: 'Accounts: searched, narrowed, ordered, a page at a time',
  access: 'admin',
  permission,
  query: userListQuery.extend({ pageIndex: z.coerce.number().int().min(0).max(100_000).default(0) }),
  responses: {
    200: pageOf(adminUserRow).extend({
      /** Of all accounts, whatever the list is narrowed to. */
      counts: z.object({
        accounts: z.number().int(),
        newThisWeek: z.number().int(),
        onLargerPlan: z.number().int(),
        banned: z.number().int(),
      }),
    }),
  },
  errors: [400, 401, 403],
});

/** As the list is narrowed and ordered; who takes it is written down. */
export const exportUsers = defineEndpoint({
  method: 'GET',
  path: '/api/v1/admin/users-export',
  area: 'administration',
  summary: 'Accounts as CSV',
  access: 'admin',
  permission,
  query: userListQuery,
  mediaType: 'text/csv',
  responses: { 200: z.file() },
  errors: [400, 401, 403],
});
