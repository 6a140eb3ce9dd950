import type { AttributeHandlers, DamageState, Spawn } from '@datacoach/replay';
import { actorKind } from './actor-kinds.ts';
import type { Concern } from './concern.ts';
import type { PlayerRecord, PlayerRecords } from './player-records.ts';

/** State of a Dropshot tile as sent by the game. */
export const TILE = { whole: 0, damaged: 1, open: 2 } as const;

/** A tile that got worse. */
interface TileChange {
  readonly frame: number;
  readonly record: PlayerRecord;
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
  state: number;
  /** Whether it spawned in this frame: its current values are from before. */
  isNew: boolean;
}

/**
 * Tracks the tiles of Dropshot's floor. After a goal the game sends all tiles again, those of the other half in the
 * state that they had.
 */
export class FloorDamage implements Concern {
  readonly attributes: AttributeHandlers;
  readonly all: TileChange[] = [];
  readonly #players: PlayerRecords;
  readonly #tiles = new Map<number, Tile>();
  #fresh: Tile[] = [];
  #frame = 0;

  constructor(players: PlayerRecords) {
    this.#players = players;
    this.attributes = {
      'TAGame.BreakOutActor_Platform_TA:DamageState': (actorId, value) => this.#damage(actorId, value),
    };
  }

  spawned({ actorId, className }: Spawn): void {
    if (actorKind(className) !== 'floorTile') return;
    const tile: Tile = { state: TILE.whole, isNew: true };
    this.#tiles.set(actorId, tile);
    this.#fresh.push(tile);
  }

  destroyed(actorId: number): void {
    this.#tiles.delete(actorId);
  }

  endFrame(frame: number): void {
    for (const tile of this.#fresh) tile.isNew = false;
    if (this.#fresh.length > 0) this.#fresh = [];
    this.#frame = frame + 1;
  }

  #damage(actorId: number, { tileState, causer, ballPosition, directHit }: DamageState): void {
    const tile = this.#tiles.get(actorId);
    if (tile === undefined) return;
    const { state: before, isNew } = tile;
    tile.state = tileState;
    const record = causer.actor && causer.id >= 0 ? this.#players.record(causer.id) : undefined;
    if (isNew || tileState <= before || record === undefined) return;
    this.all.push({
      frame: this.#frame,
      record,
      before,
      after: tileState,
      direct: directHit,
      ...ballPosition,
    });
  }
}
