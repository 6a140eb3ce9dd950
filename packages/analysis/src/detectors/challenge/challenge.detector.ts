import type { TeamIndex } from '../../model/teams.ts';
import type { MatchView, PlayerView } from '../../timeline/match-view.ts';
import { type FiftyFiftyEvent, fiftyFiftyDetector } from '../fifty-fifty/fifty-fifty.detector.ts';
import { defineDetector, type GameEvent, makeEvent, makePlayerEvent } from '../game-event.ts';
import { type PossessionEvent, possessionDetector } from '../possession/possession.detector.ts';
import { touchDetector } from '../touch/touch.detector.ts';
import type { TouchEvent } from '../touch/touch-event.ts';

/** Max distance from the ball at which a challenger closes in, uu, and min speed, uu/s [P]. */
const CHALLENGE_DISTANCE = 600;
const CHALLENGE_SPEED = 500;
/** They don't touch it within this time of the opponent's touch, s [P]. */
const CONTACT_SECONDS = 0.5;
/** The opponents lose the ball within this time, s [P]. */
const LOST_SECONDS = 2;

const CHALLENGE_RESULTS = ['won', 'lost', 'neutral'] as const;
export type ChallengeResult = (typeof CHALLENGE_RESULTS)[number];

type ChallengeEvidence = {
  /** Whether both hit the ball, or closing in alone made the opponent lose it. */
  by: 'contact' | 'pressure';
  result: ChallengeResult;
  /** Speed toward the ball, uu/s, and distance from it, uu, at the opponent's touch; null for contacts. */
  closing: number | null;
  distance: number | null;
};
/** One per player in a 50/50; code 95 won, 100 lost, 105 neutral. */
type ChallengeEvent = GameEvent<'challenge', ChallengeEvidence>;

const CODES: Readonly<Record<ChallengeResult, number>> = { won: 95, lost: 100, neutral: 105 };
const PRESSURE_CONFIDENCE = 0.5;

/** Detects challenges by contact and by pressure (game-and-stats.md 3.27); kickoffs are reported separately. */
export const challengeDetector = defineDetector({
  kinds: ['challenge'],
  needs: [touchDetector, fiftyFiftyDetector, possessionDetector],
  detect: (match, [touches, fiftyFifties, possessions]): ChallengeEvent[] =>
    [
      ...fiftyFifties
        .filter(({ evidence }) => !evidence.kickoff)
        .flatMap((event) => [contact(match, event, 0), contact(match, event, 1)]),
      ...findPressure(match, touches, possessions).map((pressure) => forced(match, pressure)),
    ].sort((a, b) => a.frame - b.frame || a.player - b.player),
});

/** Won if the team has the ball next, else if the ball went through in its favor; lost the other way round. */
function resultFor(team: TeamIndex, { evidence }: FiftyFiftyEvent): ChallengeResult {
  const { possession, winner, decidedBy } = evidence;
  if (possession !== null) return possession === team ? 'won' : 'lost';
  if (decidedBy !== 'ball' || winner === null) return 'neutral';
  return winner === team ? 'won' : 'lost';
}

function contact(match: MatchView, event: FiftyFiftyEvent, team: TeamIndex): ChallengeEvent {
  const { blue, orange } = event.evidence;
  const result = resultFor(team, event);
  return makeEvent(match, {
    kind: 'challenge',
    code: CODES[result],
    team,
    player: team === 0 ? blue : orange,
    other: team === 0 ? orange : blue,
    frame: event.frame,
    endFrame: event.endFrame,
    at: event,
    confidence: event.confidence,
    evidence: { by: 'contact', result, closing: null, distance: null },
  });
}

function forced(match: MatchView, { view, touch, closing, distance }: Pressure): ChallengeEvent {
  return makePlayerEvent(match, view, {
    kind: 'challenge',
    code: CODES.won,
    other: touch.player,
    frame: touch.frame,
    confidence: PRESSURE_CONFIDENCE,
    evidence: { by: 'pressure', result: 'won', closing, distance },
  });
}

/** A player who closed in on the touch with which the opponents lost the ball. */
interface Pressure {
  view: PlayerView;
  touch: TouchEvent;
  /** uu/s toward the ball. */
  closing: number;
  /** uu from the ball. */
  distance: number;
}

/** Finds the nearest challenger at the last touch of each controlled possession that the opponents ended within 2 s. */
function findPressure(
  match: MatchView,
  touches: readonly TouchEvent[],
  possessions: readonly PossessionEvent[],
): Pressure[] {
  const touchesByKey = new Map(touches.map((touch) => [`${touch.player}:${touch.frame}`, touch]));
  return possessions.flatMap(({ evidence, endFrame }) => {
    const { notion, until, lastTouchFrame, lastToucher } = evidence;
    if (notion !== 'controlled' || until !== 'opponent') return [];
    const touch = touchesByKey.get(`${lastToucher}:${lastTouchFrame}`);
    if (touch === undefined || match.clock.elapsed[endFrame]! - touch.time > LOST_SECONDS) return [];
    const challenger = nearestChallenger(match, touches, touch);
    return challenger === null ? [] : [challenger];
  });
}

function nearestChallenger(
  match: MatchView,
  touches: readonly TouchEvent[],
  touch: TouchEvent,
): Pressure | null {
  if (touch.team === null) return null;
  const { ball } = match;
  // The ball before the touch: afterwards, closing in would depend on where it went.
  const before = touch.evidence.ballFrameBefore;
  let best: Pressure | null = null;
  for (const view of match.teams[touch.team === 0 ? 1 : 0]) {
    const { car } = view;
    if (!match.isAlive(view, touch.frame)) continue;
    const dx = touch.x - car.x[touch.frame]!;
    const dy = touch.y - car.y[touch.frame]!;
    const dz = touch.z - car.z[touch.frame]!;
    const distance = Math.hypot(dx, dy, dz) || 1;
    if (distance > CHALLENGE_DISTANCE || (best !== null && distance >= best.distance)) continue;
    const closing =
      ((car.vx[touch.frame]! - ball.vx[before]!) * dx +
        (car.vy[touch.frame]! - ball.vy[before]!) * dy +
        (car.vz[touch.frame]! - ball.vz[before]!) * dz) /
      distance;
    if (closing < CHALLENGE_SPEED || hasContact(touches, touch, view.index)) continue;
    best = { view, touch, closing, distance };
  }
  return best;
}

function hasContact(touches: readonly TouchEvent[], { time }: TouchEvent, player: number): boolean {
  return touches.some((other) => other.player === player && Math.abs(other.time - time) <= CONTACT_SECONDS);
}
