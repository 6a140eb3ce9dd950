import type { Context } from '../feature-module.ts';
import { loadFolderView } from '../features/coach-folders/folder-view.ts';
import { findOrCreateFolder, moveFolder } from '../features/coach-folders/manage-folders.ts';
import { writeScoutBook } from '../features/coach-folders/scout-book.ts';
import { listScoutPages } from '../features/coach-folders/scout-page.repository.ts';
import { shareScoutPage } from '../features/coach-folders/scout-pages.route.ts';
import { getDemoUser } from './demo-accounts.ts';
import { type DemoMatch, isAgainstScrimRivals } from './season.ts';
import {
  copyReplays,
  newestUploads,
  type Upload,
  uploadMatches,
  waitUntilAnalyzed,
} from './upload-matches.ts';

/** Games of the season that the coach has in folders too. */
const RANKED = 6;
const SCOUTED = 4;
const PAGE_DAYS = 30;

/**
 * Fills the coach's folders: the player's newest games, the team's scrims, and games against the scrims' opponents
 * with a shared scouting report. All are private uploads of the coach.
 */
export async function fillFolders(
  context: Context,
  playerId: string,
  { season, scrims }: Record<'season' | 'scrims', readonly DemoMatch[]>,
  say: (text: string) => void,
): Promise<void> {
  const { db, clock } = context;
  const { id: ownerId } = await getDemoUser(db, 'Coach');
  const open = (name: string) => findOrCreateFolder(context, ownerId, name);
  const copy = async (uploads: readonly Upload[], folderId: string) =>
    copyReplays(context, uploads, { ownerId, folderId });
  const scrimsId = await open('Scrims');
  await uploadMatches(
    context,
    scrims.map((match) => ({ ownerId, folderId: scrimsId, match })),
    say,
  );
  const stored = await newestUploads(db, playerId, season.length);
  await copy(stored.slice(0, RANKED), await open('Ranked, last week'));
  const names = new Set(season.filter(isAgainstScrimRivals).map(({ fileName }) => fileName));
  const rivalsId = await open('Scrim opponents in ranked');
  await moveFolder(context, ownerId, rivalsId, await open('Scouting'));
  await copy(stored.filter(({ name }) => names.has(name)).slice(0, SCOUTED), rivalsId);
  await waitUntilAnalyzed(context, ownerId, say);
  if ((await listScoutPages(db, rivalsId, clock.now())).length > 0) return;
  const { team } = writeScoutBook(await loadFolderView(db, ownerId, rivalsId), undefined);
  await shareScoutPage(context, ownerId, rivalsId, { Team: team, days: PAGE_DAYS });
}
