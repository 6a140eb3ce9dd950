import { expect, test } from 'vitest';
import { hasPermission } from './has-permission.ts';
import { PERMISSION_ACTIONS } from './permission-table.ts';
import type { PermissionEntry } from './permissions.ts';

const users = (accessLevel: 5 | 10 | 15, ...allowed: readonly ('View' | 'Edit')[]): PermissionEntry => ({
  permissionModuleName: 'Users',
  accessLevel,
  allowedPermissionAccessRules: { allowedAccessLevel: [...allowed] },
});
const permitted = (...entries: readonly PermissionEntry[]) =>
  PERMISSION_ACTIONS.filter((action) => hasPermission(entries, 'Users', action));

/** specification.md 5, written by hand. */
test('FullyPermitted allows everything, Restricted nothing, PartiallyPermitted the actions on its list', () => {
  expect(permitted(users(15))).toEqual(['View', 'Create', 'Edit', 'Delete']);
  expect(permitted(users(15, 'View'))).toEqual(['View', 'Create', 'Edit', 'Delete']);
  expect(permitted(users(5))).toEqual([]);
  // Actions left on its list from before don't count.
  expect(permitted(users(5, 'View', 'Edit'))).toEqual([]);
  expect(permitted(users(10, 'View', 'Edit'))).toEqual(['View', 'Edit']);
  expect(permitted(users(10))).toEqual([]);
});

test('an entry permits nothing in another module, and nothing is permitted without an entry', () => {
  expect(permitted()).toEqual([]);
  expect(hasPermission([users(15)], 'Carousel', 'View')).toBe(false);
});
