import { api } from '../api/client.ts';

/** What the caller's permission entries open. Administrators ask for it; the server checks every call besides. */
export const ownPermissionsQuery = api.queryOptions('get', '/api/v1/permissions');
