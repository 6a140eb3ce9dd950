import { calculateDistanceAt } from '../../timeline/car-axes.ts';
import type { MatchView } from '../../timeline/match-view.ts';
import { defineDetector, type GameEvent, makeTouchEvent } from '../game-event.ts';
import { touchDetector } from '../touch/touch.detector.ts';
import { type Play, splitIntoPlays, type TouchEvent } from '../touch/touch-event.ts';

/** Contacts of a player are separate touches if at least this far apart, s [SA]. */
const DISTINCT_SECONDS = 0.12;
/** A player who regains the ball within this time never lost it, s [SA]. */
const BRIDGE_SECONDS = 2;
/** Beyond this distance the player no longer has the ball, uu [SA]. */
const FAR_BALL = 2500;
const MIN_TOUCHES = 2;

export type PlayerPossessionEvidence = {
  /** Separate touches. */
  touches: number;
  lastTouchFrame: number;
  /** Distance of the ball toward the opponents' goal between first and last touch, uu; negative if backward. */
  advance: number;
};
export type PlayerPossessionEvent = GameEvent<'playerPossession', PlayerPossessionEvidence>;

interface ControlSpan {
  first: TouchEvent;
  last: TouchEvent;
  touches: number;
  /** First touch by another player since their last touch. */
  interruption: TouchEvent | null;
}

/** Detects spans in which one player keeps the ball (game-and-stats.md 3.4 c), in order of time. */
export const playerPossessionDetector = defineDetector({
  kinds: ['playerPossession'],
  needs: [touchDetector],
  detect: (match, [touches]): PlayerPossessionEvent[] =>
    splitIntoPlays(match, touches)
      .flatMap((play) => findControlSpans(match, play))
      .filter((keeping) => keeping.touches >= MIN_TOUCHES)
      .map((keeping) => describe(match, keeping))
      .sort((a, b) => a.frame - b.frame || a.player - b.player),
});

function findControlSpans(match: MatchView, { touches }: Play): ControlSpan[] {
  const done: ControlSpan[] = [];
  const open = new Map<number, ControlSpan>();
  for (const touch of touches) {
    const current = open.get(touch.player);
    if (current !== undefined && isStillInControl(match, current, touch)) {
      if (touch.time - current.last.time >= DISTINCT_SECONDS) current.touches += 1;
      current.last = touch;
      current.interruption = null;
    } else {
      if (current !== undefined) done.push(current);
      open.set(touch.player, { first: touch, last: touch, touches: 1, interruption: null });
    }
    for (const [player, keeping] of open) if (player !== touch.player) keeping.interruption ??= touch;
  }
  return [...done, ...open.values()];
}

function isStillInControl(match: MatchView, { last, interruption }: ControlSpan, touch: TouchEvent): boolean {
  if (interruption !== null && touch.time - interruption.time > BRIDGE_SECONDS) return false;
  const view = match.viewOf(touch.player);
  if (view === undefined) return false;
  for (let frame = last.frame; frame < touch.frame; frame++) {
    if (calculateDistanceAt(match.ball, view.car, frame) > FAR_BALL) return false;
  }
  return true;
}

function describe(match: MatchView, { first, last, touches }: ControlSpan): PlayerPossessionEvent {
  const sign = match.viewOf(first.player)?.sign ?? 1;
  return makeTouchEvent(match, first, {
    kind: 'playerPossession',
    endFrame: last.frame,
    confidence: 0.8,
    evidence: { touches, lastTouchFrame: last.frame, advance: sign * (last.y - first.y) },
  });
}
