import { getOtherTeam, type TeamIndex } from '../../model/teams.ts';
import type { MatchView } from '../../timeline/match-view.ts';
import { NO_TEAM } from '../../timeline/tracks.ts';
import { defineDetector, type GameEvent, makeTouchEvent } from '../game-event.ts';
import { touchDetector } from '../touch/touch.detector.ts';
import { type Play, splitIntoPlays, type TouchEvent } from '../touch/touch-event.ts';

/** A touch wins the ball if no opponent answers it within this time, s [SA]. */
const CONFIRM_SECONDS = 1.25;
/** The ball is loose after this long without a touch, s [SA]. */
const LOOSE_SECONDS = 3;

/** Stats use controlled; last touch has no neutral time (3.4). */
const POSSESSION_NOTIONS = ['controlled', 'lastTouch'] as const;

type PossessionEvidence = {
  notion: (typeof POSSESSION_NOTIONS)[number];
  /** Touches of the team in the span. */
  touches: number;
  /** Frame and player of the team's last touch. */
  lastTouchFrame: number;
  lastToucher: number;
  /** Won from the opponents or as a loose ball; null for last touch. */
  from: Control['from'] | null;
  /** Lost to the opponents, as a loose ball, or when play stopped. */
  until: Control['until'];
};

/** A span; `player` won the ball. */
export type PossessionEvent = GameEvent<'possession', PossessionEvidence>;

/** Detects which team has the ball (game-and-stats.md 3.4), by both definitions, in order of time. */
export const possessionDetector = defineDetector({
  kinds: ['possession'],
  needs: [touchDetector],
  detect: (match, [touches]): PossessionEvent[] =>
    splitIntoPlays(match, touches).flatMap((play) => [
      ...findControls(match, play).map((control) =>
        makeTouchEvent(match, control.first, {
          kind: 'possession',
          endFrame: control.endFrame,
          confidence: 0.8,
          evidence: {
            notion: 'controlled' as const,
            touches: control.touches,
            lastTouchFrame: control.last.frame,
            lastToucher: control.last.player,
            from: control.from,
            until: control.until,
          },
        }),
      ),
      ...lastTouchSpans(play).map(({ first, last, touches: count, endFrame }) =>
        makeTouchEvent(match, first, {
          kind: 'possession',
          endFrame,
          confidence: 0.9,
          evidence: {
            notion: 'lastTouch' as const,
            touches: count,
            lastTouchFrame: last.frame,
            lastToucher: last.player,
            from: null,
            until: endFrame === play.endFrame ? ('stop' as const) : ('opponent' as const),
          },
        }),
      ),
    ]),
});

/** How a team won the ball, and how they lost it. */
const POSSESSION_STARTS = ['neutral', 'opponent'] as const;
const POSSESSION_ENDS = ['opponent', 'loose', 'stop'] as const;

/** A span in which one team controls the ball. */
interface Control {
  team: TeamIndex;
  endFrame: number;
  /** Touch that won the ball, and the team's last touch. */
  first: TouchEvent;
  last: TouchEvent;
  touches: number;
  from: (typeof POSSESSION_STARTS)[number];
  until: (typeof POSSESSION_ENDS)[number];
}

/**
 * Returns controlled possession (3.4 b): won by a touch followed by another of the same team, or by none of the
 * opponents for 1.25 s; lost from an opponent's touch that is not answered within 1.25 s; neutral after 3 s without a
 * touch.
 */
function findControls(match: MatchView, { touches, endFrame }: Play): Control[] {
  const controls: Control[] = [];
  let current = null as Control | null;
  let latest = Number.NEGATIVE_INFINITY;
  const end = (frame: number, until: Control['until']): void => {
    if (current === null) return;
    current.endFrame = Math.max(current.first.frame, frame);
    current.until = until;
    controls.push(current);
    current = null;
  };
  for (let index = 0; index < touches.length; index++) {
    const touch = touches[index]!;
    if (current !== null && touch.time - latest >= LOOSE_SECONDS) {
      end(match.frameAt(latest + LOOSE_SECONDS), 'loose');
    }
    latest = touch.time;
    const { team } = touch;
    if (team === null) continue;
    const owner = current as Control | null;
    if (owner !== null && owner.team === team) {
      owner.last = touch;
      owner.touches += 1;
      continue;
    }
    if (!isKept(touches, index, team, owner === null)) continue;
    end(touch.frame, 'opponent');
    current = {
      team,
      endFrame,
      first: touch,
      last: touch,
      touches: 1,
      from: owner === null ? 'neutral' : 'opponent',
      until: 'stop',
    };
  }
  const open = current as Control | null;
  if (open !== null) {
    const loose = match.frameAt(latest + LOOSE_SECONDS);
    end(Math.min(loose, endFrame), loose < endFrame ? 'loose' : 'stop');
  }
  return controls;
}

/** Returns whether the touch at `index` wins the ball, based on what follows within 1.25 s. */
function isKept(touches: readonly TouchEvent[], index: number, team: TeamIndex, neutral: boolean): boolean {
  const { time, evidence } = touches[index]!;
  const opponent = getOtherTeam(team);
  for (let next = index + 1; next < touches.length; next++) {
    const touch = touches[next]!;
    if (touch.time - time > CONFIRM_SECONDS) return true;
    if (touch.team === opponent) return false;
    // From neutral, a second touch of the team is enough; otherwise the team that had the ball may still regain it.
    if (neutral && !evidence.contested) return true;
  }
  return true;
}

/** A span in which one team touched the ball last (3.4 a). */
interface LastTouchSpan {
  first: TouchEvent;
  last: TouchEvent;
  touches: number;
  endFrame: number;
}

function lastTouchSpans({ touches, endFrame }: Play): LastTouchSpan[] {
  const spans: LastTouchSpan[] = [];
  for (const touch of touches) {
    const open = spans.at(-1);
    if (open !== undefined && open.first.team === touch.team) {
      open.last = touch;
      open.touches += 1;
      continue;
    }
    if (open !== undefined) open.endFrame = touch.frame;
    spans.push({ first: touch, last: touch, touches: 1, endFrame });
  }
  return spans;
}

/** Part of a possession used by detectors and metrics. */
export interface PossessionSpan {
  readonly team: TeamIndex | null;
  readonly frame: number;
  readonly endFrame: number;
}

/** Returns controlled possessions, which have neutral time between them. */
export function listControlledSpans(possessions: readonly PossessionEvent[]): PossessionEvent[] {
  return possessions.filter(({ evidence }) => evidence.notion === 'controlled');
}

/** Returns the team in control per frame, `NO_TEAM` if none. */
export function mapControlToFrames(
  possessions: readonly PossessionEvent[],
  { frames }: MatchView,
): Uint8Array {
  const column = new Uint8Array(frames).fill(NO_TEAM);
  for (const { team, frame, endFrame } of listControlledSpans(possessions)) {
    if (team !== null) column.fill(team, frame, endFrame + 1);
  }
  return column;
}
