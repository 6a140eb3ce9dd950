import type { TeamIndex } from '../../model/teams.ts';
import type { MatchView, PlayerView } from '../../timeline/match-view.ts';
import type { TimelineCounterRise } from '../../timeline/timeline.ts';
import { type GoalTouches, isOwnGoal, listGoalTouches } from '../goal/goal-touches.ts';
import type { TouchEvent } from '../touch/touch-event.ts';
import { findLastTouchBefore } from './last-touch.ts';
import { type Launch, readLaunch, updateFrom } from './launch.ts';
import { hasStandardGoals } from './standard-goals.ts';

/** A player's attempts this close together are merged: the last counts, s. */
const MERGE_SECONDS = 0.5;
/** The game counts a shot up to this long after its touch, s (median 0.69, 2.5). */
const CREDIT_SECONDS = 3;
/** Long lobs are counted when they are saved or go in; used if no later touch explains the count, s [P]. */
const LATE_CREDIT_SECONDS = 5;
/** A shot counted this close to its goal belongs to the goal's touch, regardless of age, s [P]. */
const GOAL_CREDIT_SECONDS = 2;
/** If a goal's touch was not seen, the ball is evaluated this long before the goal, s [P]. */
const UNSEEN_GOAL_SECONDS = 1;

/** A shot before its outcome is known. */
export interface FoundShot {
  player: number;
  team: TeamIndex;
  /** Null if the game counted a shot or goal for a player who was not seen touching the ball. */
  launch: Launch | null;
  /** Frame of the touch; without a touch, of the ball on its way in, or of the counter. */
  frame: number;
  /** Whether it goes into or just past the goal, or was a goal: every goal except own goals is one attempt. */
  attempt: boolean;
  /** The rise of the game's counter for this shot. */
  credit: TimelineCounterRise | null;
  goal: GoalTouches | null;
}

/** Finds shots: attempts by their flight, shots counted by the game, and goals. In order of time. */
export function findShots(match: MatchView, touches: readonly TouchEvent[]): FoundShot[] {
  const shots = new Map<TouchEvent, FoundShot>();
  const launches = new Map<TouchEvent, Launch>();
  for (const touch of touches) {
    if (touch.team === null || match.motion[touch.frame] === 0) continue;
    const launch = readLaunch(match, touch, touch.team);
    launches.set(touch, launch);
    if (launch.attempt) shots.set(touch, toFoundShot(launch));
  }
  const shotAt = (touch: TouchEvent): FoundShot | null => {
    const known = shots.get(touch);
    if (known) return known;
    if (touch.team === null) return null;
    const launch = launches.get(touch) ?? readLaunch(match, touch, touch.team);
    const shot = toFoundShot(launch);
    shots.set(touch, shot);
    return shot;
  };
  const goals = listGoalTouches(match, touches);
  for (const goal of goals) {
    const shot = goal.shot && shotAt(goal.shot);
    if (!shot) continue;
    shot.goal = goal;
    shot.attempt ||= isAttempt(match, goal);
  }
  const unseen = creditShots(match, touches, goals, shotAt);
  for (const goal of goals) if (goal.shot === null) addUnseenGoal(match, goal, unseen);
  return [...mergeAttempts([...shots.values()]), ...unseen].sort((a, b) => a.frame - b.frame);
}

function toFoundShot(launch: Launch): FoundShot {
  const { touch, team, attempt } = launch;
  return { player: touch.player, team, launch, frame: touch.frame, attempt, credit: null, goal: null };
}

function isAttempt(match: MatchView, goal: GoalTouches): boolean {
  return hasStandardGoals(match.timeline) && !isOwnGoal(match, goal, match.timeline.goals[goal.goal]!.team);
}

