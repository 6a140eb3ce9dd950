import { calculateSpeedAt } from '../../timeline/car-axes.ts';
import type { MatchView, PlayerView } from '../../timeline/match-view.ts';
import { type BallTrack, NO_TEAM, PRESENCE } from '../../timeline/tracks.ts';
import {
  type Approach,
  type BallStep,
  type ContactSearch,
  MIN_SPEED_DEVIATION,
  measureStep,
} from './contact-search.ts';

/** Ball updates farther apart than this are not compared unless the ball is at rest, s [SA]. */
const MAX_STEP_SECONDS = 0.25;
/** A ball slower than this is at rest: its next movement starts in the last frame before it, uu/s. */
const RESTING_SPEED = 5;
/** Max contact gap for a small change of the ball's path to be a touch, uu: 5 [SA] and the 2.5 from 1.6. */
const CONTACT_GAP = 7.5;
/**
 * Frame length of 30 Hz recordings, s (1.8); the gap grows by this for each additional second, uu/s: to 12 uu at 20
 * Hz [P].
 */
const FULL_RATE_STEP_SECONDS = 0.035;
const CONTACT_GAP_GROWTH = 300;
/** Min change of the ball's position, uu [SA]. */
const MIN_POSITION_DEVIATION = 25;
/** Max contact gap for a large change of the ball's path to be a touch, uu [SA]. */
const NEAR_GAP = 25;
/** Large change of velocity, uu/s [SA], and of position, uu [SA]. */
const LARGE_SPEED_DEVIATION = 1000;
const LARGE_POSITION_DEVIATION = 500;
/**
 * In free air, only a car changes the ball's velocity by this much, uu/s, so the nearest car did it, up to this gap,
 * uu. Positions in one frame are a few ticks apart, about 25 uu each at 3000 uu/s [M].
 */
const FREE_AIR_SPEED_DEVIATION = 300;
const FREE_AIR_GAP = 60;
/** Near a surface, uu/s and uu: more than a small deviation, less than a large one. */
const FIRM_SPEED_DEVIATION = 300;
const FIRM_GAP = 15;
/** An opponent this close to the best rank also touched, uu: both positions are off by a tick or two [M]. */
const OPPONENT_MARGIN = 15;
/** Subtracted from the rank of cars whose team is reported by the game as the last to touch, uu. */
const HIT_TEAM_BONUS = 40;
/** Subtracted from the rank of a dodging car, uu [SA]. */
const DODGE_BONUS = 1;
/** Cars ranked this close to the best touched at the same time, uu [SA]. */
const SIMULTANEOUS_MARGIN = 5;
/** Min time between a player's touches, unless there's a new dodge, s [SA]. */
const MERGE_SECONDS = 0.25;
/** Within this time not even a new dodge makes a second touch: car and ball are still together, s [M]. */
const SAME_CONTACT_SECONDS = 0.08;
/** A dodge turns the car for this long, s (1.4). */
const DODGE_SECONDS = 0.65;
/** Max lag of component flags behind car positions, s (10.2). */
const DODGE_LAG_SECONDS = 0.1;

export type ContactSource = 'ballPath' | 'hitTeam' | 'score' | 'dodgeRefresh';

/** A car at the ball between two ball updates. */
export interface Contact {
  /** Index into the list of searches. */
  searcher: number;
  source: ContactSource;
  time: number;
  gap: number;
  step: BallStep;
}

/** Returns the ball's steps from update to update while in play, between two frames. */
export function listBallSteps(match: MatchView, from = 0, until = match.frames): BallStep[] {
  const { ball, motion, clock } = match;
  const steps: BallStep[] = [];
  let last = -1;
  for (let frame = from; frame < until; frame++) {
    if (motion[frame] === 0 || ball.present[frame] === 0 || ball.exploded[frame] === 1) {
      last = -1;
      continue;
    }
    if (last < 0) {
      last = frame;
      continue;
    }
    if (ball.updated[frame] === 0) continue;
    const resting = calculateSpeedAt(ball, last) < RESTING_SPEED;
    const first = resting ? frame - 1 : last;
    const start = clock.elapsed[first]!;
    const end = clock.elapsed[frame]!;
    if (end > start && end - start <= MAX_STEP_SECONDS) {
      const step = {
        from: first,
        to: frame,
        start,
        end,
        speedDeviation: 0,
        placeDeviation: 0,
        freeAir: true,
        meeting: 0,
      };
      measureStep(ball, step);
      steps.push(step);
    }
    last = frame;
  }
  return steps;
}

/**
 * Returns the contact gap: frames farther apart leave more room between samples, so 7.5 uu grow to 12 at 20 Hz
 * (game-and-stats.md 3.2).
 */
function contactGap({ start, end }: Readonly<BallStep>): number {
  const late = end - start - FULL_RATE_STEP_SECONDS;
  return Math.min(NEAR_GAP, CONTACT_GAP + Math.max(0, late) * CONTACT_GAP_GROWTH);
}

