import type { Context } from '../feature-module.ts';
import { findUserByEmail } from '../features/auth/user.repository.ts';
import { createFolder, readFolders } from '../features/coach-folders/manage-folders.ts';
import { copyReplays, newestUploads } from './copy-replays.ts';
import { DEMO_ACCOUNTS } from './demo-accounts.ts';

/** Games of the season that the coach has in a folder too. */
const GAMES = 6;

/** The demo's coach has the player's newest games in a folder, as private uploads of his own; answers his id. */
export async function fillFolder(context: Context, playerId: string): Promise<string | null> {
  const { db } = context;
  const { email } = DEMO_ACCOUNTS.find(({ userType }) => userType === 'Coach')!;
  const coach = await findUserByEmail(db, email);
  if (!coach || (await readFolders(context, coach.id, { index: 0, size: 1 })).total > 0) return null;
  const { folderId } = await createFolder(context, coach.id, 'Ranked, last week');
  const uploads = await newestUploads(db, playerId, GAMES);
  await copyReplays(context, uploads, { ownerId: coach.id, folderId });
  return coach.id;
}
