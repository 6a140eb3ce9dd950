import type { TeamIndex } from '../../model/teams.ts';
import type { PlayerView } from '../../timeline/match-view.ts';
import type { GameEvent } from '../game-event.ts';

/** Spawn spots, attack frame, uu [RLB, tolerances SA]. */
const DIAGONAL = { minX: 1500, maxDepth: 3300 } as const;
const OFF_CENTER = { maxX: 900, minDepth: 3300 } as const;
const FAR_CENTER = { maxX: 350, minDepth: 4300 } as const;

export const SPAWN_KINDS = [
  'diagonalRight',
  'diagonalLeft',
  'offCenterRight',
  'offCenterLeft',
  'farCenter',
  'unknown',
] as const;
/** The spots as players call them; right and left as the player sees it, facing the opponent goal. */
export const KICKOFF_SPOTS = [
  { key: 'diagonalLeft', label: 'Left diagonal' },
  { key: 'diagonalRight', label: 'Right diagonal' },
  { key: 'offCenterLeft', label: 'Left off-center' },
  { key: 'offCenterRight', label: 'Right off-center' },
  { key: 'farCenter', label: 'Back' },
] as const;
export type SpawnKind = (typeof SPAWN_KINDS)[number];

/** `untouched`: no one got to the ball in time, so no one won or lost it. */
export type KickoffResult = 'won' | 'lost' | 'neutral' | 'untouched';
/**
 * Who has the ball after the contact: `possession` and `advantage` (the opponents touch it next) belong to a team,
 * `contested` and `loose` to none.
 */
export type KickoffPossession = 'possession' | 'advantage' | 'contested' | 'loose';
export type KickoffApproach = 'speedFlip' | 'diagonalFlip' | 'frontFlip' | 'boostIntoBall' | 'fake' | 'other';
export type TakerOutcome = 'touched' | 'fake' | 'missed';
export type KickoffMovement = 'ball' | 'cheat' | 'boost' | 'backPost' | 'other';

/** The kickoff as a whole, from the start; it has no player. */
export type KickoffEvidence = {
  /** Number of the kickoff in the match, from 1. */
  readonly number: number;
  readonly spawn: SpawnKind;
  /** First frame of the countdown's numbers, and frame of the first touch (-1 for none). */
  readonly countdownFrame: number;
  readonly firstTouchFrame: number;
  readonly firstTouchPlayer: number;
  /** Time from the start to the first touch, s. */
  readonly timeToBall: number | null;
  /** Both takers touched the ball within 0.35 s. */
  readonly contested: boolean;
  readonly winner: TeamIndex | null;
  /** 0 to 1: how deep into a half the ball is going. */
  readonly strength: number;
  readonly band: 'untouched' | 'neutral' | 'narrow' | 'clear' | 'strong';
  readonly possession: KickoffPossession;
  readonly possessionTeam: TeamIndex | null;
  /** Team of the next touch after the takers' contact, at any later time. */
  readonly nextTouchTeam: TeamIndex | null;
  /** Team of the next goal within 10 s of the first touch. */
  readonly goalTeam: TeamIndex | null;
  readonly secondsToGoal: number | null;
  /** The goal came straight from the kickoff: the defense never had the ball. */
  readonly directGoal: boolean;
  readonly blueTaker: number;
  readonly orangeTaker: number;
};

type PlayersKickoff = {
  readonly number: number;
  readonly spawn: SpawnKind;
  readonly result: KickoffResult;
  readonly contested: boolean;
  readonly possession: KickoffPossession;
  /** Whether the player's team has possession or advantage afterwards. */
  readonly ownPossession: boolean;
  readonly opponentPossession: boolean;
  /** Within 10 s of the first touch. */
  readonly goalFor: boolean;
  readonly goalAgainst: boolean;
  readonly movement: KickoffMovement;
};

/** A taker's kickoff. Distances uu, speeds uu/s, times s, boost percent (null without amounts). */
export type KickoffTakenEvidence = PlayersKickoff & {
  readonly outcome: TakerOutcome;
  readonly approach: KickoffApproach;
  readonly approachSide: 'left' | 'right' | null;
  readonly firstTouch: boolean;
  /** Time from the start to their own touch. */
  readonly timeToBall: number | null;
  /** -1 to 1: positive if the ball goes into the opponents' half. */
  readonly strength: number;
  /** Speed of the car into the ball. */
  readonly contactSpeed: number | null;
  readonly boostUsed: number | null;
  readonly boostAtContact: number | null;
  readonly boostLeft: number | null;
};

export type KickoffSupportedEvidence = PlayersKickoff & {
  /** Took their own corner's big pad within 3 s. */
  readonly boostGrab: boolean;
  /** Their team's next touch after the first was theirs, within 2 s. */
  readonly secondTouch: boolean;
  readonly touched: boolean;
  /** At the first touch. */
  readonly distanceToBall: number | null;
  readonly speed: number | null;
  /** Distance covered toward the center by then. */
  readonly progress: number | null;
  /** 3 s after the start. */
  readonly boostAfter: number | null;
};

type KickoffGoalEvidence = {
  readonly number: number;
  readonly secondsAfterFirstTouch: number;
  readonly direct: boolean;
};

export type KickoffEvent =
  | GameEvent<'kickoff', KickoffEvidence>
  | GameEvent<'kickoffTaken', KickoffTakenEvidence>
  | GameEvent<'kickoffSupported', KickoffSupportedEvidence>
  | GameEvent<'kickoffGoal', KickoffGoalEvidence>;

export type KickoffTaken = Extract<KickoffEvent, { kind: 'kickoffTaken' }>;
export type KickoffSupported = Extract<KickoffEvent, { kind: 'kickoffSupported' }>;

/** Counts kickoffs with at least one matching event; several players of a team can have events for the same kickoff. */
export function countKickoffsWhere<E extends KickoffTaken | KickoffSupported>(
  events: readonly E[],
  holds: (evidence: E['evidence']) => boolean,
): number {
  return new Set(events.filter(({ evidence }) => holds(evidence)).map(({ evidence }) => evidence.number))
    .size;
}

export function spawnKind({ car, sign }: PlayerView, frame: number): SpawnKind {
  return getSpawnKind(sign * car.x[frame]!, car.y[frame]!);
}

/** Returns the spawn spot at a position, attacking toward +y: the right-hand side is -x (game-and-stats.md 1.2). */
export function getSpawnKind(x: number, y: number): SpawnKind {
  const depth = Math.abs(y);
  const side = Math.abs(x);
  if (side <= FAR_CENTER.maxX && depth >= FAR_CENTER.minDepth) return 'farCenter';
  if (side >= DIAGONAL.minX && depth <= DIAGONAL.maxDepth) return x < 0 ? 'diagonalRight' : 'diagonalLeft';
  if (side <= OFF_CENTER.maxX && depth >= OFF_CENTER.minDepth)
    return x < 0 ? 'offCenterRight' : 'offCenterLeft';
  return 'unknown';
}

export function calculateDistanceToCenter({ car }: PlayerView, frame: number): number {
  return Math.hypot(car.x[frame]!, car.y[frame]!);
}
