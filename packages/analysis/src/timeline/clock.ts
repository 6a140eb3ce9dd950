import { type AttributeHandlers, getHeaderText, type ReplayBody, type Spawn } from '@datacoach/replay';
import { getActorKind } from './actor-kinds.ts';
import { forLive, type TimelinePart } from './concern.ts';
import { GrowableColumns } from './growable-columns.ts';
import { CLOCK_COLUMNS, type ClockTrack, PHASE, type Phase } from './tracks.ts';

/** Phase by ReplicatedStateName (replay-format.md 8.4). */
const PHASES: Readonly<Record<string, Phase>> = {
  Countdown: PHASE.countdown,
  Active: PHASE.live,
  PostGoalScored: PHASE.postGoal,
  ReplayPlayback: PHASE.replay,
  Finished: PHASE.finished,
};
/** Phase by the number of a state, less that of the active one. */
const NUMBERED_PHASES: ReadonlyMap<number, Phase> = new Map([
  [-1, PHASE.postGoal],
  [0, PHASE.live],
  [1, PHASE.countdown],
]);

/**
 * A recording that starts mid-match receives the state of everything in its first frames, and so do players who join:
 * whatever arrives within this time happened before.
 */
export const SETTLE_SECONDS = 1;
/** Seconds of regulation if a file never sends its clock (the class default). */
const DEFAULT_SECONDS = 300;
const HIT_ATTRIBUTE = 'TAGame.GameEvent_Soccar_TA:bBallHasBeenHit';

/** Last values of a game event. */
const createEvent = (className: string, objectName: string) => ({
  className,
  objectName,
  /** Live from the start of the round, whether the ball has been hit or not. */
  phase: PHASE.waiting as Phase,
  ballHit: false,
  seconds: DEFAULT_SECONDS,
  overtime: false,
  /** State number in this frame, -1 if none; see `readStateIndex`. */
  indexThisFrame: -1,
  goThisFrame: false,
});
type EventState = ReturnType<typeof createEvent>;

/**
 * Tracks the game event: time, round state, scoreboard clock, overtime. A file can hold two (a lobby, the next match
 * of a series): the one whose ball is on the field counts, or else the one that exists longest.
 */
export class Clock implements TimelinePart {
  readonly attributes: AttributeHandlers;
  /** Whether the file says when the ball was hit; otherwise it is inferred from the ball's movement. */
  knowsHits = false;
  /** First frame of live play; infinite before it. */
  firstLiveFrame = Number.POSITIVE_INFINITY;
  forfeit = false;
  playlist: number | null = null;
  matchGuid = '';
  startEpoch: number | null = null;
  readonly #table = new GrowableColumns(CLOCK_COLUMNS, 1);
  #objects: string[] = [];
  #names: string[] = [];
  /** Live game events by actor, in order of age. */
  readonly #events = new Map<number, EventState>();
  #current = createEvent('', '');
  #elapsed = 0;
  /** Number of the active state in files that number their states; see `readStateIndex`. */
  #activeIndex = 0;

  constructor() {
    const on = forLive(this.#events);
    this.attributes = {
      'TAGame.Ball_TA:GameEvent': (_, { actor, id }) => {
        const event = actor ? this.#events.get(id) : undefined;
        if (event !== undefined) this.#current = event;
      },
      'TAGame.GameEvent_TA:ReplicatedStateName': on((event, value) => {
        event.phase = PHASES[this.#names[value] ?? ''] ?? PHASE.waiting;
      }),
      'TAGame.GameEvent_TA:ReplicatedStateIndex': on((event, value) => {
        event.indexThisFrame = value;
      }),
      'TAGame.GameEvent_TA:ReplicatedGameStateTimeRemaining': on((event, value) => {
        if (value === 0) event.goThisFrame = true;
      }),
      [HIT_ATTRIBUTE]: on<boolean>((event, value) => {
        event.ballHit = value;
      }),
      'TAGame.GameEvent_Soccar_TA:SecondsRemaining': on((event, value) => {
        event.seconds = value;
      }),
      'TAGame.GameEvent_Soccar_TA:bOverTime': on((event, value) => {
        event.overtime = value;
      }),
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
    };
  }

  /** Seconds since the recording started, summed deltas. */
  get elapsed(): number {
    return this.#elapsed;
  }

  start(body: ReplayBody, rows: number): void {
    this.#table.ensure(rows);
    this.#names = body.content.names;
    this.#objects = body.content.objects;
    this.#activeIndex = getHeaderText(body.header, 'MatchType') === 'Online' ? 5 : 7;
    this.knowsHits = body.content.objects.includes(HIT_ATTRIBUTE);
  }

  spawned(spawn: Spawn): void {
    if (getActorKind(spawn.className) !== 'gameEvent') return;
    const event = createEvent(spawn.className, this.#objects[spawn.objectId] ?? '');
    this.#events.delete(spawn.actorId); // keep the map in order of age
    this.#events.set(spawn.actorId, event);
    if (this.#events.size === 1) this.#current = event;
  }

  destroyed(actorId: number): void {
    const event = this.#events.get(actorId);
    if (event === undefined) return;
    this.#events.delete(actorId);
    const [oldest] = this.#events.values();
    if (event === this.#current && oldest !== undefined) this.#current = oldest;
  }

  get eventClass(): string {
    return this.#current.className;
  }

  get eventObject(): string {
    return this.#current.objectName;
  }

  startFrame(frame: number, time: number, delta: number): void {
    this.#elapsed += delta;
    this.#table.ensure(frame + 1);
    const { columns } = this.#table;
    columns.time[frame] = time;
    columns.delta[frame] = delta;
    columns.elapsed[frame] = this.#elapsed;
  }

  endFrame(frame: number): void {
    for (const event of this.#events.values()) this.#readStateIndex(event);
    const { columns } = this.#table;
    const phase = this.#phase();
    if (phase === PHASE.live) this.firstLiveFrame = Math.min(this.firstLiveFrame, frame);
    columns.phase[frame] = phase;
    columns.seconds[frame] = this.#current.seconds;
    columns.overtime[frame] = this.#current.overtime ? 1 : 0;
  }

  finish(frames: number): ClockTrack {
    return this.#table.first(frames);
  }

  /**
   * Files before 868.12 number the states: countdown, active and post-goal are 6, 5, 4 online and 8, 7, 6 elsewhere.
   * The number that arrives together with "0 seconds to go" is the active one, whatever the table says
   * (replay-format.md 8.4).
   */
  #readStateIndex(event: EventState): void {
    const index = event.indexThisFrame;
    if (index >= 0) {
      if (event.goThisFrame) this.#activeIndex = index;
      event.phase = NUMBERED_PHASES.get(index - this.#activeIndex) ?? PHASE.waiting;
    }
    event.indexThisFrame = -1;
    event.goThisFrame = false;
  }

  #phase(): Phase {
    const { phase, ballHit } = this.#current;
    return phase === PHASE.live && !ballHit && this.knowsHits ? PHASE.kickoffWaiting : phase;
  }
}
