import {
  ACCESS_LEVELS,
  type AccessLevel,
  PERMISSION_MODULES,
  type PermissionAction,
} from '@datacoach/contract';
import { integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { users } from '../auth/user.table.ts';

/** What an administrator may do in a module; without a row, everything. */
export const permissionEntries = pgTable(
  'permission_entries',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    module: text('module', { enum: PERMISSION_MODULES }).notNull(),
    accessLevel: integer('access_level').$type<AccessLevel>().notNull().default(ACCESS_LEVELS.restricted),
    /** Only read where the level is PartiallyPermitted. */
    allowed: jsonb('allowed').$type<PermissionAction[]>().notNull().default([]),
  },
  (table) => [primaryKey({ columns: [table.userId, table.module] })],
);
