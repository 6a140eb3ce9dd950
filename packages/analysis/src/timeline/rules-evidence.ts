import type { AttributeHandlers, Spawn } from '@datacoach/replay';
import { actorKind } from './actor-kinds.ts';
import type { Concern } from './concern.ts';

/** Follows what tells the rules of the match apart: rumble items, boost that never ends. */
export class RulesEvidence implements Concern {
  readonly attributes: AttributeHandlers;
  rumbleItems = false;
  unlimitedBoost = false;

  constructor() {
    this.attributes = {
      'TAGame.CarComponent_Boost_TA:bUnlimitedBoost': (_, value) => {
        this.unlimitedBoost ||= value;
      },
      'TAGame.CarComponent_Boost_TA:UnlimitedBoostRefCount': (_, value) => {
        this.unlimitedBoost ||= value > 0;
      },
    };
  }

  spawned(spawn: Spawn): void {
    this.rumbleItems ||= actorKind(spawn.className) === 'rumbleItem';
  }
}
