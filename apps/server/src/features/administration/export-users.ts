import { Readable } from 'node:stream';
import { type AdminUserRow, PLAN_LABELS, type UserListQuery } from '@datacoach/contract';
import type { Context } from '../../feature-module.ts';
import { csvLine } from '../../platform/csv/csv-line.ts';
import { recordAudit } from '../audit/index.ts';
import { describeUsers } from './describe-users.ts';
import { idsAfter, standingsOf } from './user-list.repository.ts';

const AT_ONCE = 500;

const COLUMNS: readonly { title: string; of: (row: AdminUserRow) => string | number | null }[] = [
  { title: 'id', of: ({ id }) => id },
  { title: 'name', of: ({ userName }) => userName },
  { title: 'e-mail', of: ({ email }) => email },
  { title: 'e-mail confirmed', of: ({ isEmailConfirmed }) => (isEmailConfirmed ? 'yes' : 'no') },
  { title: 'role', of: ({ userType }) => userType },
  { title: 'plan', of: ({ planName }) => PLAN_LABELS[planName] },
  { title: 'trial ends', of: ({ trialEndsAt }) => trialEndsAt },
  { title: 'replays used', of: ({ replaysUsed }) => replaysUsed },
  { title: 'replay limit', of: ({ replayLimit }) => replayLimit },
  { title: 'banned', of: ({ bannedAt }) => bannedAt },
  { title: 'joined', of: ({ createdAt }) => createdAt },
  { title: 'last seen', of: ({ lastSeenAt }) => lastSeenAt },
];

/** The list as CSV (RFC 4180), made while it is read; that it was taken is written down first. */
export async function exportUsers(
  { db, clock }: Context,
  callerId: string,
  query: UserListQuery,
): Promise<Readable> {
  const now = clock.now();
  const { sort: _sort, direction: _direction, search, ...narrowed } = query;
  await db.transaction((tx) =>
    recordAudit(tx, {
      actorId: callerId,
      at: now,
      action: 'export-users',
      targetKind: 'users',
      targetId: null,
      after: { ...narrowed, isSearched: search !== '' },
    }),
  );
  return Readable.from(lines(), { objectMode: false });

  async function* lines(): AsyncGenerator<string> {
    yield csvLine(COLUMNS.map(({ title }) => title));
    let last: string | null = null;
    for (;;) {
      const ids: string[] = await idsAfter(db, query, last, AT_ONCE, now);
      const rows = await describeUsers(db, await standingsOf(db, ids), now);
      yield rows.map((row) => csvLine(COLUMNS.map(({ of }) => of(row)))).join('');
      if (ids.length < AT_ONCE) return;
      last = ids.at(-1)!;
    }
  }
}
