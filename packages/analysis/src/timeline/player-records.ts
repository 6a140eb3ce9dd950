import {
  type AttributeHandlers,
  type CamSettings,
  DecodeError,
  type Loadout,
  type ObjectRef,
  type ReplayBody,
  type Spawn,
  type UniqueId,
} from '@datacoach/replay';
import { limitText } from '../model/limit-text.ts';
import type { TeamIndex } from '../model/teams.ts';
import { getActorKind } from './actor-kinds.ts';
import type { CarTable } from './car-table.ts';
import { type Clock, SETTLE_SECONDS } from './clock.ts';
import { forLive, type TimelinePart } from './concern.ts';
import type { PresenceInterval } from './presence.ts';

const SENSITIVITY_ATTRIBUTE = 'TAGame.PRI_TA:SteeringSensitivity';
/** Class default, which is not sent: ballchasing shows it for players without an update. */
const DEFAULT_SENSITIVITY = 1;

export const COUNTERS = ['score', 'goals', 'assists', 'saves', 'shots', 'demolitions'] as const;
/** A scoreboard counter that the game keeps per player. */
export type Counter = (typeof COUNTERS)[number];
export type Counters = Record<Counter, number>;

const NO_COUNTERS: Readonly<Counters> = {
  score: 0,
  goals: 0,
  assists: 0,
  saves: 0,
  shots: 0,
  demolitions: 0,
};

/** An increase of a scoreboard counter, at the frame in which it was replicated. */
export interface CounterRise {
  frame: number;
  record: PlayerRecord;
  counter: Counter;
  before: number;
  after: number;
}

/** A player turning ball cam on or off, effective from this frame. */
export interface BallCamSwitch {
  frame: number;
  on: boolean;
}

/**
 * What one PRI actor sent for one team between its spawn and its end. A player who rejoins or switches teams has two.
 */
export interface PlayerRecord {
  actorId: number;
  firstFrame: number;
  lastFrame: number;
  /** Elapsed seconds at `firstFrame`. */
  firstElapsed: number;
  name: string;
  uniqueId: UniqueId | null;
  /** Their last team; a player who leaves loses it before their record ends. */
  team: TeamIndex | null;
  inTeam: boolean;
  /** Frames in which they were in a team. */
  presence: PresenceInterval[];
  bot: boolean;
  botName: string;
  anonymized: boolean;
  camera: CamSettings | null;
  /** Empty if the file doesn't say. */
  ballCam: BallCamSwitch[];
  /** Body product ID by team (older files: the same for both). */
  bodies: readonly [number, number] | null;
  steeringSensitivity: number | null;
  counters: Counters;
  /** Values of the counters when the record was new: not events, since they happened before. */
  firstCounters: Partial<Counters>;
  /** Rows of the cars that they drove; null before the first one. */
  cars: CarTable | null;
  /** The record of the same actor after it switched teams. */
  next: PlayerRecord | null;
  /** The actor's counters when it switched to this team: they were earned for the other one. */
  countersBefore: Counters;
}

function createRecord(
  actorId: number,
  frame: number,
  elapsed: number,
  steeringSensitivity: number | null,
): PlayerRecord {
  return {
    actorId,
    firstFrame: frame,
    lastFrame: frame,
    firstElapsed: elapsed,
    name: '',
    uniqueId: null,
    team: null,
    inTeam: false,
    presence: [],
    bot: false,
    botName: '',
    anonymized: false,
    camera: null,
    ballCam: [],
    bodies: null,
    steeringSensitivity,
    counters: { ...NO_COUNTERS },
    firstCounters: {},
    cars: null,
    next: null,
    countersBefore: { ...NO_COUNTERS },
  };
}

export const mapCounters = (read: (counter: Counter) => number): Counters => ({
  score: read('score'),
  goals: read('goals'),
  assists: read('assists'),
  saves: read('saves'),
  shots: read('shots'),
  demolitions: read('demolitions'),
});

function stay(presence: PresenceInterval[], from: number, to: number): void {
  const last = presence[presence.length - 1];
  if (last !== undefined && last.to === from - 1) last.to = to;
  else presence.push({ from, to });
}

/** Maximum player records in one file: real files have up to 800, mostly from players who are spawned again. */
const MAX_RECORDS = 5_000;

