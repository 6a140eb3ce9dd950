import type { AttributeHandlers, ReplayBody } from '@datacoach/replay';
import type { TimelinePart } from './concern.ts';

const PREFIX = 'StatEvents.Events.';

/** An announcement of the game ("Epic Save"), without the player. Files from 2018 on. */
export interface StatEvent {
  frame: number;
  /** Last part of the event's name: Goal, Save, EpicSave. */
  name: string;
}

/** Tracks the game's announcements. Keyframes and rejoining clients repeat them: only changes count. */
export class StatEvents implements TimelinePart {
  readonly attributes: AttributeHandlers;
  readonly all: StatEvent[] = [];
  #objects: readonly string[] = [];
  #current = '';
  #pending: string | null = null;

  constructor() {
    this.attributes = {
      'TAGame.GameEvent_Soccar_TA:ReplicatedStatEvent': (_, { id }) => {
        const name = this.#objects[id] ?? '';
        this.#pending = name.startsWith(PREFIX) ? name.slice(PREFIX.length) : '';
      },
    };
  }

  start(body: ReplayBody): void {
    this.#objects = body.content.objects;
  }

  endFrame(frame: number): void {
    if (this.#pending === null) return;
    if (this.#pending !== this.#current && this.#pending !== '') {
      this.all.push({ frame, name: this.#pending });
    }
    this.#current = this.#pending;
    this.#pending = null;
  }
}
