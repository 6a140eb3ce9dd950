import type { MaintenanceNotice } from '@datacoach/contract';
import { queryOptions } from '@tanstack/react-query';
import { readOpenly } from '../api/read-openly.ts';

/** Whether the product is under maintenance, and what it says then. */
export const maintenanceQuery = queryOptions({
  queryKey: ['maintenance'],
  queryFn: () => readOpenly<MaintenanceNotice>('/api/v1/homepage/maintenance-notice'),
});