/**
 * Maximum increase of a counter in one frame, including the score. A hostile file could ask for millions of goals,
 * each of them an event.
 */
const MAX_AT_ONCE = 1000;

/** A hostile file can contain any 32 bits: the game has no infinite or NaN settings. */
const isPossible = (camera: CamSettings): boolean =>
  Object.values(camera).every((value) => value === null || Number.isFinite(value));

/**
 * Tracks the player records (PRI actors): identity, team, scoreboard counters, camera, car body. A player is later
 * merged from all records with their identity.
 */
export class PlayerRecords implements TimelinePart {
  readonly all: PlayerRecord[] = [];
  readonly rises: CounterRise[] = [];
  readonly attributes: AttributeHandlers;
  readonly #clock: Clock;
  /** Sensitivity of players who haven't sent theirs; null in files that never send it. */
  #sensitivity: number | null = null;
  #frame = 0;
  #names: string[] = [];
  readonly #objects: { names: readonly string[] } = { names: [] };
  readonly #live = new Map<number, PlayerRecord>();
  readonly #teamOfActor = new Map<number, TeamIndex>();
  /** Team actor of each record whose team actor hasn't appeared yet. */
  readonly #pendingTeams = new Map<PlayerRecord, number>();
  readonly #cameraOwner = new Map<number, number>();
  readonly #cameraSettings = new Map<number, CamSettings>();

