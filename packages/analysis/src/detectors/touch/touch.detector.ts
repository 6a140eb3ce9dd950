import { FIELD, GROUND_MAX_Z, LOW_AIR_MAX_Z } from '../../model/field-geometry.ts';
import type { Vector } from '../../model/quaternion.ts';
import { createNearestSurface, findNearestSurface } from '../../model/surface.ts';
import { calculateSpeedAt } from '../../timeline/car-axes.ts';
import type { MatchView } from '../../timeline/match-view.ts';
import { NO_TEAM } from '../../timeline/tracks.ts';
import { defineDetector, makeEvent } from '../game-event.ts';
import {
  type Approach,
  type BallStep,
  type ContactSearch,
  createContactSearch,
  getBallAt,
} from './contact-search.ts';
import {
  type Contact,
  type ContactSource,
  type DodgeTimes,
  dodgeTimes,
  findContacts,
  listBallSteps,
  type MergedTouch,
  mergeContacts,
} from './find-contacts.ts';
import {
  type HeightBand,
  markContests,
  orderTouches,
  type TouchEvent,
  type TouchStrength,
  type TouchSurface,
} from './touch-event.ts';
import { UNKNOWN_THREAT, weighTouches } from './touch-threat.ts';

/** +2 on the scoreboard is explained by a touch at most this much earlier, s [P]. */
const SCORE_LOOKBACK_SECONDS = 1;
/** Max gap of a touch known only from the scoreboard, uu [P]. */
const SCORE_GAP = 60;
const TOUCH_POINTS = 2;
/** A change of the last-touch team is explained by a touch at most this much earlier or later, s. */
const HIT_TEAM_LOOKBACK_SECONDS = 0.3;
const HIT_TEAM_LOOKAHEAD_SECONDS = 0.1;
/** Max time between the contact and the rise of the refresh counter, s. */
const REFRESH_SECONDS = 0.25;
/** Max gap of a touch known only from the last-touch team, uu [SA]. */
const HIT_TEAM_GAP = 25;
/** Max gap of a touch known only from the dodge refresh, uu. */
const REFRESH_GAP = 60;

/** A report by the game that needs a touch to explain it. */
interface Claim {
  source: ContactSource;
  /** Any of these players' touches is enough; indexes into the searches. */
  candidates: readonly number[];
  from: number;
  to: number;
  largestGap: number;
}

function claims(match: MatchView, searches: readonly ContactSearch[]): Claim[] {
  const { ball, clock, motion, timeline } = match;
  const found: Claim[] = [];
  const ofPlayer = (player: number): number => searches.findIndex(({ view }) => view.index === player);
  for (let frame = 1; frame < match.frames; frame++) {
    const team = ball.hitTeam[frame];
    if (motion[frame] === 0 || team === NO_TEAM || team === ball.hitTeam[frame - 1]) continue;
    found.push({
      source: 'hitTeam',
      candidates: searches.flatMap(({ view }, index) => (view.team === team ? [index] : [])),
      from: clock.elapsed[frame]! - HIT_TEAM_LOOKBACK_SECONDS,
      to: clock.elapsed[frame]! + HIT_TEAM_LOOKAHEAD_SECONDS,
      largestGap: HIT_TEAM_GAP,
    });
  }
  for (const { frame, player } of timeline.dodgeRefreshes) {
    const time = clock.elapsed[frame]!;
    found.push({
      source: 'dodgeRefresh',
      candidates: [ofPlayer(player)],
      from: time - REFRESH_SECONDS,
      to: time + REFRESH_SECONDS,
      largestGap: REFRESH_GAP,
    });
  }
  for (const { frame, player, counter, before, after } of timeline.rises) {
    if (counter !== 'score' || after - before !== TOUCH_POINTS || motion[frame] === 0) continue;
    const time = clock.elapsed[frame]!;
    found.push({
      source: 'score',
      candidates: [ofPlayer(player)],
      from: time - SCORE_LOOKBACK_SECONDS,
      to: time,
      largestGap: SCORE_GAP,
    });
  }
  return found.filter(({ candidates }) => candidates.length > 0 && !candidates.includes(-1));
}

/** Finds contacts that don't show in the ball's path but are required by the game's counters and flags (3.2, 6 to 8). */
function fallbackContacts(
  match: MatchView,
  searches: readonly ContactSearch[],
  steps: readonly BallStep[],
  known: readonly Contact[],
): Contact[] {
  const added: Contact[] = [];
  const approach: Approach = { gap: 0, time: 0 };
  for (const { source, candidates, from, to, largestGap } of claims(match, searches)) {
    const explains = ({ searcher, time }: Contact): boolean =>
      time >= from && time <= to && candidates.includes(searcher);
    if (known.some(explains) || added.some(explains)) continue;
    let best: Contact | null = null;
    for (let index = firstAfter(steps, from); index < steps.length && steps[index]!.start <= to; index++) {
      const step = steps[index]!;
      for (const searcher of candidates) {
        searches[searcher]!.nearest(step, largestGap, approach);
        if (approach.gap > largestGap || (best !== null && approach.gap >= best.gap)) continue;
        best = { searcher, source, time: approach.time, gap: approach.gap, step };
      }
    }
    if (best !== null) added.push(best);
  }
  return added;
}

