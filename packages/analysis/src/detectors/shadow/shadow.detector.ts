import { length } from '../../model/length.ts';
import { getOtherTeam, type TeamIndex } from '../../model/teams.ts';
import { calculateDistanceAt } from '../../timeline/car-axes.ts';
import type { MatchView, PlayerView } from '../../timeline/match-view.ts';
import { defineDetector, type GameEvent, makePlayerEvent } from '../game-event.ts';
import { mapControlToFrames, possessionDetector } from '../possession/possession.detector.ts';
import { touchDetector } from '../touch/touch.detector.ts';
import type { TouchEvent } from '../touch/touch-event.ts';

/** Max depth of the ball in the opponents' half, defender's attack frame, uu [SA]. */
export const MAX_BALL_Y = 1024;
/** The defender is at least this much closer to their goal than ball and attacker, uu [SA]. */
const GOAL_SIDE = 250;
/** Distance to the closer of ball and attacker, uu [SA]. */
const MIN_DISTANCE = 700;
const MAX_DISTANCE = 3200;
/** Distance from the line between the ball and the point in front of the defender's own goal, uu [SA]. */
const MAX_LATERAL = 1300;
const GOAL_POINT_Y = -4240;
/** Speed of the defender and the threat toward the defended goal, and their difference, uu/s [SA]. */
const MIN_RETREAT = 100;
const MIN_ADVANCE = 100;
const MAX_SPEED_DIFFERENCE = 900;
/** Spans closer than this are merged: the peer's break at every flicker of a speed, s [P]. */
const MERGE_SECONDS = 0.2;
/** Shorter spans are noise, s [SA]; longer ones are episodes that a person would call shadowing, s [P]. */
const MIN_SECONDS = 0.3;
const EPISODE_SECONDS = 0.8;
/** If the opponents don't shoot within this time after the end, it worked, s [P]. */
const SUCCESS_SECONDS = 2;
const CONFIDENCE = 0.6;

type ShadowEvidence = {
  /** Seconds of actual shadowing within the span. */
  readonly seconds: number;
  /** Whether it is long enough for an episode: 0.8 s. */
  readonly episode: boolean;
  /** No shot against within 2 s of the end, or their team took the ball. */
  readonly success: boolean;
  readonly distanceToBall: number;
};
export type Shadow = GameEvent<'shadow', ShadowEvidence>;

/**
 * Detects defenders who retreat goal-side of an attack instead of challenging it. game-and-stats.md 3.35, after
 * subtr-actor's shadow defense.
 */
export const shadowDetector = defineDetector({
  kinds: ['shadow'],
  needs: [possessionDetector, touchDetector],
  detect: (match, [possessions, touches]): Shadow[] => {
    const possession = mapControlToFrames(possessions, match);
    const attackers = lastTouchers(match, touches);
    return match.players.flatMap((view) => findForPlayer(match, view, possession, attackers, touches));
  },
});

/** Returns the index into `match.players` of the last toucher per frame; -1 for none. */
function lastTouchers(match: MatchView, touches: readonly TouchEvent[]): Int8Array {
  const column = new Int8Array(match.frames).fill(-1);
  const indexes = new Map(match.players.map(({ index }, order) => [index, order]));
  touches.forEach(({ player, frame }, i) => {
    column.fill(indexes.get(player) ?? -1, frame, touches[i + 1]?.frame ?? match.frames);
  });
  return column;
}

function findForPlayer(
  match: MatchView,
  view: PlayerView,
  possession: Uint8Array,
  attackers: Int8Array,
  touches: readonly TouchEvent[],
): Shadow[] {
  const { live, clock, players, frames } = match;
  const opponents = getOtherTeam(view.team);
  const events: Shadow[] = [];
  let start = -1;
  let last = -1;
  let seconds = 0;
  const close = (): void => {
    if (start >= 0 && seconds >= MIN_SECONDS) {
      events.push(describe(match, view, start, last, seconds, touches));
    }
    start = -1;
    seconds = 0;
  };
  for (let frame = 0; frame < frames; frame++) {
    const attacker =
      live[frame] === 1 && possession[frame] === opponents ? players[attackers[frame]!] : undefined;
    const shadows =
      attacker !== undefined && attacker.team === opponents && isShadowing(match, view, attacker, frame);
    if (shadows) {
      if (start < 0) start = frame;
      last = frame;
      seconds += clock.delta[frame]!;
    } else if (
      start >= 0 &&
      (live[frame] === 0 || clock.elapsed[frame]! - clock.elapsed[last]! > MERGE_SECONDS)
    ) {
      close();
    }
  }
  close();
  return events;
}

function describe(
  match: MatchView,
  view: PlayerView,
  start: number,
  end: number,
  seconds: number,
  touches: readonly TouchEvent[],
): Shadow {
  const { ball, clock } = match;
  const { car, team } = view;
  const ended = clock.elapsed[end]!;
  const next = touches.find(({ time }) => time > ended);
  const won = next !== undefined && next.team === team && next.time - ended <= SUCCESS_SECONDS;
  return makePlayerEvent(match, view, {
    kind: 'shadow',
    frame: start,
    endFrame: end,
    confidence: CONFIDENCE,
    evidence: {
      seconds,
      episode: seconds >= EPISODE_SECONDS,
      success: won || !isShotAgainst(match, team, clock.elapsed[start]!, ended + SUCCESS_SECONDS),
      distanceToBall: calculateDistanceAt(car, ball, start),
    },
  });
}

function isShotAgainst({ timeline, clock }: MatchView, team: TeamIndex, from: number, to: number): boolean {
  return timeline.rises.some(
    ({ counter, player, frame }) =>
      (counter === 'shots' || counter === 'goals') &&
      timeline.players[player]?.team !== team &&
      clock.elapsed[frame]! >= from &&
      clock.elapsed[frame]! <= to,
  );
}

/**
 * Returns whether a defender retreats in front of an attacker with the ball, between them and their goal. Attack
 * frame of the defender.
 */
function isShadowing(
  { ball }: MatchView,
  { car, sign }: PlayerView,
  { car: attacker }: PlayerView,
  frame: number,
): boolean {
  if (car.presence[frame] !== 1 || attacker.presence[frame] !== 1 || ball.present[frame] !== 1) return false;
  const ballY = sign * ball.y[frame]!;
  if (ballY > MAX_BALL_Y) return false;
  const y = sign * car.y[frame]!;
  if (ballY - y < GOAL_SIDE || sign * attacker.y[frame]! - y < GOAL_SIDE) return false;
  const retreat = -sign * car.vy[frame]!;
  const advance = Math.max(-sign * ball.vy[frame]!, -sign * attacker.vy[frame]!);
  if (retreat < MIN_RETREAT || advance < MIN_ADVANCE) return false;
  if (Math.abs(retreat - advance) > MAX_SPEED_DIFFERENCE) return false;
  const x = sign * car.x[frame]!;
  const ballX = sign * ball.x[frame]!;
  const nearest = Math.min(
    length(x - ballX, y - ballY),
    length(x - sign * attacker.x[frame]!, y - sign * attacker.y[frame]!),
  );
  if (nearest < MIN_DISTANCE || nearest > MAX_DISTANCE) return false;
  // Distance from the line between the ball and the point in front of the goal.
  const lineX = -ballX;
  const lineY = GOAL_POINT_Y - ballY;
  const lineLength = length(lineX, lineY);
  const lateral =
    lineLength === 0
      ? length(x - ballX, y - ballY)
      : Math.abs((x - ballX) * lineY - (y - ballY) * lineX) / lineLength;
  return lateral <= MAX_LATERAL;
}
