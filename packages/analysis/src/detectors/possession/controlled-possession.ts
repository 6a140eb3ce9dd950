import { otherTeam, type TeamIndex } from '../../model/teams.ts';
import type { MatchView } from '../../timeline/match-view.ts';
import type { Play } from '../touch/plays.ts';
import type { TouchEvent } from '../touch/touch-event.ts';
import { CONFIRM_SECONDS, LOOSE_SECONDS } from './thresholds.ts';

/** How a team got the ball, and how it lost it. */
export const POSSESSION_STARTS = ['neutral', 'opponent'] as const;
export const POSSESSION_ENDS = ['opponent', 'loose', 'stop'] as const;

/** A span in which one team controls the ball. */
export interface Control {
  team: TeamIndex;
  startFrame: number;
  endFrame: number;
  /** Touch that won the ball, and the team's last one. */
  first: TouchEvent;
  last: TouchEvent;
  touches: number;
  from: (typeof POSSESSION_STARTS)[number];
  until: (typeof POSSESSION_ENDS)[number];
}

/**
 * Controlled possession (3.4 b): won by a touch that is followed by another of the same team, or by none of the opponents
 * for 1.25 s; lost to an opponent's touch that is not answered within 1.25 s, from that touch on; neutral after 3 s
 * without a touch.
 */
export function controlsOf(match: MatchView, { touches, endFrame }: Play): Control[] {
  const controls: Control[] = [];
  let held = null as Control | null;
  let latest = Number.NEGATIVE_INFINITY;
  const end = (frame: number, until: Control['until']): void => {
    if (held === null) return;
    held.endFrame = Math.max(held.startFrame, frame);
    held.until = until;
    controls.push(held);
    held = null;
  };
  for (let index = 0; index < touches.length; index++) {
    const touch = touches[index]!;
    if (held !== null && touch.time - latest >= LOOSE_SECONDS) {
      end(match.frameAt(latest + LOOSE_SECONDS), 'loose');
    }
    latest = touch.time;
    const { team } = touch;
    if (team === null) continue;
    const owner = held as Control | null;
    if (owner !== null && owner.team === team) {
      owner.last = touch;
      owner.touches += 1;
      continue;
    }
    if (!isKept(touches, index, team, owner === null)) continue;
    end(touch.frame, 'opponent');
    held = {
      team,
      startFrame: touch.frame,
      endFrame,
      first: touch,
      last: touch,
      touches: 1,
      from: owner === null ? 'neutral' : 'opponent',
      until: 'stop',
    };
  }
  const open = held as Control | null;
  if (open !== null) {
    const loose = match.frameAt(latest + LOOSE_SECONDS);
    end(Math.min(loose, endFrame), loose < endFrame ? 'loose' : 'stop');
  }
  return controls;
}

/** Whether the touch at `index` wins the ball: what comes next within 1.25 s decides. */
function isKept(touches: readonly TouchEvent[], index: number, team: TeamIndex, neutral: boolean): boolean {
  const { time, evidence } = touches[index]!;
  const opponent = otherTeam(team);
  for (let next = index + 1; next < touches.length; next++) {
    const touch = touches[next]!;
    if (touch.time - time > CONFIRM_SECONDS) return true;
    if (touch.team === opponent) return false;
    // Out of the neutral state a second touch of the team is enough; against a holder he still may regain it.
    if (neutral && !evidence.contested) return true;
  }
  return true;
}
