import type { ReplayItem } from '@datacoach/contract';
import { onlyOne } from '../identities/index.ts';
import type { Replay } from './replay.repository.ts';

/** Match result for a player: Won, Lost (specification section 3). */
const WON = 5;
const LOST = 10;

/** The upload as lists show it; `identities` are the owner's own players. */
export function describeReplay(replay: Replay, identities: readonly string[]): ReplayItem {
  const { summary } = replay;
  return {
    id: replay.id,
    isOwn: true,
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
    result: resultFor(replay, identities),
  };
}

function resultFor({ summary }: Replay, identities: readonly string[]): 5 | 10 | null {
  if (!summary) return null;
  const me = onlyOne(identities, (identity) => identity in summary.teams);
  const [blue, orange] = summary.score;
  if (me === null || blue === orange) return null;
  const winner = blue > orange ? 0 : 1;
  return summary.teams[me] === winner ? WON : LOST;
}
