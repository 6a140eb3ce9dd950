import type { MyGameNote, ReplayItem } from '@datacoach/contract';
import type { Context } from '../../feature-module.ts';
import type { ReplaySummary } from '../../schema/replays.schema.ts';
import { getOnlyOne, listIdentities } from '../identities/index.ts';
import type { Replay } from './replay.repository.ts';
import { hasSharingConsent } from './replay-list.repository.ts';

/** Match result for a player: Won, Lost (specification.md 3). */
const WON = 5;
const LOST = 10;

/** Returns uploads as listed for their owner. */
export async function describeMyReplays(
  { db, answers }: Pick<Context, 'db' | 'answers'>,
  ownerId: string,
  rows: readonly Replay[],
): Promise<ReplayItem[]> {
  if (rows.length === 0) return [];
  const identities = await listIdentities(db, ownerId);
  const notes = await answers.readGameNotes(
    ownerId,
    identities,
    rows.flatMap(({ matchId }) => matchId ?? []),
  );
  const byConsent = (await hasSharingConsent(db, ownerId)) ? 'team' : 'private';
  return rows.map((row) => {
    const item = describeReplay(row, identities);
    if (row.ownerId !== ownerId) return { ...item, game: findNote(row, notes) };
    const { title, isFavorite, tags, visibility, shareKey } = row;
    const visible = {
      visibility: visibility ?? byConsent,
      visibilityByConsent: visibility === null,
    } as const;
    return {
      ...item,
      isOwn: true,
      own: { title, isFavorite, tags, ...visible, shareKey },
      game: findNote(row, notes),
    };
  });
}

function findNote({ matchId }: Replay, notes: ReadonlyMap<string, MyGameNote>): MyGameNote | null {
  return matchId === null ? null : (notes.get(matchId) ?? null);
}

/** Others see the match, but not the owner's name for the file; `identities` are the players whose list it is. */
export function describeReplay(replay: Replay, identities: readonly string[]): ReplayItem {
  const { summary } = replay;
  return {
    id: replay.id,
    isOwn: false,
    matchId: replay.matchId,
    name: replay.name,
    fileSize: replay.fileSize,
    status: replay.status,
    statusReason: replay.statusReason,
    coverage: replay.coverage,
    uploadedAt: replay.uploadedAt.toISOString(),
    playedAt: replay.playedAt?.toISOString() ?? null,
    playlist: summary?.playlist ?? null,
    map: summary?.map ?? null,
    score: summary ? { blue: summary.score[0], orange: summary.score[1] } : null,
    result: getResultFor(replay, identities),
    own: null,
    game: null,
  };
}

function getResultFor({ summary }: Replay, identities: readonly string[]): 5 | 10 | null {
  const score = summary && getOwnScore(summary, identities);
  if (!score || score.own === score.other) return null;
  return score.own > score.other ? WON : LOST;
}

/**
 * Returns the goals from the side of the only one of these players in the match; null if none or several played, or if
 * that player was on both teams.
 */
export function getOwnScore({ score, teams }: ReplaySummary, identities: readonly string[]) {
  const me = getOnlyOne(identities, (identity) => identity in teams);
  const team = me === null ? null : (teams[me] ?? null);
  if (team === null) return null;
  const [own, other] = team === 0 ? score : [score[1], score[0]];
  return { own, other };
}
