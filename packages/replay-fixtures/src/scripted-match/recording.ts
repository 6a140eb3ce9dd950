import type { ObjectRef } from '@datacoach/replay';
import type { ActorRecorder } from './actor-recorder.ts';
import type { Era } from './era.ts';
import type { Match, MatchPlayer } from './match-state.ts';
import type { MatchTables } from './match-tables.ts';

/** Channel ids of a car and its parts, and what was sent of them. */
export interface CarActors {
  car: number;
  boost: number;
  jump: number;
  doubleJump: number;
  dodge: number;
  /** Values of the ReplicatedActive counters, by channel: odd = active. */
  active: Map<number, number>;
  grantsSent: number;
}

/** Everything that the recording functions share. */
export interface Recording {
  match: Match;
  recorder: ActorRecorder;
  tables: MatchTables;
  era: Era;
  gameEvent: number;
  gameInfo: number;
  teams: [number, number];
  players: Map<MatchPlayer, { info: number; camera: number }>;
  cars: Map<MatchPlayer, CarActors>;
  /** Cars of demolished players, still there for a moment. */
  wrecks: { actors: CarActors; framesLeft: number }[];
  ball: number | null;
  /** Pads that were taken before, by index. */
  pads: Map<number, { actor: number; counter: number }>;
  frame: number;
}

export const NO_PLACE = () => ({ location: { x: 0, y: 0, z: 0 }, rotation: null });
export const NOT_PLACED = () => ({ location: null, rotation: null });
export const actorRef = (id: number): ObjectRef => ({ actor: true, id });
export const objectRef = (id: number): ObjectRef => ({ actor: false, id });
export const NOTHING: ObjectRef = { actor: false, id: -1 };
/** Reference to an actor that has no channel any more. */
export const GONE: ObjectRef = { actor: true, id: -1 };
