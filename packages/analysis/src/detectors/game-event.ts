import { getPitchZone } from '../model/pitch-zones.ts';
import type { TeamIndex } from '../model/teams.ts';
import type { MatchView, PlayerView } from '../timeline/match-view.ts';
import { EVENT_KINDS, type EventKind } from './event-kinds.ts';

/** Plain numbers and words that a person can check against the game: speeds uu/s, distances uu, times s. */
export type Evidence = Readonly<Record<string, number | string | boolean | null>>;

/**
 * Something that happened. Positions are field coordinates in uu (not rotated to the attack frame). `code` is the
 * number from game-and-stats.md 4.1, null for kinds without one (decisions.md 19.1).
 */
export interface GameEvent<K extends EventKind = EventKind, E extends Evidence = Evidence> {
  kind: K;
  code: number | null;
  /** Index into `Timeline.players`; -1 for a team or match event. */
  player: number;
  /** Acting team; null if both or none act. */
  team: TeamIndex | null;
  /** The other player: receiver, victim, opponent; -1 for none. */
  other: number;
  frame: number;
  /** Last frame of a span; equals `frame` for a moment. */
  endFrame: number;
  /** Summed frame deltas up to `frame`, in s. */
  time: number;
  /** Duration of a span in s; 0 for a moment. */
  duration: number;
  x: number;
  y: number;
  z: number;
  /** Pitch zone (game-and-stats.md 4.4) of the position in the acting team's attack frame; null without a team. */
  zone: number | null;
  /** 0 to 1; 1 only for what the game itself reported. */
  confidence: number;
  evidence: E;
}

/** Code of each kind that has exactly one. */
const KIND_CODES = new Map<string, number>(
  Object.entries(EVENT_KINDS).flatMap(([kind, { codes = [] }]) =>
    codes.length === 1 ? [[kind, codes[0]!.code]] : [],
  ),
);

/**
 * An event without `player` or `other` has none; without `endFrame` it is a moment; without `code` it has the kind's only
 * one, if there is one.
 */
type EventParts<K extends EventKind, E extends Evidence> = Pick<
  GameEvent<K, E>,
  'kind' | 'team' | 'frame' | 'confidence' | 'evidence'
> &
  Partial<Pick<GameEvent, 'code' | 'player' | 'other' | 'endFrame'>> & {
    /** Position in field coordinates, uu. */
    at: { x: number; y: number; z: number };
  };

/** Adds time, duration and zone to an event. */
export function makeEvent<K extends EventKind, const E extends Evidence>(
  { clock }: MatchView,
  {
    kind,
    code = KIND_CODES.get(kind) ?? null,
    team,
    player = -1,
    other = -1,
    frame,
    endFrame = frame,
    at,
    confidence,
    evidence,
  }: EventParts<K, E>,
): GameEvent<K, E> {
  const time = clock.elapsed[frame]!;
  return {
    kind,
    code,
    player,
    team,
    other,
    frame,
    endFrame,
    time,
    duration: clock.elapsed[endFrame]! - time,
    x: at.x,
    y: at.y,
    z: at.z,
    zone: team === null ? null : getPitchZone(team, at.x, at.y),
    confidence,
    evidence,
  };
}

/** Makes an event of a player, by default where their car is. */
export function makePlayerEvent<K extends EventKind, const E extends Evidence>(
  match: MatchView,
  view: PlayerView,
  parts: Omit<EventParts<K, E>, 'team' | 'player' | 'at'> & Partial<Pick<EventParts<K, E>, 'at'>>,
): GameEvent<K, E> {
  const { team, index: player } = view;
  return makeEvent(match, { team, player, at: getCarAt(view, parts.frame), ...parts });
}

/** Makes an event that another (mostly a touch) is or starts: by its player, at its frame and place. */
export function makeTouchEvent<K extends EventKind, const E extends Evidence>(
  match: MatchView,
  touch: Pick<GameEvent, 'player' | 'team' | 'frame' | 'x' | 'y' | 'z'>,
  parts: Omit<EventParts<K, E>, 'team' | 'player' | 'frame' | 'at'>,
): GameEvent<K, E> {
  const { player, team, frame } = touch;
  return makeEvent(match, { player, team, frame, at: touch, ...parts });
}

export function filterByPlayer<E extends Pick<GameEvent, 'player'>>(
  events: readonly E[],
  { index }: PlayerView,
): E[] {
  return events.filter(({ player }) => player === index);
}

/** Returns a player's last known car position at a frame, uu. */
export function getCarAt({ car }: PlayerView, frame: number): { x: number; y: number; z: number } {
  return { x: car.x[frame]!, y: car.y[frame]!, z: car.z[frame]! };
}

/** Returns the ball's last known position at a frame, uu. */
export function getBallAt({ ball }: MatchView, frame: number): { x: number; y: number; z: number } {
  return { x: ball.x[frame]!, y: ball.y[frame]!, z: ball.z[frame]! };
}

/** Returns 0 at or below `from`, 1 at or above `to`, linear in between; `from` may be larger than `to`. */
export function ramp(value: number, from: number, to: number): number {
  const share = (value - from) / (to - from);
  return share <= 0 ? 0 : share >= 1 ? 1 : share;
}

/** Detects events of one mechanic. `needs` are the detectors whose events it uses. */
export interface Detector<E extends GameEvent = GameEvent> {
  readonly kinds: readonly EventKind[];
  readonly needs: readonly AnyDetector[];
  readonly detect: (match: MatchView, found: never) => E[];
}

// Safe despite contravariance: a list of detectors only returns their events.
export type AnyDetector = Detector<GameEvent>;

export type EventsOf<D> = D extends { readonly detect: (match: MatchView, found: never) => infer L }
  ? L
  : never;

/**
 * Declares a detector. Its dependencies are the detectors themselves, so the compiler knows what they return, and a
 * cycle is an import cycle, which lint rejects.
 *
 * @param definition.kinds event kinds that it emits
 * @param definition.needs none if omitted
 * @param definition.detect receives the match and the events of its `needs`, in their order
 */
export function defineDetector<
  E extends GameEvent,
  const N extends readonly AnyDetector[] = readonly [],
>(definition: {
  readonly kinds: readonly E['kind'][];
  readonly needs?: N;
  readonly detect: (match: MatchView, found: { readonly [I in keyof N]: EventsOf<N[I]> }) => E[];
}): Detector<E> {
  return {
    needs: [],
    ...definition,
    detect: (match, found) => definition.detect(match, found).sort((a, b) => a.frame - b.frame),
  };
}
