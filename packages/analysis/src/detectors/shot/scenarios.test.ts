import { describe, expect, it } from 'vitest';
import { hasSharedReplays, viewSharedReplay } from '../../testing/shared-replays.ts';
import { runDetectors } from '../run-detectors.ts';
import { saveDetector } from '../save/save.detector.ts';
import { shotDetector } from './shot.detector.ts';

interface Expectation {
  file: string;
  counter: 'shots' | 'saves';
  /** Count in carball's tests (carball-scenarios.md). */
  carball: number;
  ours: number;
  /** Why carball's count is considered wrong; empty if we agree. */
  reason: string;
}

const EXPECTATIONS: readonly Expectation[] = [
  { file: 'scenario-one-epic-save', counter: 'shots', carball: 2, ours: 2, reason: '' },
  { file: 'scenario-one-epic-save', counter: 'saves', carball: 1, ours: 1, reason: '' },
  {
    file: 'scenario-small-pad-45-boost-used',
    counter: 'shots',
    carball: 0,
    ours: 1,
    reason: 'the ball rolls in after seven seconds and the game’s own MatchShots rises with the goal',
  },
  {
    file: 'scenario-3-kickoffs-4-shots',
    counter: 'shots',
    carball: 3,
    ours: 4,
    reason: 'the game’s own MatchShots rises four times, as the file’s name says',
  },
];

if (!hasSharedReplays) {
  process.stdout.write('left out: carball’s shot scenarios, because the shared replays are not there\n');
}

describe.skipIf(!hasSharedReplays)('carball’s scenarios', () => {
  it.for(EXPECTATIONS)('$file: $counter', ({ file, counter, carball, ours, reason }) => {
    const found = runDetectors(viewSharedReplay(file), [shotDetector, saveDetector]);
    const count =
      counter === 'saves'
        ? found.get(saveDetector)!.length
        : found.get(shotDetector)!.filter(({ evidence }) => evidence.credited).length;
    expect(count).toBe(ours);
    // A listed disagreement must be removed once it is gone.
    expect(count === carball).toBe(reason === '');
  });

  it('marks the save of the epic-save scenario as epic', () => {
    const saves = runDetectors(viewSharedReplay('scenario-one-epic-save'), [saveDetector]).get(saveDetector)!;
    expect(saves.map(({ code }) => code)).toEqual([85]);
  });
});
