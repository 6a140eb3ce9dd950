import type { Context } from '../../feature-module.ts';
import type { ZipEntry } from '../../platform/zip/create-zip.ts';
import type { User } from '../auth/index.ts';
import { listUploads } from '../replays/index.ts';
import { toReportFor } from './find-visible-match.ts';
import { findMatch, readReportAndInsight } from './match.repository.ts';
import { findRenames, renamePlayers } from './team-player-names.ts';

/** Exports the matches that an account uploaded, as its pages show them: without data from another uploader's file. */
export async function exportMatches(context: Context, user: User): Promise<ZipEntry[]> {
  const { db, clock } = context;
  const uploads = await listUploads(db, user.id);
  return [...new Set(uploads.flatMap((upload) => upload.matchId ?? []))].map((matchId) => ({
    name: `matches/${matchId}.json`,
    mtime: clock.now(),
    compress: true,
    read: async () => Buffer.from(JSON.stringify(await readMatchFor(context, user, matchId))),
  }));
}

async function readMatchFor({ db }: Context, { id: userId, userType }: User, matchId: string) {
  const [match, stored] = [await findMatch(db, matchId), await readReportAndInsight(db, matchId)];
  if (!match || !stored) return {};
  const renames = await findRenames(db, { userId, userType }, matchId);
  return { ...stored, report: renamePlayers(toReportFor(userId, match, stored.report), renames) };
}
