import type { AppSettings } from '@datacoach/contract';
import { queryOptions } from '@tanstack/react-query';
import { readOpenly } from '../api/read-openly.ts';

/** What the server shows to everybody: Discord, support address, ways to sign in (decisions.md 21.2). */
export const appSettingsQuery = queryOptions({
  queryKey: ['settings'],
  queryFn: () => readOpenly<AppSettings>('/api/v1/app-settings'),
});
