import type { MatchView } from '../../timeline/match-view.ts';
import type { TouchEvent } from './touch-event.ts';

/** A stretch from a kickoff until play stops, with its touches in order. */
export interface Play {
  startFrame: number;
  endFrame: number;
  touches: readonly TouchEvent[];
}

/** Cuts the match where play stops: nothing is carried over a goal or a kickoff. */
export function playsOf(match: MatchView, touches: readonly TouchEvent[]): Play[] {
  const plays: Play[] = [];
  let at = 0;
  for (let frame = 0; frame < match.frames; frame++) {
    if (match.motion[frame] === 0) continue;
    const startFrame = frame;
    while (frame + 1 < match.frames && match.motion[frame + 1] === 1) frame += 1;
    while (at < touches.length && touches[at]!.frame < startFrame) at += 1;
    const first = at;
    while (at < touches.length && touches[at]!.frame <= frame) at += 1;
    plays.push({ startFrame, endFrame: frame, touches: touches.slice(first, at) });
  }
  return plays;
}
