import { scriptedMatch, writeReplay } from '@datacoach/replay-fixtures';
import { describe, expect, it } from 'vitest';
import { editFrames } from '../testing/edit-script.ts';
import { readTimeline } from '../testing/properties/matches.ts';

const TORQUE = 'TAGame.CarComponent_Dodge_TA:DodgeTorque';
const { replay } = scriptedMatch({ seconds: 60, seed: 5 });

/** Returns the directions of all dodges with their torque multiplied by the factor. */
function directions(factor: number) {
  const edited = editFrames(replay, (operations) =>
    operations.map((operation) => {
      if (operation.kind !== 'update') return operation;
      const updates = operation.updates.map((update) => {
        if (update.attribute !== TORQUE) return update;
        const { x, y, z } = update.value as { x: number; y: number; z: number };
        return { ...update, value: { x: factor * x, y: factor * y, z } };
      });
      return { ...operation, updates: updates as typeof operation.updates };
    }),
  );
  return readTimeline(writeReplay(edited)).moves.flatMap(({ kind, direction }) =>
    kind === 'dodge' ? [direction] : [],
  );
}

describe('the direction of a dodge', () => {
  it('is a unit vector, even in modes with stronger dodges', () => {
    const usual = directions(1);
    expect(usual.length).toBeGreaterThan(3);
    for (const direction of [...usual, ...directions(4)]) {
      expect(Math.hypot(direction!.forward, direction!.right)).toBeCloseTo(1, 6);
    }
  });

  it('is null when there is no torque, as in a stall', () => {
    expect(new Set(directions(0))).toEqual(new Set([null]));
  });
});
