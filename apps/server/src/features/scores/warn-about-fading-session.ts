import { findSessionWarning, SCORE_MODES, SESSION_GAP_SECONDS } from '@datacoach/analysis';
import type { StoredMatch } from '../../feature-module.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { addNotification } from '../notifications/index.ts';
import { findTeamSize } from './own-games.repository.ts';
import { readOwnScoredGames } from './read-score-games.ts';

/** Games that the warning compares, with room for a long session. */
const MAX_GAMES = 60;

/** Warns a player once per session that they're fading, while they are still playing (decisions.md 14.9). */
export async function warnAboutFadingSession(
  tx: Transaction,
  { ownerId, matchId, folderId, isAgain, now }: StoredMatch,
): Promise<void> {
  if (isAgain || folderId !== null) return;
  const size = await findTeamSize(tx, matchId);
  const mode = SCORE_MODES.find(({ teamSize }) => teamSize === size);
  if (!mode) return;
  const games = await readOwnScoredGames(tx, ownerId, { mode: mode.code, limit: MAX_GAMES });
  const last = games.at(-1)?.game;
  const age = last ? now.getTime() - last.playedAt.getTime() : 0;
  if (last?.matchId !== matchId || Math.abs(age) > SESSION_GAP_SECONDS * 1000) return;
  const warning = findSessionWarning(games.map(({ score }) => score));
  if (!warning) return;
  const { sessionStart, slowerPct, whiffs } = warning;
  await addNotification(tx, now, {
    userId: ownerId,
    kind: 'session-guard',
    values: {
      slower: Math.round(slowerPct),
      whiffs: Math.round(whiffs.now * 10) / 10,
      usual: Math.round(whiffs.usual * 10) / 10,
    },
    path: `/match/${matchId}`,
    onceKey: `session-guard ${sessionStart}`,
  });
}
