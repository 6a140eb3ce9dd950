import type { AttributeHandlers, ReplayBody, Spawn } from '@datacoach/replay';
import { headerText } from '@datacoach/replay';
import { actorKind } from './actor-kinds.ts';
import type { Concern } from './concern.ts';
import { GrowableColumns } from './growable-columns.ts';
import { CLOCK_COLUMNS, type ClockTrack, PHASE, type Phase } from './tracks.ts';

type RoundState = 'none' | 'countdown' | 'active' | 'postGoal' | 'replay' | 'finished';

/** ReplicatedStateName to the state of the round (replay-format.md 8.4). */
const STATES: Readonly<Record<string, RoundState>> = {
  Countdown: 'countdown',
  Active: 'active',
  PostGoalScored: 'postGoal',
  ReplayPlayback: 'replay',
  Finished: 'finished',
};

/**
 * A recording that begins in the middle of a match is told the state of everything in its first frames, and so is the
 * state of a player who comes in: what arrives within this time has happened before.
 */
export const SETTLE_SECONDS = 1;
/** Seconds of regulation where a file never sends its clock (the class default). */
const DEFAULT_SECONDS = 300;
const HIT_ATTRIBUTE = 'TAGame.GameEvent_Soccar_TA:bBallHasBeenHit';

/** Follows the game event: time, round state, scoreboard clock, overtime. */
export class Clock implements Concern {
  readonly attributes: AttributeHandlers;
  /** ReplicatedScoredOnTeam was sent in a frame: conceding team. */
  readonly concessions: { frame: number; team: number }[] = [];
  /** The file says when the ball was hit; without that the ball's own movement has to. */
  knowsHits = false;
  forfeit = false;
  playlist: number | null = null;
  matchGuid = '';
  startEpoch: number | null = null;
  serverName = '';
  serverRegion = '';
  eventClass = '';
  eventObject = '';
  readonly #table = new GrowableColumns(CLOCK_COLUMNS, 1);
  #objects: string[] = [];
  #names: string[] = [];
  #state: RoundState = 'none';
  #ballHit = false;
  #seconds = DEFAULT_SECONDS;
  #overtime = false;
  #frame = -1;
  #elapsed = 0;
  /** Number of the active state in files that number the states; see `activeStateIndex`. */
  #activeIndex = 0;
  #indexThisFrame = -1;
  #goThisFrame = false;

  constructor() {
    this.attributes = {
      'TAGame.GameEvent_TA:ReplicatedStateName': (_, value) => {
        this.#state = STATES[this.#names[value] ?? ''] ?? 'none';
      },
      'TAGame.GameEvent_TA:ReplicatedStateIndex': (_, value) => {
        this.#indexThisFrame = value;
      },
      'TAGame.GameEvent_TA:ReplicatedGameStateTimeRemaining': (_, value) => {
        if (value === 0) this.#goThisFrame = true;
      },
      [HIT_ATTRIBUTE]: (_: number, value: boolean) => {
        this.#ballHit = value;
      },
      'TAGame.GameEvent_Soccar_TA:SecondsRemaining': (_, value) => {
        this.#seconds = value;
      },
      'TAGame.GameEvent_Soccar_TA:bOverTime': (_, value) => {
        this.#overtime = value;
      },
      'TAGame.GameEvent_Soccar_TA:ReplicatedScoredOnTeam': (_, value) => {
        this.concessions.push({ frame: this.#frame, team: value });
      },
      'TAGame.GameEvent_Team_TA:bForfeit': (_, value) => {
        this.forfeit ||= value;
      },
      'ProjectX.GRI_X:ReplicatedGamePlaylist': (_, value) => {
        this.playlist = value;
      },
      'ProjectX.GRI_X:MatchGUID': (_, value) => {
        this.matchGuid = value;
      },
      'ProjectX.GRI_X:MatchGuid': (_, value) => {
        this.matchGuid = value;
      },
      'TAGame.GameEvent_TA:MatchStartEpoch': (_, value) => {
        this.startEpoch = Number(value);
      },
      'Engine.GameReplicationInfo:ServerName': (_, value) => {
        this.serverName = value;
      },
      'ProjectX.GRI_X:ReplicatedServerRegion': (_, value) => {
        this.serverRegion = value;
      },
    };
  }

  /** Seconds since the recording began, summed deltas. */
  get elapsed(): number {
    return this.#elapsed;
  }

  begin(body: ReplayBody, rows: number): void {
    this.#table.ensure(rows);
    this.#names = body.content.names;
    this.#objects = body.content.objects;
    this.#activeIndex = headerText(body.header, 'MatchType') === 'Online' ? 5 : 7;
    this.knowsHits = body.content.objects.includes(HIT_ATTRIBUTE);
  }

  spawned(spawn: Spawn): void {
    if (actorKind(spawn.className) !== 'gameEvent') return;
    this.eventClass = spawn.className;
    this.eventObject = this.#objects[spawn.objectId] ?? '';
    this.#state = 'none';
    this.#ballHit = false;
    this.#overtime = false;
  }

  startFrame(frame: number, time: number, delta: number): void {
    this.#frame = frame;
    this.#elapsed += delta;
    this.#table.ensure(frame + 1);
    const { columns } = this.#table;
    columns.time[frame] = time;
    columns.delta[frame] = delta;
    columns.elapsed[frame] = this.#elapsed;
  }

  endFrame(frame: number): void {
    this.#readStateIndex();
    const { columns } = this.#table;
    columns.phase[frame] = this.#phase();
    columns.seconds[frame] = this.#seconds;
    columns.overtime[frame] = this.#overtime ? 1 : 0;
  }

  finish(frames: number): ClockTrack {
    return this.#table.first(frames);
  }

  /**
   * Files before 868.12 number the states: countdown, active and post-goal are 6, 5, 4 online and 8, 7, 6 elsewhere.
   * The number that arrives together with "0 seconds to go" is the active one whatever the table says
   * (replay-format.md 8.4).
   */
  #readStateIndex(): void {
    const index = this.#indexThisFrame;
    if (index >= 0) {
      if (this.#goThisFrame) this.#activeIndex = index;
      const fromActive = index - this.#activeIndex;
      this.#state =
        fromActive === 0
          ? 'active'
          : fromActive === 1
            ? 'countdown'
            : fromActive === -1
              ? 'postGoal'
              : 'none';
    }
    this.#indexThisFrame = -1;
    this.#goThisFrame = false;
  }

  #phase(): Phase {
    switch (this.#state) {
      case 'countdown':
        return PHASE.countdown;
      case 'active':
        return this.#ballHit || !this.knowsHits ? PHASE.live : PHASE.kickoffWaiting;
      case 'postGoal':
        return PHASE.postGoal;
      case 'replay':
        return PHASE.replay;
      case 'finished':
        return PHASE.finished;
      case 'none':
        return PHASE.waiting;
    }
  }
}
