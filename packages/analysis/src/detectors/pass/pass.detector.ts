import { attackSign } from '../../model/teams.ts';
import type { MatchView } from '../../timeline/match-view.ts';
import { backboardDetector } from '../backboard/backboard.detector.ts';
import { defineDetector } from '../define-detector.ts';
import type { GameEvent } from '../game-event.ts';
import { makeEvent } from '../make-event.ts';
import { playsOf } from '../touch/plays.ts';
import { touchDetector } from '../touch/touch.detector.ts';
import type { TouchEvent } from '../touch/touch-event.ts';
import type { PassEvent, PassKind } from './pass-event.ts';
import { INFIELD_GAIN, OUTLET_GAIN, OUTLET_Y, PASS_SECONDS, PASS_TRAVEL } from './thresholds.ts';

const PASSED_CODE = 55;
const RECEIVED_CODE = 60;

/** Touches that the next player of the same team takes over (game-and-stats.md 3.5). */
export const passDetector = defineDetector({
  key: 'pass',
  kinds: ['pass'],
  needs: [touchDetector, backboardDetector],
  detect: (match, [touches, bounces]): PassEvent[] => {
    const found: PassEvent[] = [];
    for (const play of playsOf(match, touches)) {
      for (let index = 1; index < play.touches.length; index++) {
        const from = play.touches[index - 1]!;
        const to = play.touches[index]!;
        if (isPass(from, to)) found.push(...describe(match, from, to, bounces));
      }
    }
    return found.sort((a, b) => a.frame - b.frame);
  },
});

export function isPass(from: TouchEvent, to: TouchEvent): boolean {
  return (
    from.team === to.team &&
    from.player !== to.player &&
    to.time - from.time <= PASS_SECONDS &&
    Math.hypot(to.x - from.x, to.y - from.y, to.z - from.z) >= PASS_TRAVEL
  );
}

function describe(
  match: MatchView,
  from: TouchEvent,
  to: TouchEvent,
  bounces: readonly GameEvent[],
): PassEvent[] {
  const { team } = from;
  if (team === null) return [];
  const sign = attackSign(team);
  const shared = {
    passKind: kindOf(from, to, sign, bounces),
    passFrame: from.frame,
    receiveFrame: to.frame,
    travel: Math.hypot(to.x - from.x, to.y - from.y, to.z - from.z),
    advance: sign * (to.y - from.y),
    seconds: to.time - from.time,
    speed: from.evidence.ballSpeedAfter,
  };
  const confidence = Math.min(from.confidence, to.confidence);
  return [
    makeEvent(match, {
      kind: 'pass',
      code: PASSED_CODE,
      team,
      player: from.player,
      other: to.player,
      frame: from.frame,
      endFrame: to.frame,
      at: from,
      confidence,
      evidence: { ...shared, role: 'passer' as const },
    }),
    makeEvent(match, {
      kind: 'pass',
      code: RECEIVED_CODE,
      team,
      player: to.player,
      other: from.player,
      frame: to.frame,
      at: to,
      confidence,
      evidence: { ...shared, role: 'receiver' as const },
    }),
  ];
}

function kindOf(from: TouchEvent, to: TouchEvent, sign: 1 | -1, bounces: readonly GameEvent[]): PassKind {
  if (bounces.some(({ frame }) => frame > from.frame && frame <= to.frame)) return 'backboard';
  if (from.evidence.contested) return 'fiftyFifty';
  if (sign * from.y < OUTLET_Y && sign * (to.y - from.y) > OUTLET_GAIN) return 'outlet';
  return Math.abs(to.x) < Math.abs(from.x) - INFIELD_GAIN ? 'infield' : 'direct';
}
