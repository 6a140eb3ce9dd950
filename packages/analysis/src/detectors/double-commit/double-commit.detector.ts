import { length } from '../../model/length.ts';
import { getPitchZone } from '../../model/pitch-zones.ts';
import { calculateDistanceAt, calculateSpeedAt } from '../../timeline/car-axes.ts';
import type { MatchView, PlayerView } from '../../timeline/match-view.ts';
import type { TimelineMove } from '../../timeline/timeline.ts';
import { defineDetector, type GameEvent, getBallAt, makeEvent } from '../game-event.ts';
import { touchDetector } from '../touch/touch.detector.ts';
import type { TouchEvent } from '../touch/touch-event.ts';

/** Max distance at which a player is at the ball, uu between centers. */
const AT_BALL = 550;
/** Two players arriving within this time commit to the same ball, s. */
const TOGETHER_SECONDS = 0.35;
/** Both approach it during this time before they arrive, s, at this min speed, uu/s, and this directly, cosine. */
const RUN_SECONDS = 0.4;
const MIN_SPEED = 600;
const MIN_ALIGNMENT = 0.6;
/** Share of that time in which they must: bodies aren't updated in every frame. */
const MIN_RUN_SHARE = 0.75;
/** A jump or dodge this close to the arrival shows intent, s. */
const COMMIT_SECONDS = 0.4;
/** A touch by one of them this recently makes the other's run a pass or follow-up, s. */
const PASS_SECONDS = 1;
/** The same pair within this time is the same mistake, s. */
const SAME_PAIR_SECONDS = 1.5;
/** Kickoffs bring everyone to the ball, s after the start. */
const KICKOFF_SECONDS = 3;
/** If both arrive within this time, the one further upfield is to blame, s. */
const TIE_SECONDS = 0.1;
/** Consequences: max time until possession is lost, and until a goal or shot against, s. */
const LOST_SECONDS = 2;
const AGAINST_SECONDS = 5;
/** Corner and corner side-wall zones at both ends (game-and-stats.md 4.4). */
const CORNER_ZONES: readonly number[] = [10, 15, 25, 30, 90, 95, 110, 115];
const CONFIDENCE = 0.6;

/** `player` is to blame, `other` was there first. */
type DoubleCommitEvidence = {
  /** Whether the ball was in or next to a corner. */
  readonly corner: boolean;
  /** Time between the two arrivals, s. */
  readonly secondsApart: number;
  /** Whether the opponents had the last touch in the next 2 s. */
  readonly possessionLost: boolean;
  /** Within 5 s. */
  readonly shotAgainst: boolean;
  readonly goalAgainst: boolean;
};
export type DoubleCommit = GameEvent<'doubleCommit', DoubleCommitEvidence>;

/** Detects two teammates going for the same ball. game-and-stats.md 3.34 [P]; not in Duel. */
export const doubleCommitDetector = defineDetector({
  kinds: ['doubleCommit'],
  needs: [touchDetector],
  detect: (match, [touches]): DoubleCommit[] =>
    match.teams.flatMap((team) => {
      if (team.length < 2) return [];
      const arrivals = team.flatMap((view) => findArrivals(match, view)).sort((a, b) => a.frame - b.frame);
      return pairCommits(match, arrivals, touches);
    }),
});

function pairCommits(
  match: MatchView,
  arrivals: readonly Arrival[],
  touches: readonly TouchEvent[],
): DoubleCommit[] {
  const events: DoubleCommit[] = [];
  const lastFrames = new Map<string, number>();
  for (let later = 1; later < arrivals.length; later++) {
    const second = arrivals[later]!;
    for (let earlier = later - 1; earlier >= 0; earlier--) {
      const first = arrivals[earlier]!;
      if (second.time - first.time > TOGETHER_SECONDS) break;
      if (first.view === second.view) continue;
      const pair = [first.view.index, second.view.index].sort((a, b) => a - b).join();
      if (second.time - (lastFrames.get(pair) ?? Number.NEGATIVE_INFINITY) < SAME_PAIR_SECONDS) continue;
      if (!isCommitting(match, first, second) || hasPassBetween(first, second, touches)) continue;
      lastFrames.set(pair, second.time);
      events.push(describe(match, first, second, touches));
    }
  }
  return events;
}

