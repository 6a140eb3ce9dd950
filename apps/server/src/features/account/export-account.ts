import type { Readable } from 'node:stream';
import type { Context } from '../../feature-module.ts';
import { ProblemError } from '../../platform/http/problem-error.ts';
import { jsonEntry, type ZipEntry, zipOf } from '../../platform/zip/zip-of.ts';
import { findUser } from '../auth/index.ts';

/**
 * Everything that an account has stored, as a zip that is made while it is read: `account.json` with the fields of every
 * feature, and their files. Throws ProblemError 401.
 */
export async function exportAccount(context: Context, userId: string): Promise<Readable> {
  const { db, clock, modules } = context;
  const user = await findUser(db, userId);
  if (!user) throw new ProblemError(401, 'not-signed-in', 'Sign in to continue.');
  const now = clock.now();
  const account: Record<string, unknown> = { exportedAt: now };
  const files: ZipEntry[] = [];
  for (const { exportData, exportFiles } of modules) {
    Object.assign(account, await exportData?.(context, user));
    files.push(...((await exportFiles?.(context, user)) ?? []));
  }
  return zipOf([jsonEntry('account.json', now, account), ...files]);
}
