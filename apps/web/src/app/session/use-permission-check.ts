import { hasPermission, type PermissionAction, type PermissionModule } from '@datacoach/contract';
import { useQuery } from '@tanstack/react-query';
import type { PageRole } from '../navigation/pages.table.ts';
import { myPermissionsQuery } from './account-queries.ts';
import { sessionQuery } from './session.ts';

type PermissionCheck = (module: PermissionModule, action: PermissionAction) => boolean;

/**
 * Returns what the signed-in administrator may do, by the same table as the server (specification.md 5). The page
 * guard loads the entries; until then nothing is hidden, and the server decides.
 */
export function usePermissionCheck(): PermissionCheck {
  // Only observes; the guard fetches.
  const { data: session } = useQuery({ ...sessionQuery, enabled: false });
  const role: PageRole | undefined = session?.userType;
  const { data: entries } = useQuery({ ...myPermissionsQuery, enabled: role === 'Admin' });
  return (module, action) => role !== 'Admin' || !entries || hasPermission(entries, module, action);
}
