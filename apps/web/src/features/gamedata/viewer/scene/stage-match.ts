import type { MomentReader } from '../playback/moment.ts';
import type { ViewerData } from '../viewer-context.ts';
import { getArena } from './arena.ts';
import { toHitboxName } from './car-model.ts';
import type { StageMatch } from './stage.ts';

export function toStageMatch(
  { tracks, players, report }: Pick<ViewerData, 'tracks' | 'players' | 'report'>,
  read: MomentReader,
): StageMatch {
  return {
    tracks,
    read,
    families: players.map((player) => toHitboxName(player?.car?.hitbox)),
    arena: getArena(report.match.mode),
    hasPads: report.match.map.standard,
  };
}
