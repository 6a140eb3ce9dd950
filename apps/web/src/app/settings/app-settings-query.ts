import { api } from '../api/client.ts';

/** What the server shows to everybody: Discord, support address, ways to sign in (rulings A22). */
export const appSettingsQuery = api.queryOptions('get', '/api/v1/app-settings');
