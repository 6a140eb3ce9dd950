import type { LiveLead, ReviewMark } from '@datacoach/contract';
import * as t from 'drizzle-orm/pg-core';
import { userReference, users } from './auth.schema.ts';
import { ownerReference } from './columns.ts';
import { matchReference } from './gamedata.schema.ts';

/** Where the leader is, without what other columns say. */
export type StoredLead = Omit<LiveLead, 'matchId' | 'turn' | 'age'>;

/** A team's live room, while it is open: deleted when it ends. */
export const liveRooms = t.pgTable('live_rooms', {
  id: t.uuid('id').primaryKey().defaultRandom(),
  /** The head coach: a team has one room at a time. */
  coachId: userReference('coach_id').unique(),
  matchId: matchReference('match_id'),
  leaderId: t.uuid('leader_id').references(() => users.id, { onDelete: 'set null' }),
  lead: t.jsonb('lead').$type<StoredLead>().notNull(),
  /** Increases with every change of `lead`. */
  turn: t.integer('turn').notNull(),
  ledAt: t.timestamp('led_at', { withTimezone: true }).notNull(),
  marks: t.jsonb('marks').$type<ReviewMark[]>().notNull(),
  openedAt: t.timestamp('opened_at', { withTimezone: true }).notNull(),
  /** When someone last led, drew or joined. */
  activeAt: t.timestamp('active_at', { withTimezone: true }).notNull(),
});

/** Invited players, and coaches who came by. */
export const liveRoomPeople = t.pgTable(
  'live_room_people',
  {
    roomId: ownerReference('room_id', () => liveRooms.id),
    userId: userReference('user_id'),
    addedAt: t.timestamp('added_at', { withTimezone: true }).notNull(),
    isHere: t.boolean('is_here').notNull().default(false),
    /** When a page of theirs was last open; a process that dies can't say that they have left. */
    seenAt: t.timestamp('seen_at', { withTimezone: true }),
  },
  (table) => [
    t.primaryKey({ columns: [table.roomId, table.userId] }),
    t.index('live_room_people_user').on(table.userId),
  ],
);
