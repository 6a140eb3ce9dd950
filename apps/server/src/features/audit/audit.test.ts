import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { auditEntries } from '../../schema/administration.schema.ts';
import { DATABASE_KINDS, openDatabaseForTests } from '../../testing/open-test-database.ts';
import { recordAudit } from './index.ts';

const ACTOR = '00000000-0000-4000-8000-000000000001';
const record = { actorId: ACTOR, at: new Date('2026-03-01T12:00:00Z'), action: 'ban', targetKind: 'user' };

describe.each(DATABASE_KINDS)('the audit trail on %s', async (kind) => {
  const database = await openDatabaseForTests(kind);

  test('is written in the same transaction as the change it records', async () => {
    const { db } = database;
    const failing = db.transaction(async (tx) => {
      await recordAudit(tx, { ...record, targetId: 'undone' });
      throw new Error('the change failed');
    });
    await expect(failing).rejects.toThrow('the change failed');
    await db.transaction((tx) =>
      recordAudit(tx, { ...record, targetId: 'done', after: { bannedAt: 'now' } }),
    );
    const rows = await db.select().from(auditEntries).where(eq(auditEntries.actorId, ACTOR));
    expect(rows).toEqual([
      {
        ...record,
        id: expect.any(Number),
        targetId: 'done',
        before: null,
        after: { bannedAt: 'now' },
        note: null,
      },
    ]);
  });

  test('can neither be changed nor deleted', async () => {
    const { db } = database;
    const refused = { cause: expect.objectContaining({ message: expect.stringContaining('never changed') }) };
    await expect(db.update(auditEntries).set({ action: 'nothing' })).rejects.toMatchObject(refused);
    await expect(db.delete(auditEntries)).rejects.toMatchObject(refused);
  });
});
