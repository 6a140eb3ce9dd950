import type { Context } from '../../feature-module.ts';
import type { ZipEntry } from '../../platform/zip/create-zip.ts';
import { listUploads } from '../replays/index.ts';
import { readReportAndInsight } from './match.repository.ts';

export async function exportMatches(context: Context, { id: userId }: { id: string }): Promise<ZipEntry[]> {
  const { db, clock } = context;
  const uploads = await listUploads(db, userId);
  return [...new Set(uploads.flatMap((upload) => upload.matchId ?? []))].map((matchId) => ({
    name: `matches/${matchId}.json`,
    mtime: clock.now(),
    compress: true,
    read: async () => Buffer.from(JSON.stringify((await readReportAndInsight(db, matchId)) ?? {})),
  }));
}
