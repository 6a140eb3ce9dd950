import { describe, expect, it } from 'vitest';
import { createTwoTouches } from '../../testing/hand-made-plays.ts';
import type { MatchView } from '../../timeline/match-view.ts';
import type { GameEvent } from '../game-event.ts';
import { runDetectors } from '../run-detectors.ts';
import { saveDetector } from './save.detector.ts';

describe('saves', () => {
  const saved = (): MatchView => {
    const match = createTwoTouches({ x: 0, y: 1800, z: 0 }, { x: 800, y: -900, z: 0 });
    match.timeline.rises.push({ frame: 65, player: 1, counter: 'saves', before: 0, after: 1 });
    return match;
  };
  const findSave = (match: MatchView): GameEvent =>
    runDetectors(match, [saveDetector]).get(saveDetector)![0]!;

  it('are placed at the touch, with the shot they stopped', () => {
    const save = findSave(saved());
    expect(save).toMatchObject({ kind: 'save', code: 80, player: 1, team: 1, other: 0, confidence: 1 });
    expect(save.time).toBeCloseTo(2, 1);
    expect(save.evidence).toMatchObject({ epic: false, onTarget: true, creditFrame: 65 });
    expect(save.evidence.xgSaved).toBeGreaterThan(0.05);
  });

  it('are epic when announced by the game, or by points when nothing is announced', () => {
    const announced = saved();
    announced.timeline.statEvents.push({ frame: 62, name: 'EpicSave' });
    expect(findSave(announced)).toMatchObject({ code: 85, evidence: { epicBy: 'announced' } });
    const plain = saved();
    plain.timeline.statEvents.push({ frame: 62, name: 'Save' });
    plain.timeline.rises.push({ frame: 65, player: 1, counter: 'score', before: 0, after: 75 });
    expect(findSave(plain).code).toBe(80);
    const pointed = saved();
    pointed.timeline.rises.push({ frame: 65, player: 1, counter: 'score', before: 0, after: 75 });
    expect(findSave(pointed)).toMatchObject({ code: 85, evidence: { epicBy: 'points' } });
  });

  it('require the game’s counter: the same touch without a count is not a save', () => {
    const match = saved();
    match.timeline.rises.length = 0;
    expect(runDetectors(match, [saveDetector]).get(saveDetector)).toEqual([]);
  });
});
