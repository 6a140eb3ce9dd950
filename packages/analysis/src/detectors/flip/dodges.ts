import type { MatchView, PlayerView } from '../../timeline/match-view.ts';
import { PRESENCE } from '../../timeline/tracks.ts';

/** Unit vector in car axes. */
export interface DodgeDirection {
  forward: number;
  right: number;
}

/** An activation of the dodge. */
export interface Dodge {
  player: PlayerView;
  frame: number;
  /** null where the file does not tell. */
  direction: DodgeDirection | null;
}

/** Dodges between kickoff and goal, in order of time. */
export function findDodges(match: MatchView): Dodge[] {
  const byIndex = new Map(match.players.map((player) => [player.index, player]));
  return match.timeline.moves.flatMap(({ kind, frame, player: index, direction }): Dodge[] => {
    const player = byIndex.get(index);
    return kind === 'dodge' &&
      player !== undefined &&
      match.motion[frame] === 1 &&
      match.isAlive(player, frame)
      ? [{ player, frame, direction }]
      : [];
  });
}

/** Last frame of the same life and the same play, at most `seconds` after `frame`. */
export function lastFrameWithin(
  match: MatchView,
  { car }: PlayerView,
  frame: number,
  seconds: number,
): number {
  const { elapsed } = match.clock;
  const until = elapsed[frame]! + seconds;
  let last = frame;
  for (let next = frame + 1; next < match.frames; next++) {
    if (elapsed[next]! > until || match.motion[next] !== 1) break;
    if (car.presence[next] !== PRESENCE.alive || car.life[next] !== car.life[frame]) break;
    last = next;
  }
  return last;
}