  constructor(clock: Clock) {
    this.#clock = clock;
    const on = forLive(this.#live);
    const counter = (name: Counter) => on<number>((record, value) => this.#count(record, name, value));
    this.attributes = {
      'Engine.PlayerReplicationInfo:PlayerName': on((record, value) => {
        if (value !== '') record.name = limitText(value);
      }),
      'Engine.PlayerReplicationInfo:UniqueId': on((record, value) => {
        if (value.platform === 'none') return;
        record.uniqueId = { ...value, id: limitText(value.id), name: limitText(value.name) };
      }),
      'Engine.PlayerReplicationInfo:Team': on((record, value) => this.#join(record, value)),
      'Engine.PlayerReplicationInfo:bBot': on((record, value) => {
        record.bot = value;
      }),
      'TAGame.PRI_TA:BotProductName': on((record, value) => {
        record.botName = limitText(this.#names[value] ?? '');
      }),
      'TAGame.PRI_TA:bAnonymizeToOpponents': on((record, value) => {
        record.anonymized ||= value;
      }),
      'TAGame.PRI_TA:bAnonymizeToTeammates': on((record, value) => {
        record.anonymized ||= value;
      }),
      'TAGame.PRI_TA:CameraSettings': on((record, value) => {
        if (isPossible(value)) record.camera = value;
      }),
      'TAGame.PRI_TA:ClientLoadout': on((record, value) => this.#dress(record, value, value)),
      'TAGame.PRI_TA:ClientLoadouts': on((record, value) => this.#dress(record, value.blue, value.orange)),
      [SENSITIVITY_ATTRIBUTE]: on<number>((record, value) => {
        if (Number.isFinite(value)) record.steeringSensitivity = value;
      }),
      'TAGame.PRI_TA:MatchScore': counter('score'),
      'TAGame.PRI_TA:MatchGoals': counter('goals'),
      'TAGame.PRI_TA:MatchAssists': counter('assists'),
      'TAGame.PRI_TA:MatchSaves': counter('saves'),
      'TAGame.PRI_TA:MatchShots': counter('shots'),
      'TAGame.PRI_TA:MatchDemolishes': counter('demolitions'),
      'TAGame.CameraSettingsActor_TA:PRI': (actorId, value) => {
        if (value.actor && value.id >= 0) this.#cameraOwner.set(actorId, value.id);
      },
      'TAGame.CameraSettingsActor_TA:ProfileSettings': (actorId, value) => {
        if (isPossible(value)) this.#cameraSettings.set(actorId, value);
      },
    };
  }

  start(body: ReplayBody): void {
    this.#names = body.content.names;
    this.#objects.names = body.content.objects;
    this.#sensitivity = body.content.objects.includes(SENSITIVITY_ATTRIBUTE) ? DEFAULT_SENSITIVITY : null;
  }

  spawned(spawn: Spawn): void {
    const kind = getActorKind(spawn.className);
    if (kind === 'player') {
      this.#add(createRecord(spawn.actorId, this.#frame, this.#clock.elapsed, this.#sensitivity));
    } else if (kind === 'team') {
      const name = this.#objects.names[spawn.objectId] ?? '';
      if (name.endsWith('0')) this.#teamOfActor.set(spawn.actorId, 0);
      else if (name.endsWith('1')) this.#teamOfActor.set(spawn.actorId, 1);
    }
  }

  destroyed(actorId: number): void {
    this.#live.delete(actorId);
    this.#teamOfActor.delete(actorId);
    this.#settleCamera(actorId);
    this.#cameraOwner.delete(actorId);
    this.#cameraSettings.delete(actorId);
  }

  endFrame(frame: number): void {
    for (const record of this.#live.values()) {
      record.lastFrame = frame;
      if (!record.inTeam) continue;
      // A recording that starts mid-match sends the team a moment after the car.
      const isSettling =
        record.presence.length === 0 && this.#clock.elapsed - record.firstElapsed < SETTLE_SECONDS;
      stay(record.presence, isSettling ? record.firstFrame : frame, frame);
    }
    for (const [record, teamActor] of this.#pendingTeams) {
      const team = this.#teamOfActor.get(teamActor);
      if (team === undefined) continue;
      this.#pendingTeams.delete(record);
      this.#setTeam(record, team);
    }
    if (this.#cameraSettings.size > 0)
      for (const actorId of this.#cameraSettings.keys()) this.#settleCamera(actorId);
    this.#frame = frame + 1;
  }

  record(actorId: number): PlayerRecord | undefined {
    return this.#live.get(actorId);
  }

  getTeam(actorId: number): TeamIndex | undefined {
    return this.#teamOfActor.get(actorId);
  }

  #join(record: PlayerRecord, ref: ObjectRef): void {
    this.#pendingTeams.delete(record);
    record.inTeam = ref.actor && ref.id >= 0;
    if (!record.inTeam) return;
    const team = this.#teamOfActor.get(ref.id);
    if (team === undefined) this.#pendingTeams.set(record, ref.id);
    else this.#setTeam(record, team);
  }

  #add(record: PlayerRecord): void {
    if (this.all.length >= MAX_RECORDS) {
      throw new DecodeError('too-large', 'network', 0, `more than ${MAX_RECORDS} player records`);
    }
    this.all.push(record);
    this.#live.set(record.actorId, record);
  }

  /** Starts a new record when a player switches teams in a match: what they did stays with the team they did it for. */
  #setTeam(record: PlayerRecord, team: TeamIndex): void {
    const isSwitch =
      record.team !== null && record.team !== team && this.#live.get(record.actorId) === record;
    if (!isSwitch || record.cars === null || this.#frame <= this.#clock.firstLiveFrame) {
      record.team = team;
      return;
    }
    const { counters, countersBefore } = record;
    const next: PlayerRecord = {
      ...record,
      firstFrame: this.#frame,
      lastFrame: this.#frame,
      team,
      presence: [],
      ballCam: record.ballCam.slice(-1),
      counters: { ...NO_COUNTERS },
      firstCounters: {},
      countersBefore: mapCounters((counter) => countersBefore[counter] + counters[counter]),
      cars: null,
    };
    record.next = next;
    this.#add(next);
  }

  #dress(record: PlayerRecord, blue: Loadout, orange: Loadout): void {
    record.bodies = [blue.body, orange.body];
  }

  #count(record: PlayerRecord, counter: Counter, value: number): void {
    // The game may also restart its counters at 0.
    if (value < record.countersBefore[counter]) record.countersBefore[counter] = 0;
    const after = value - record.countersBefore[counter];
    const before = record.counters[counter];
    if (this.#clock.elapsed - record.firstElapsed < SETTLE_SECONDS) {
      record.firstCounters[counter] = after;
    } else if (after > before && after - before <= MAX_AT_ONCE) {
      this.rises.push({ frame: this.#frame, record, counter, before, after });
    }
    record.counters[counter] = after;
  }

  #settleCamera(actorId: number): void {
    const settings = this.#cameraSettings.get(actorId);
    const owner = this.#cameraOwner.get(actorId);
    if (!settings || owner === undefined) return;
    const record = this.#live.get(owner);
    if (!record) return;
    record.camera = settings;
    this.#cameraSettings.delete(actorId);
  }
}
