import { describe, expect, it } from 'vitest';
import { createTwoTouches } from '../../testing/hand-made-plays.ts';
import { runDetectors } from '../run-detectors.ts';
import { assistDetector } from './assist.detector.ts';

describe('assists', () => {
  const match = () => createTwoTouches({ x: 0, y: 1800, z: 0 }, { x: 200, y: 2400, z: 0 });

  it('are placed at the last touch of the player credited by the game', () => {
    const view = match();
    view.timeline.goals.push({ frame: 90, team: 0, player: 2, playerName: 'Player 2', assistant: 0 });
    view.timeline.rises.push({ frame: 93, player: 0, counter: 'assists', before: 0, after: 1 });
    const [assist, ...more] = runDetectors(view, [assistDetector]).get(assistDetector)!;
    expect(more).toEqual([]);
    expect(assist).toMatchObject({ code: 70, player: 0, other: 2, evidence: { creditFrame: 93 } });
    expect(assist!.time).toBeCloseTo(1, 1);
    expect(assist!.evidence.secondsToGoal).toBeCloseTo(2, 1);
  });

  it('need credit from the game', () => {
    const view = match();
    view.timeline.goals.push({ frame: 90, team: 0, player: 2, playerName: 'Player 2', assistant: 0 });
    expect(runDetectors(view, [assistDetector]).get(assistDetector)).toEqual([]);
  });
});