/** Returns the max distance of a car from the ball to have changed its path this much. */
function gapLimit({ speedDeviation, placeDeviation, freeAir }: Readonly<BallStep>, touching: number): number {
  if (freeAir && speedDeviation >= FREE_AIR_SPEED_DEVIATION) return FREE_AIR_GAP;
  if (speedDeviation >= LARGE_SPEED_DEVIATION || placeDeviation >= LARGE_POSITION_DEVIATION) return NEAR_GAP;
  return speedDeviation >= FIRM_SPEED_DEVIATION ? Math.max(FIRM_GAP, touching) : touching;
}

/** Returns the team that, according to the game, hit the ball in this step, if any: only changes are reported. */
function getHitTeam({ hitTeam }: BallTrack, { from, to }: Readonly<BallStep>): number {
  for (let frame = to; frame > from; frame--) {
    if (hitTeam[frame] !== hitTeam[frame - 1]) return hitTeam[frame]!;
  }
  return NO_TEAM;
}

/** Finds contacts that show in the ball's path. */
export function findContacts(
  match: MatchView,
  searches: readonly ContactSearch[],
  dodges: readonly DodgeTimes[],
  steps: readonly BallStep[],
): Contact[] {
  const contacts: Contact[] = [];
  const approaches: Approach[] = searches.map(() => ({ gap: 0, time: 0 }));
  const ranks = new Float64Array(searches.length);
  for (const step of steps) {
    const { speedDeviation, placeDeviation } = step;
    const moved = speedDeviation >= MIN_SPEED_DEVIATION || placeDeviation >= MIN_POSITION_DEVIATION;
    if (!moved) continue;
    const limit = gapLimit(step, contactGap(step));
    const hitTeam = getHitTeam(match.ball, step);
    let best = -1;
    let bestRank = Number.POSITIVE_INFINITY;
    for (let index = 0; index < searches.length; index++) {
      const { view, nearest } = searches[index]!;
      const approach = approaches[index]!;
      ranks[index] = Number.POSITIVE_INFINITY;
      if (view.car.presence[step.to] !== PRESENCE.alive) continue;
      nearest(step, limit, approach);
      if (approach.gap > limit) continue;
      ranks[index] = Math.max(0, approach.gap) - (dodges[index]!.isDodging(approach.time) ? DODGE_BONUS : 0);
      const rank = ranks[index]! - (view.team === hitTeam ? HIT_TEAM_BONUS : 0);
      if (rank >= bestRank) continue;
      best = index;
      bestRank = rank;
    }
    for (let index = 0; index < searches.length; index++) {
      const teammates = searches[index]!.view.team === searches[Math.max(best, 0)]!.view.team;
      const margin = teammates ? SIMULTANEOUS_MARGIN : OPPONENT_MARGIN;
      if (best < 0 || ranks[index]! > Math.max(0, ranks[best]!) + margin) continue;
      const { gap, time } = approaches[index]!;
      contacts.push({ searcher: index, source: 'ballPath', time, gap, step });
    }
  }
  return contacts;
}

/** Contacts of one player that make up one touch. */
export interface MergedTouch {
  first: Contact;
  last: Contact;
  contacts: number;
}

/** Merges contacts of a player (3.2, 9); `contacts` in order of time. */
export function mergeContacts(contacts: readonly Contact[], dodges: readonly DodgeTimes[]): MergedTouch[] {
  const touches: MergedTouch[] = [];
  const latest = new Map<number, MergedTouch>();
  for (const contact of contacts) {
    const open = latest.get(contact.searcher);
    if (open !== undefined && isSameContact(open, contact, dodges[contact.searcher]!)) {
      open.last = contact;
      open.contacts += 1;
      continue;
    }
    const touch = { first: contact, last: contact, contacts: 1 };
    latest.set(contact.searcher, touch);
    touches.push(touch);
  }
  return touches;
}

function isSameContact({ first, last }: MergedTouch, contact: Contact, dodges: DodgeTimes): boolean {
  if (contact.time - first.time >= MERGE_SECONDS) return false;
  if (contact.time - first.time < SAME_CONTACT_SECONDS) return true;
  const newHit = contact.step !== last.step && contact.step.speedDeviation >= MIN_SPEED_DEVIATION;
  return !newHit || !dodges.startsBetween(last.time, contact.time);
}

export interface DodgeTimes {
  /** Starts, s, rising. */
  readonly starts: readonly number[];
  isDodging(time: number): boolean;
  /** Returns whether a dodge started after `from`, up to and including `to`. */
  startsBetween(from: number, to: number): boolean;
}

export function dodgeTimes(match: MatchView, { index }: PlayerView): DodgeTimes {
  const starts = match.timeline.moves
    .filter(({ kind, player }) => kind === 'dodge' && player === index)
    .map(({ frame }) => match.clock.elapsed[frame]!);
  const startsBetween = (from: number, to: number): boolean =>
    starts.some((start) => start > from && start <= to);
  return {
    starts,
    startsBetween,
    isDodging: (time) => startsBetween(time - DODGE_SECONDS, time + DODGE_LAG_SECONDS),
  };
}