/** Links a goal without a seen touch to the shot counted with it, or adds the shot. */
function addUnseenGoal(match: MatchView, goal: GoalTouches, unseen: FoundShot[]): void {
  if (!isAttempt(match, goal)) return;
  const { clock, timeline, teams } = match;
  const { frame: goalFrame, player: scorer, team } = timeline.goals[goal.goal]!;
  const goalTime = clock.elapsed[goalFrame]!;
  const from = match.frameAt(goalTime - UNSEEN_GOAL_SECONDS);
  const frame = Math.min(
    goalFrame,
    updateFrom(match, Math.max(from, goal.last?.evidence.ballFrameAfter ?? 0)),
  );
  const player = scorer ?? nearestToBall(match, teams[team], frame);
  const counted = unseen.find(
    (shot) =>
      shot.player === player &&
      shot.goal === null &&
      Math.abs(clock.elapsed[shot.frame]! - goalTime) <= GOAL_CREDIT_SECONDS,
  );
  if (counted) Object.assign(counted, { goal, frame, attempt: true });
  else unseen.push({ player, team, launch: null, frame, attempt: true, credit: null, goal });
}

/** Returns the index of the player closest to the ball; -1 for none. */
function nearestToBall({ ball }: MatchView, views: readonly PlayerView[], frame: number): number {
  let nearest = -1;
  let shortest = Number.POSITIVE_INFINITY;
  for (const { car, index } of views) {
    const away = Math.hypot(car.x[frame]! - ball.x[frame]!, car.y[frame]! - ball.y[frame]!);
    if (away >= shortest) continue;
    nearest = index;
    shortest = away;
  }
  return nearest;
}

/** Links each rise of the game's counters to a touch; returns the shots without one. */
function creditShots(
  match: MatchView,
  touches: readonly TouchEvent[],
  goals: readonly GoalTouches[],
  shotAt: (touch: TouchEvent) => FoundShot | null,
): FoundShot[] {
  const unseen: FoundShot[] = [];
  const used = new Set<TouchEvent>();
  for (const rise of match.timeline.rises) {
    if (rise.counter !== 'shots') continue;
    for (let count = rise.before; count < rise.after; count++) {
      const touch =
        findLastTouchBefore(match, touches, rise, CREDIT_SECONDS, used) ??
        goalTouchAt(match, goals, rise, used) ??
        findLastTouchBefore(match, touches, rise, LATE_CREDIT_SECONDS, used);
      const shot = touch && shotAt(touch);
      if (touch && shot) {
        used.add(touch);
        shot.credit = rise;
      } else {
        const team = match.timeline.players[rise.player]!.team;
        const { player, frame } = rise;
        unseen.push({ player, team, launch: null, frame, attempt: false, credit: rise, goal: null });
      }
    }
  }
  return unseen;
}

/** The shot counted together with its goal can be older than any other. */
function goalTouchAt(
  { timeline, clock }: MatchView,
  goals: readonly GoalTouches[],
  { frame, player }: TimelineCounterRise,
  used: ReadonlySet<TouchEvent>,
): TouchEvent | null {
  const found = goals.find(
    ({ goal, shot }) =>
      shot?.player === player &&
      !used.has(shot) &&
      Math.abs(clock.elapsed[timeline.goals[goal]!.frame]! - clock.elapsed[frame]!) <= GOAL_CREDIT_SECONDS,
  );
  return found?.shot ?? null;
}

/** Merges a player's attempts in quick succession into the last, which keeps the game's credits of the others. */
function mergeAttempts(shots: readonly FoundShot[]): FoundShot[] {
  const inOrder = [...shots].sort((a, b) => a.frame - b.frame);
  const last = new Map<number, FoundShot>();
  const dropped = new Set<FoundShot>();
  for (const shot of inOrder) {
    const earlier = last.get(shot.player);
    last.set(shot.player, shot);
    if (!earlier?.launch || !shot.launch) continue;
    if (shot.launch.touch.time - earlier.launch.touch.time > MERGE_SECONDS) continue;
    // Two shots that the game counted, or two goals, stay separate.
    if ((earlier.credit && shot.credit) || earlier.goal) continue;
    shot.credit ??= earlier.credit;
    dropped.add(earlier);
  }
  return inOrder.filter((shot) => !dropped.has(shot));
}
