import type { MomentReader } from '../playback/moment.ts';
import type { ViewerData } from '../viewer-context.ts';
import { arenaOf } from './arena.ts';
import { hitboxName } from './car-model.ts';
import type { StageMatch } from './stage.ts';

/** What a stage shows of a match. */
export function stageMatch(
  { tracks, players, report }: Pick<ViewerData, 'tracks' | 'players' | 'report'>,
  read: MomentReader,
): StageMatch {
  return {
    tracks,
    read,
    families: players.map((player) => hitboxName(player?.car?.hitbox)),
    arena: arenaOf(report.match.mode),
    hasPads: report.match.map.standard,
  };
}
