import type { AttributeHandlers } from '@datacoach/replay';
import type { TimelinePart } from './concern.ts';
import type { PlayerRecord, PlayerRecords } from './player-records.ts';

/**
 * Tracks who has ball cam on. Files up to 2016 send it for the player, later files for the camera, whose player they
 * name in the same frame or later.
 */
export class BallCam implements TimelinePart {
  readonly attributes: AttributeHandlers;
  readonly #players: PlayerRecords;
  /** Player actor by camera actor. */
  readonly #owners = new Map<number, number>();
  /** Cameras with a value from this frame, or from before their player was known. */
  readonly #said = new Map<number, boolean>();
  #frame = 0;

  constructor(players: PlayerRecords) {
    this.#players = players;
    this.attributes = {
      'TAGame.CameraSettingsActor_TA:PRI': (actorId, { actor, id }) => {
        if (actor && id >= 0) this.#owners.set(actorId, id);
      },
      'TAGame.CameraSettingsActor_TA:bUsingSecondaryCamera': (actorId, value) => {
        this.#said.set(actorId, value);
      },
      'TAGame.PRI_TA:bUsingSecondaryCamera': (actorId, value) => {
        const record = this.#players.record(actorId);
        if (record) note(record, this.#frame, value);
      },
    };
  }

  destroyed(actorId: number): void {
    this.#owners.delete(actorId);
    this.#said.delete(actorId);
  }

  endFrame(frame: number): void {
    for (const [actorId, on] of this.#said) {
      const owner = this.#owners.get(actorId);
      const record = owner === undefined ? undefined : this.#players.record(owner);
      if (record === undefined) continue;
      note(record, frame, on);
      this.#said.delete(actorId);
    }
    this.#frame = frame + 1;
  }
}

function note({ ballCam }: PlayerRecord, frame: number, on: boolean): void {
  if (ballCam.at(-1)?.on !== on) ballCam.push({ frame, on });
}