/** Whether at least one of them jumps or dodges. */
function isCommitting({ timeline, clock }: MatchView, first: Arrival, second: Arrival): boolean {
  const commits = ({ player, frame, kind }: TimelineMove): boolean => {
    const arrival = player === first.view.index ? first : player === second.view.index ? second : null;
    return (
      arrival !== null &&
      kind !== 'autoFlip' &&
      Math.abs(clock.elapsed[frame]! - arrival.time) <= COMMIT_SECONDS
    );
  };
  return timeline.moves.some(commits);
}

/** Whether one of them had the ball just before. */
function hasPassBetween(first: Arrival, second: Arrival, touches: readonly TouchEvent[]): boolean {
  return touches.some(
    ({ player, time }) =>
      (player === first.view.index || player === second.view.index) &&
      time < first.time &&
      first.time - time <= PASS_SECONDS,
  );
}

function describe(
  match: MatchView,
  first: Arrival,
  second: Arrival,
  touches: readonly TouchEvent[],
): DoubleCommit {
  const { timeline, clock } = match;
  const { frame, time } = second;
  const { team, sign } = second.view;
  const secondsApart = second.time - first.time;
  const isUpfield = ({ view }: Arrival): number => sign * view.car.y[frame]!;
  const tied = secondsApart <= TIE_SECONDS;
  const [blamed, other] = tied && isUpfield(first) > isUpfield(second) ? [first, second] : [second, first];
  const at = getBallAt(match, frame);
  const within = (seconds: number, other: number): boolean =>
    clock.elapsed[other]! >= time && clock.elapsed[other]! - time <= seconds;
  const last = touches.findLast((touch) => touch.time > time && touch.time - time <= LOST_SECONDS);
  return makeEvent(match, {
    kind: 'doubleCommit',
    team,
    player: blamed.view.index,
    other: other.view.index,
    frame,
    at,
    confidence: CONFIDENCE,
    evidence: {
      corner: CORNER_ZONES.includes(getPitchZone(team, at.x, at.y)),
      secondsApart,
      possessionLost: last !== undefined && last.team !== team,
      shotAgainst: timeline.rises.some(
        ({ counter, player, frame: at }) =>
          counter === 'shots' && timeline.players[player]?.team !== team && within(AGAINST_SECONDS, at),
      ),
      goalAgainst: timeline.goals.some(
        ({ team: scoring, frame: at }) => scoring !== team && within(AGAINST_SECONDS, at),
      ),
    },
  });
}

/** A player who reached the ball on purpose. */
interface Arrival {
  view: PlayerView;
  frame: number;
  time: number;
}

/** Finds frames in which a player running at the ball gets close to it, in order; without kickoffs. */
function findArrivals(match: MatchView, view: PlayerView): Arrival[] {
  const { ball, clock, motion, live, frames } = match;
  const { car } = view;
  const arrivals: Arrival[] = [];
  let roundStart = 0;
  let inside = true;
  for (let frame = 1; frame < frames; frame++) {
    if (motion[frame] === 1 && motion[frame - 1] === 0) roundStart = clock.elapsed[frame]!;
    if (live[frame] === 0 || car.presence[frame] !== 1 || ball.present[frame] === 0) {
      inside = true; // a player already there when play starts did not run
      continue;
    }
    const now = calculateDistanceAt(car, ball, frame) < AT_BALL;
    if (
      now &&
      !inside &&
      clock.elapsed[frame]! - roundStart >= KICKOFF_SECONDS &&
      runsAtBall(match, view, frame)
    ) {
      arrivals.push({ view, frame, time: clock.elapsed[frame]! });
    }
    inside = now;
  }
  return arrivals;
}

function runsAtBall({ ball, clock }: MatchView, { car }: PlayerView, arrival: number): boolean {
  const since = clock.elapsed[arrival]! - RUN_SECONDS;
  let all = 0;
  let running = 0;
  for (let frame = arrival; frame > 0 && clock.elapsed[frame]! >= since; frame--) {
    if (car.life[frame] !== car.life[arrival]) break;
    const dx = ball.x[frame]! - car.x[frame]!;
    const dy = ball.y[frame]! - car.y[frame]!;
    const dz = ball.z[frame]! - car.z[frame]!;
    const speed = calculateSpeedAt(car, frame);
    const along = car.vx[frame]! * dx + car.vy[frame]! * dy + car.vz[frame]! * dz;
    all += 1;
    if (speed >= MIN_SPEED && along >= MIN_ALIGNMENT * speed * length(dx, dy, dz)) running += 1;
  }
  return all > 0 && running / all >= MIN_RUN_SHARE;
}
