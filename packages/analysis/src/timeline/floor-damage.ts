import type { AttributeHandlers, DamageState, ReplayBody, Spawn } from '@datacoach/replay';
import { getActorKind } from './actor-kinds.ts';
import type { TimelinePart } from './concern.ts';
import type { PlayerRecord, PlayerRecords } from './player-records.ts';

/** State of a Dropshot tile as sent by the game. */
export const TILE = { whole: 0, damaged: 1, open: 2 } as const;

/** What a tile of Dropshot's floor is from a frame on; states are those of `TILE`, whole before the first. */
export interface TimelineTileState {
  frame: number;
  tile: number;
  state: number;
}

export interface TileChange {
  readonly frame: number;
  readonly record: PlayerRecord;
  readonly tile: number;
  readonly before: number;
  readonly after: number;
  /** Whether the ball landed on this tile; those around it are hit along with it. */
  readonly direct: boolean;
  /** Where the ball landed, uu. */
  readonly x: number;
  readonly y: number;
  readonly z: number;
}

interface Tile {
  readonly number: number;
  state: number;
  /** Whether it spawned in this frame: its current values are from before. */
  isNew: boolean;
}

/**
 * Tracks the tiles of Dropshot's floor. After a goal the game sends all tiles again, those of the other half in the
 * state that they had.
 */
export class FloorDamage implements TimelinePart {
  readonly attributes: AttributeHandlers;
  readonly all: TileChange[] = [];
  /** Every change, also back to whole. */
  readonly states: TimelineTileState[] = [];
  readonly #players: PlayerRecords;
  readonly #tiles = new Map<number, Tile>();
  /** State by number, over announcements. */
  readonly #known = new Map<number, number>();
  #fresh: Tile[] = [];
  #frame = 0;
  #objects: readonly string[] = [];

  constructor(players: PlayerRecords) {
    this.#players = players;
    this.attributes = {
      'TAGame.BreakOutActor_Platform_TA:DamageState': (actorId, value) => this.#damage(actorId, value),
    };
  }

  start({ content }: ReplayBody): void {
    this.#objects = content.objects;
  }

  spawned({ actorId, className, objectId }: Spawn): void {
    if (getActorKind(className) !== 'floorTile') return;
    const number = Number(/_(\d+)$/.exec(this.#objects[objectId] ?? '')?.[1] ?? -1);
    const tile: Tile = { number, state: TILE.whole, isNew: true };
    this.#tiles.set(actorId, tile);
    this.#fresh.push(tile);
  }

  destroyed(actorId: number): void {
    this.#tiles.delete(actorId);
  }

  endFrame(frame: number): void {
    for (const tile of this.#fresh) {
      tile.isNew = false;
      this.#note(tile, frame);
    }
    if (this.#fresh.length > 0) this.#fresh = [];
    this.#frame = frame + 1;
  }

  #damage(actorId: number, { tileState, causer, ballPosition, directHit }: DamageState): void {
    const tile = this.#tiles.get(actorId);
    if (tile === undefined) return;
    const { state: before, isNew } = tile;
    tile.state = tileState;
    if (!isNew) this.#note(tile, this.#frame);
    const record = causer.actor && causer.id >= 0 ? this.#players.record(causer.id) : undefined;
    if (isNew || tileState <= before || record === undefined) return;
    this.all.push({
      frame: this.#frame,
      record,
      tile: tile.number,
      before,
      after: tileState,
      direct: directHit,
      ...ballPosition,
    });
  }

  #note({ number, state }: Tile, frame: number): void {
    if (number < 0 || (this.#known.get(number) ?? TILE.whole) === state) return;
    this.#known.set(number, state);
    this.states.push({ frame, tile: number, state });
  }
}
