import {
  ACCESS_LEVELS,
  PERMISSION_ACTIONS,
  PERMISSION_MODULES,
  type PermissionEntry,
} from '@datacoach/contract';
import { Checkbox, NativeSelect } from '@mantine/core';
import { useMutation, useQuery } from '@tanstack/react-query';
import { FailureMessage } from '../../../app/failure/failure-message.tsx';
import { QueryBoundary } from '../../../app/lists/query-boundary.tsx';
import { usePermissionCheck } from '../../../app/session/use-permission-check.ts';
import { showToast } from '../../../app/toasts/show-toast.tsx';
import { DataTable } from '../../../shared/data-table/data-table.tsx';
import { getInputProps } from '../../../shared/format/typed-input.ts';
import table from '../administration.module.css';
import { type PermissionBody, updatePermission } from '../api/change-users.ts';
import { userPermissionsQuery } from '../api/users.ts';

const LEVELS = [
  { value: String(ACCESS_LEVELS.fullyPermitted), label: 'Full' },
  { value: String(ACCESS_LEVELS.partiallyPermitted), label: 'Limited' },
  { value: String(ACCESS_LEVELS.restricted), label: 'None' },
];

export const describeModule = (name: string) => name.replace(/([a-z])([A-Z])/g, '$1 $2');

/** An administrator's permissions, one row per module (decisions.md 21.1). Each change applies immediately. */
export function PermissionsView({ userId }: { userId: string }) {
  const entries = useQuery(userPermissionsQuery(userId));
  const mayEdit = usePermissionCheck()('Users', 'Edit');
  const { mutate, isPending, error } = useMutation({
    mutationFn: (body: PermissionBody) => updatePermission(userId, body),
    onSuccess: () => showToast({ kind: 'done', message: 'Permissions saved' }),
  });
  return (
    <QueryBoundary query={entries} what="the permissions" height={360}>
      {(rows) => (
        <>
          <p className="t2">You can only change modules you fully control, and never your own permissions.</p>
          <FailureMessage error={error} />
          <DataTable
            caption="Permissions"
            look="panel"
            rows={PERMISSION_MODULES.flatMap((module) => {
              const entry = rows.find(({ permissionModuleName }) => permissionModuleName === module);
              return entry ? [{ module, entry }] : [];
            })}
            rowKey={({ module }) => module}
            columns={[
              { head: 'Module', isRowHead: true, cell: ({ module }) => describeModule(module) },
              {
                head: 'Access',
                label: null,
                cell: (row) => <Level {...row} disabled={!mayEdit || isPending} onChange={mutate} />,
              },
              {
                head: 'Limited',
                label: null,
                cell: (row) =>
                  row.entry.accessLevel === ACCESS_LEVELS.partiallyPermitted && (
                    <Actions {...row} disabled={!mayEdit || isPending} onChange={mutate} />
                  ),
              },
            ]}
          />
        </>
      )}
    </QueryBoundary>
  );
}

interface EntryProps {
  module: PermissionBody['permissionModuleName'];
  entry: PermissionEntry;
  disabled: boolean;
  onChange: (body: PermissionBody) => void;
}

const toBody = (
  module: EntryProps['module'],
  accessLevel: PermissionEntry['accessLevel'],
  allowedAccessLevel: PermissionEntry['allowedPermissionAccessRules']['allowedAccessLevel'],
): PermissionBody => ({
  permissionModuleName: module,
  accessLevel,
  allowedPermissionAccessRules: { allowedAccessLevel },
});

function Level({ module, entry, disabled, onChange }: EntryProps) {
  const allowed = entry.allowedPermissionAccessRules.allowedAccessLevel;
  return (
    <NativeSelect
      aria-label={`${describeModule(module)} access`}
      {...getInputProps(String(entry.accessLevel), (text) =>
        onChange(
          toBody(
            module,
            Number(text) as PermissionEntry['accessLevel'],
            allowed.length > 0 ? allowed : ['View'],
          ),
        ),
      )}
      data={LEVELS}
      disabled={disabled}
    />
  );
}

function Actions({ module, entry, disabled, onChange }: EntryProps) {
  const allowed = entry.allowedPermissionAccessRules.allowedAccessLevel;
  return (
    <span className={`${table.actions} flex flex-wrap gap-2`}>
      {PERMISSION_ACTIONS.map((action) => (
        <Checkbox
          key={action}
          label={action}
          aria-label={`${describeModule(module)}: ${action}`}
          checked={allowed.includes(action)}
          disabled={disabled}
          onChange={(event) =>
            onChange(
              toBody(
                module,
                entry.accessLevel,
                PERMISSION_ACTIONS.filter((one) =>
                  one === action ? event.currentTarget.checked : allowed.includes(one),
                ),
              ),
            )
          }
        />
      ))}
    </span>
  );
}