/** Returns the index of the first step that ends at or after a time. */
function firstAfter(steps: readonly BallStep[], time: number): number {
  let low = 0;
  let high = steps.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (steps[middle]!.end < time) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** A touch with a gap up to this is nearly certain, uu. */
const SURE_GAP = 15;
/** Strength by change of the ball's velocity, uu/s [SA]. */
const MEDIUM_SPEED_CHANGE = 320;
const HARD_SPEED_CHANGE = 900;
/** Confidence of a touch known only from the scoreboard [P]. */
const SCORE_CONFIDENCE = 0.6;
/** Min height of a car's center to be at the ceiling, uu (1.10 [SA]). */
const CEILING_CAR_Z = 1954;
/** Min height of a car's center, and max distance from a wall plane, to be on the wall, uu (1.10 [SA]). */
const WALL_CAR_Z = 120;
const WALL_CAR_GAP = 60;

/** Detects every contact of a car with the ball in play (game-and-stats.md 3.2), in order of time. */
export const touchDetector = defineDetector({
  kinds: ['touch'],
  detect: (match: MatchView): TouchEvent[] => {
    const searches = match.players.map((view) => createContactSearch(view, match.ball, match.clock));
    const dodges = match.players.map((view) => dodgeTimes(match, view));
    const steps = listBallSteps(match);
    const seen = findContacts(match, searches, dodges, steps);
    const contacts = [...seen, ...fallbackContacts(match, searches, steps, seen)].sort(
      (a, b) => a.time - b.time || a.searcher - b.searcher,
    );
    const touches = mergeContacts(contacts, dodges).map((touch) => ({
      touch: describeTouch(match, searches[touch.first.searcher]!, dodges[touch.first.searcher]!, touch),
      contactTime: touch.first.time,
    }));
    return weighTouches(match, markContests(orderTouches(touches, match.ball)));
  },
});

const contact: Vector = { x: 0, y: 0, z: 0 };
const nearest = createNearestSurface();

function describeTouch(
  match: MatchView,
  search: ContactSearch,
  dodges: DodgeTimes,
  { first, last, contacts }: MergedTouch,
): TouchEvent {
  const { ball } = match;
  const { car, team, index } = search.view;
  const { from, to } = first.step;
  // The contact happens before the frame that shows it; the first frame at or after it is the game's state at that
  // time.
  const frame = Math.min(to, Math.max(from, match.frameAt(first.time)));
  const gap = search.gapAt(first.step, first.time, contact);
  const at: Vector = { x: 0, y: 0, z: 0 };
  getBallAt(ball, first.step, first.time, at);
  const surface = getTouchSurface(car.x[frame]!, car.y[frame]!, car.z[frame]!);
  const { speedDeviation } = findHardestTouch(first, last);
  return makeEvent(match, {
    kind: 'touch',
    player: index,
    team,
    frame,
    at,
    confidence: calculateTouchConfidence(first, gap),
    evidence: {
      strength: getStrength(speedDeviation),
      speedChange: speedDeviation,
      ballSpeedBefore: calculateSpeedAt(ball, from),
      ballSpeedAfter: calculateSpeedAt(ball, to),
      ballFrameBefore: from,
      ballFrameAfter: to,
      surface,
      height: getHeightBand(car.z[frame]!),
      carZ: car.z[frame]!,
      carSpeed: calculateSpeedAt(car, frame),
      dodging: dodges.isDodging(first.time),
      contested: false,
      gap,
      contactX: contact.x,
      contactY: contact.y,
      contactZ: contact.z,
      contacts,
      lastContactFrame: last.step.to,
      ...UNKNOWN_THREAT,
      source: first.source,
    },
  });
}

const findHardestTouch = (first: Contact, last: Contact): Contact['step'] =>
  last.step.speedDeviation > first.step.speedDeviation ? last.step : first.step;

function getStrength(speedChange: number): TouchStrength {
  if (speedChange >= HARD_SPEED_CHANGE) return 'hard';
  return speedChange >= MEDIUM_SPEED_CHANGE ? 'medium' : 'soft';
}

function getHeightBand(z: number): HeightBand {
  if (z <= GROUND_MAX_Z) return 'ground';
  return z <= LOW_AIR_MAX_Z ? 'lowAir' : 'highAir';
}

function getTouchSurface(x: number, y: number, z: number): TouchSurface {
  if (z <= GROUND_MAX_Z) return 'ground';
  if (z >= CEILING_CAR_Z && z <= FIELD.ceilingZ) return 'ceiling';
  if (z < WALL_CAR_Z) return 'air';
  const { surface, gap } = findNearestSurface(x, y, z, nearest);
  return surface !== 'floor' && surface !== 'ceiling' && gap <= WALL_CAR_GAP ? 'wall' : 'air';
}

/**
 * Returns the confidence: a path that bends at a car in contact is nearly certain; a bend next to a car, or a touch
 * known only from a counter, is less so.
 */
function calculateTouchConfidence({ source }: Contact, gap: number): number {
  if (source === 'score') return SCORE_CONFIDENCE;
  const near = gap <= SURE_GAP;
  return source === 'ballPath' ? (near ? 0.95 : 0.8) : near ? 0.85 : 0.7;
}
