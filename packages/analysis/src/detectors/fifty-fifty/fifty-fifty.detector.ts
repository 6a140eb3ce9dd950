import type { TeamIndex } from '../../model/teams.ts';
import type { MatchView } from '../../timeline/match-view.ts';
import { defineDetector, type GameEvent, makeEvent } from '../game-event.ts';
import { createContactSearch } from '../touch/contact-search.ts';
import { listBallSteps } from '../touch/find-contacts.ts';
import { touchDetector } from '../touch/touch.detector.ts';
import { type Play, splitIntoPlays, type TouchEvent } from '../touch/touch-event.ts';

/** Touches by both teams within this time are one 50/50; later ones within it extend the 50/50, s [SA]. */
const TOGETHER_SECONDS = 0.2;
/**
 * Max distance between hitbox and ball for a car that met the ball, uu, at 30 Hz; grows for slower recordings, whose
 * bodies are further apart between updates, uu/s. A bend in the ball's path is also credited to the second nearest
 * car, which may not have come closer [M].
 */
const CONTACT_GAP = 10;
const CONTACT_GAP_GROWTH = 300;
const FULL_RATE_STEP_SECONDS = 0.035;
/** Bodies and touches of the same moment are a few updates apart, s. */
const LAG_SECONDS = 0.1;
/** It is settled this long after the last touch, s [SA]. */
const SETTLE_SECONDS = 0.35;
/** Max duration, s [SA]. */
const MAX_SECONDS = 1.25;
/**
 * A team wins if the ball is this far on the opponents' side of the plane between the cars, uu, or this fast toward
 * it, uu/s [SA].
 */
const WON_DISTANCE = 180;
const WON_SPEED = 220;
/** The first uncontested touch within this time decides who has the ball afterwards, s [P]. */
const POSSESSION_SECONDS = 2;
/** A 50/50 that starts this soon after a play's first touch belongs to the kickoff, s. */
const KICKOFF_SECONDS = 0.5;

type FiftyFiftyEvidence = {
  /** Winning team: by the ball's position or speed, else by possession afterwards; null if neither decides. */
  winner: TeamIndex | null;
  decidedBy: 'ball' | 'possession' | 'nothing';
  /** Team of the first uncontested touch after it. */
  possession: TeamIndex | null;
  kickoff: boolean;
  blue: number;
  orange: number;
  touches: number;
  settledFrame: number;
  /** Position and speed of the ball when settled, along the line from the blue to the orange car; uu, uu/s. */
  towardsOrange: number;
  speedTowardsOrange: number;
};
/** `player` touched first, `other` is their opponent, `team` is the winner. */
export type FiftyFiftyEvent = GameEvent<'fiftyFifty', FiftyFiftyEvidence>;

/** Detects balls that both teams hit at the same time (game-and-stats.md 3.27). */
export const fiftyFiftyDetector = defineDetector({
  kinds: ['fiftyFifty'],
  needs: [touchDetector],
  detect: (match, [touches]): FiftyFiftyEvent[] =>
    splitIntoPlays(match, touches).flatMap((play) =>
      findScrambles(match, play)
        .filter((scramble) => haveBothTouchedBall(match, scramble))
        .map((scramble) => describe(match, play, scramble)),
    ),
});

function describe(match: MatchView, play: Play, scramble: Scramble): FiftyFiftyEvent {
  const { touches, blue, orange } = scramble;
  const first = touches[0]!;
  const last = touches.at(-1)!;
  const settledFrame = Math.min(match.frameAt(last.time + SETTLE_SECONDS), play.endFrame);
  const along = measureAlongLine(match, scramble, settledFrame);
  const possession = getNextTeam(play, scramble);
  const byBall = getTeamAhead(along.offset, WON_DISTANCE) ?? getTeamAhead(along.speed, WON_SPEED);
  const winner = byBall ?? possession;
  return makeEvent(match, {
    kind: 'fiftyFifty',
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
      towardsOrange: along.offset,
      speedTowardsOrange: along.speed,
    },
  });
}

