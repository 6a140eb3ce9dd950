import type { MatchView } from '../../timeline/match-view.ts';
import { type BallTrack, NO_TEAM, PRESENCE } from '../../timeline/tracks.ts';
import { type BallStep, measureStep } from './ball-step.ts';
import type { Approach, ContactSearch } from './contact-search.ts';
import type { DodgeTimes } from './dodge-times.ts';
import {
  CONTACT_GAP,
  CONTACT_GAP_GROWTH,
  DODGE_BONUS,
  FIRM_GAP,
  FIRM_SPEED_DEVIATION,
  FREE_AIR_GAP,
  FREE_AIR_SPEED_DEVIATION,
  FULL_RATE_STEP_SECONDS,
  HIT_TEAM_BONUS,
  LARGE_PLACE_DEVIATION,
  LARGE_SPEED_DEVIATION,
  LEAST_PLACE_DEVIATION,
  LEAST_SPEED_DEVIATION,
  LONGEST_STEP_SECONDS,
  NEAR_GAP,
  OPPONENT_MARGIN,
  RESTING_SPEED,
  SIMULTANEOUS_MARGIN,
} from './thresholds.ts';

export type ContactSource = 'ballPath' | 'hitTeam' | 'score' | 'dodgeRefresh';

/** One car at the ball between two ball updates. */
export interface Contact {
  /** Index into the list of searches. */
  searcher: number;
  source: ContactSource;
  time: number;
  gap: number;
  step: BallStep;
}

/** Steps of the ball from update to update while the ball is in play. */
export function* ballSteps(match: MatchView): Generator<BallStep> {
  const { ball, motion, clock } = match;
  let last = -1;
  for (let frame = 0; frame < match.frames; frame++) {
    if (motion[frame] === 0 || ball.present[frame] === 0 || ball.exploded[frame] === 1) {
      last = -1;
      continue;
    }
    if (last < 0) {
      last = frame;
      continue;
    }
    if (ball.updated[frame] === 0) continue;
    const resting = Math.hypot(ball.vx[last]!, ball.vy[last]!, ball.vz[last]!) < RESTING_SPEED;
    const from = resting ? frame - 1 : last;
    const start = clock.elapsed[from]!;
    const end = clock.elapsed[frame]!;
    if (end > start && end - start <= LONGEST_STEP_SECONDS) {
      const step = {
        from,
        to: frame,
        start,
        end,
        speedDeviation: 0,
        placeDeviation: 0,
        freeAir: true,
        meeting: 0,
      };
      measureStep(ball, step);
      yield step;
    }
    last = frame;
  }
}

/** Frames farther apart leave more room between the samples: 7.5 uu grow to 12 at 20 Hz (game-and-stats.md 3.2). */
function contactGap({ start, end }: Readonly<BallStep>): number {
  const late = end - start - FULL_RATE_STEP_SECONDS;
  return Math.min(NEAR_GAP, CONTACT_GAP + Math.max(0, late) * CONTACT_GAP_GROWTH);
}

/** How far a car may be from the ball to be the one that changed its path this much. */
function gapLimit({ speedDeviation, placeDeviation, freeAir }: Readonly<BallStep>, touching: number): number {
  if (freeAir && speedDeviation >= FREE_AIR_SPEED_DEVIATION) return FREE_AIR_GAP;
  if (speedDeviation >= LARGE_SPEED_DEVIATION || placeDeviation >= LARGE_PLACE_DEVIATION) return NEAR_GAP;
  return speedDeviation >= FIRM_SPEED_DEVIATION ? Math.max(FIRM_GAP, touching) : touching;
}

/** Team that the game says hit the ball in this step, where it says so: it tells only of changes. */
function hitTeamOf({ hitTeam }: BallTrack, { from, to }: Readonly<BallStep>): number {
  for (let frame = to; frame > from; frame--) {
    if (hitTeam[frame] !== hitTeam[frame - 1]) return hitTeam[frame]!;
  }
  return NO_TEAM;
}

/** Contacts that show in the ball's path. */
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
    const moved = speedDeviation >= LEAST_SPEED_DEVIATION || placeDeviation >= LEAST_PLACE_DEVIATION;
    if (!moved) continue;
    const limit = gapLimit(step, contactGap(step));
    const hitTeam = hitTeamOf(match.ball, step);
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
      const mates = searches[index]!.view.team === searches[Math.max(best, 0)]!.view.team;
      const margin = mates ? SIMULTANEOUS_MARGIN : OPPONENT_MARGIN;
      if (best < 0 || ranks[index]! > Math.max(0, ranks[best]!) + margin) continue;
      const { gap, time } = approaches[index]!;
      contacts.push({ searcher: index, source: 'ballPath', time, gap, step });
    }
  }
  return contacts;
}
