import { type PermissionAction, type PermissionModule, permits } from '@datacoach/contract';
import { useQuery } from '@tanstack/react-query';
import type { PageRole } from '../navigation/pages.table.ts';
import { ownPermissionsQuery } from './account-queries.ts';
import { sessionQuery } from './session.ts';

type Permits = (module: PermissionModule, action: PermissionAction) => boolean;

/**
 * What the administrator who is signed in may do, by the table that the server reads (specification.md 5). The
 * guard of the pages has asked for the entries; while they could not be read nothing is hidden, and the server decides.
 */
export function usePermits(): Permits {
  // Looks on only, both: the guard asks.
  const { data: session } = useQuery({ ...sessionQuery, enabled: false });
  const role: PageRole | undefined = session?.userType;
  const { data: entries } = useQuery({ ...ownPermissionsQuery, enabled: false });
  return (module, action) => role !== 'Admin' || !entries || permits(entries, module, action);
}