/** Returns the team ahead: blue if the ball goes to the orange side of the plane between the cars, and vice versa. */
function getTeamAhead(value: number, min: number): TeamIndex | null {
  if (value >= min) return 0;
  return value <= -min ? 1 : null;
}

/** Returns the ball's position on the line from the blue to the orange car at their contact, relative to the midpoint. */
function measureAlongLine(
  match: MatchView,
  { blue, orange }: Scramble,
  frame: number,
): { offset: number; speed: number } {
  const { ball } = match;
  const a = match.viewOf(blue.player)!.car;
  const b = match.viewOf(orange.player)!.car;
  const ax = a.x[blue.frame]!;
  const ay = a.y[blue.frame]!;
  const bx = b.x[orange.frame]!;
  const by = b.y[orange.frame]!;
  const length = Math.hypot(bx - ax, by - ay) || 1;
  const nx = (bx - ax) / length;
  const ny = (by - ay) / length;
  return {
    offset: (ball.x[frame]! - (ax + bx) / 2) * nx + (ball.y[frame]! - (ay + by) / 2) * ny,
    speed: ball.vx[frame]! * nx + ball.vy[frame]! * ny,
  };
}

/** Returns the team of the first uncontested touch after the 50/50. */
function getNextTeam(play: Play, { touches }: Scramble): TeamIndex | null {
  const last = touches.at(-1)!;
  const next = play.touches.find(({ frame, evidence }) => frame > last.frame && !evidence.contested);
  return next !== undefined && next.time - last.time <= POSSESSION_SECONDS ? next.team : null;
}

/** Touches by both teams close together. */
interface Scramble {
  touches: TouchEvent[];
  /** First touch of each team. */
  blue: TouchEvent;
  orange: TouchEvent;
}

/** Groups touches into 50/50s: two by opponents within 0.2 s, plus those within 0.2 s of the last (3.27). */
function findScrambles(match: MatchView, { touches }: Play): Scramble[] {
  const scrambles: Scramble[] = [];
  let group: TouchEvent[] = [];
  const close = (): void => {
    const blue = group.find(({ team }) => team === 0);
    const orange = group.find(({ team }) => team === 1);
    if (blue !== undefined && orange !== undefined) scrambles.push({ touches: group, blue, orange });
    group = [];
  };
  for (const touch of touches) {
    const last = group.at(-1);
    if (last !== undefined) {
      const apart = touch.time - getEnd(match, last);
      if (apart > TOGETHER_SECONDS || touch.time - group[0]!.time > MAX_SECONDS) close();
      // A player's touches before the opponent's are a dribble, not part of the 50/50.
      else if (group.every(({ team }) => team === touch.team)) group = [];
    }
    group.push(touch);
  }
  close();
  return scrambles;
}

/**
 * Whether both cars were at the ball within the window: a touch alone only means that the ball's path bent next to a
 * car.
 */
function haveBothTouchedBall(match: MatchView, { blue, orange }: Scramble): boolean {
  const from = Math.min(blue.time, orange.time) - LAG_SECONDS;
  const to = Math.max(blue.time, orange.time) + LAG_SECONDS;
  const searches = [blue, orange].map(({ player }) =>
    createContactSearch(match.viewOf(player)!, match.ball, match.clock),
  );
  const met = [Number.NEGATIVE_INFINITY, Number.NEGATIVE_INFINITY];
  const approach = { gap: 0, time: 0 };
  for (const step of listBallSteps(match, match.frameAt(from), match.frameAt(to))) {
    const late = Math.max(0, step.end - step.start - FULL_RATE_STEP_SECONDS);
    const limit = CONTACT_GAP + late * CONTACT_GAP_GROWTH;
    for (const [index, search] of searches.entries()) {
      search.nearest(step, limit, approach);
      if (approach.gap > limit) continue;
      met[index] = approach.time;
      if (Math.abs(met[0]! - met[1]!) <= TOGETHER_SECONDS) return true;
    }
  }
  return false;
}

/** Returns the end of a touch: its last contact. */
function getEnd({ clock }: MatchView, { time, evidence }: TouchEvent): number {
  return Math.max(time, clock.elapsed[evidence.lastContactFrame] ?? time);
}
