import type { TeamIndex } from '../../model/teams.ts';
import type { MatchView } from '../../timeline/match-view.ts';
import { defineDetector } from '../define-detector.ts';
import { makeEvent } from '../make-event.ts';
import { type Play, playsOf } from '../touch/plays.ts';
import { touchDetector } from '../touch/touch.detector.ts';
import type { FiftyFiftyEvent } from './fifty-fifty-event.ts';
import { findScrambles, type Scramble } from './find-scrambles.ts';
import {
  KICKOFF_SECONDS,
  POSSESSION_SECONDS,
  SETTLE_SECONDS,
  WON_DISTANCE,
  WON_SPEED,
} from './thresholds.ts';

/** Balls that both teams hit at the same time (game-and-stats.md 3.27). */
export const fiftyFiftyDetector = defineDetector({
  key: 'fiftyFifty',
  kinds: ['fiftyFifty'],
  needs: [touchDetector],
  detect: (match, [touches]): FiftyFiftyEvent[] =>
    playsOf(match, touches).flatMap((play) =>
      findScrambles(match, play).map((scramble) => describe(match, play, scramble)),
    ),
});

function describe(match: MatchView, play: Play, scramble: Scramble): FiftyFiftyEvent {
  const { touches, blue, orange } = scramble;
  const first = touches[0]!;
  const last = touches.at(-1)!;
  const settledFrame = Math.min(match.frameAt(last.time + SETTLE_SECONDS), play.endFrame);
  const along = alongLine(match, scramble, settledFrame);
  const possession = nextTeam(play, scramble);
  const byBall = teamAhead(along.place, WON_DISTANCE) ?? teamAhead(along.speed, WON_SPEED);
  const winner = byBall ?? possession;
  return makeEvent(match, {
    kind: 'fiftyFifty',
    code: null,
    team: winner,
    player: first.player,
    other: first === blue ? orange.player : blue.player,
    frame: first.frame,
    endFrame: settledFrame,
    at: first,
    confidence: Math.min(blue.confidence, orange.confidence),
    evidence: {
      winner,
      decidedBy: byBall !== null ? 'ball' : possession !== null ? 'possession' : 'nothing',
      possession,
      kickoff: first.time - play.touches[0]!.time <= KICKOFF_SECONDS,
      blue: blue.player,
      orange: orange.player,
      touches: touches.length,
      settledFrame,
      towardsOrange: along.place,
      speedTowardsOrange: along.speed,
    },
  });
}

/** Blue drives the ball to the orange side of the plane between the cars, and the other way round. */
function teamAhead(value: number, least: number): TeamIndex | null {
  if (value >= least) return 0;
  return value <= -least ? 1 : null;
}

/** Ball on the line from the blue to the orange car as they met, from the middle between them. */
function alongLine(
  match: MatchView,
  { blue, orange }: Scramble,
  frame: number,
): { place: number; speed: number } {
  const { ball, players } = match;
  const a = players.find(({ index }) => index === blue.player)!.car;
  const b = players.find(({ index }) => index === orange.player)!.car;
  const ax = a.x[blue.frame]!;
  const ay = a.y[blue.frame]!;
  const bx = b.x[orange.frame]!;
  const by = b.y[orange.frame]!;
  const length = Math.hypot(bx - ax, by - ay) || 1;
  const nx = (bx - ax) / length;
  const ny = (by - ay) / length;
  return {
    place: (ball.x[frame]! - (ax + bx) / 2) * nx + (ball.y[frame]! - (ay + by) / 2) * ny,
    speed: ball.vx[frame]! * nx + ball.vy[frame]! * ny,
  };
}

/** Team of the first touch after the 50/50 that nobody contests. */
function nextTeam(play: Play, { touches }: Scramble): TeamIndex | null {
  const last = touches.at(-1)!;
  const next = play.touches.find(({ frame, evidence }) => frame > last.frame && !evidence.contested);
  return next !== undefined && next.time - last.time <= POSSESSION_SECONDS ? next.team : null;
}
