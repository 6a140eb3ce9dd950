import { describe, expect, it } from 'vitest';
import { calibrateThreat, collectThreatSamples } from '../../calibration/fit-threat.ts';
import { createInsight } from '../../testing/hand-made-inputs.ts';
import { handMadeMatch } from '../../testing/hand-made-match.ts';
import { INTACT_REPLAYS, viewSharedReplay } from '../../testing/shared-replays.ts';
import { runDetectors } from '../run-detectors.ts';
import { shotDetector } from '../shot/shot.detector.ts';
import type { ShotEvent } from '../shot/shot-evidence.ts';
import { hasStandardGoals } from '../shot/standard-goals.ts';
import { touchDetector } from './touch.detector.ts';
import type { TouchEvent } from './touch-event.ts';

/** A blue car hits a ball at rest in the center; after the hit, the ball flies at this speed, uu/s. */
function hit(vy: number, map = 'Stadium_P') {
  const at = 1;
  const ball = (time: number) => ({
    x: 0,
    y: time < at ? 0 : vy * (time - at),
    z: 93,
    vx: 0,
    vy: time < at ? 0 : vy,
    vz: 0,
  });
  const match = handMadeMatch({
    seconds: 3,
    ball,
    cars: [
      {
        team: 0,
        at: (time) => ({
          x: 0,
          y: -Math.sign(vy) * (130 + 1400 * Math.max(0, at - time)),
          z: 17,
          yaw: (Math.sign(vy) * Math.PI) / 2,
        }),
      },
      { team: 1, at: () => ({ x: 2500, y: 3000, z: 17 }) },
    ],
  });
  match.timeline.header.properties.push({ key: 'MapName', index: 0, value: { kind: 'str', value: map } });
  match.timeline.facts.ballObject = 'Archetypes.Ball.Ball_Default';
  const touches = runDetectors(match, [touchDetector]).get(touchDetector) as readonly TouchEvent[];
  return { match, touches };
}

describe('threat of a touch', () => {
  it('rises when the ball goes toward the goal and falls when it is sent back', () => {
    const [forward] = hit(2200).touches;
    const [back] = hit(-2200).touches;
    expect(forward!.evidence.threatAfter).toBeGreaterThan(forward!.evidence.threatBefore! + 0.05);
    expect(forward!.evidence.threatAdded).toBeGreaterThan(0.05);
    expect(back!.evidence.threatAdded).toBeLessThan(-0.05);
  });

  it('is unknown on maps with a different shape', () => {
    const [touch] = hit(2200, 'HoopsStadium_P').touches;
    expect(touch!.evidence).toMatchObject({ threatBefore: null, threatAfter: null, threatAdded: null });
  });

  it('adds up to what a player adds per five minutes', () => {
    const { match, touches } = hit(2200);
    const added = touches.reduce((sum, { evidence }) => sum + evidence.threatAdded!, 0);
    const given = touches.map(({ player, time, evidence }) => ({
      kind: 'touch' as const,
      player,
      time,
      evidence,
    }));
    const { threatAdded, threatPerTouch } = createInsight(match, [[touchDetector, given]]).metrics[0]!;
    expect(threatAdded!.value).toBeCloseTo((300 * added) / threatAdded!.over, 2);
    expect(threatPerTouch!.value).toBeCloseTo(added / touches.length, 2);
  });
});

describe.skipIf(INTACT_REPLAYS.length === 0)('threat model', () => {
  it('predicts as many goals as followed, and more where more followed, in unseen matches', () => {
    const samples = INTACT_REPLAYS.filter((name) => /^soccar-[23]v[23]-20(19|26)/.test(name)).flatMap(
      (name) => {
        const match = viewSharedReplay(name);
        if (!hasStandardGoals(match.timeline)) return [];
        const found = runDetectors(match, [touchDetector, shotDetector]);
        return collectThreatSamples(
          match,
          found.get(touchDetector) as readonly TouchEvent[],
          found.get(shotDetector) as readonly ShotEvent[],
          name,
        );
      },
    );
    expect(samples.length).toBeGreaterThan(2000);
    const { explained, reliability } = calibrateThreat(samples);
    expect(explained).toBeGreaterThan(0.05);
    const total = (key: 'predicted' | 'followed') => reliability.reduce((sum, row) => sum + row[key], 0);
    expect(total('predicted') / total('followed')).toBeGreaterThan(0.9);
    expect(total('predicted') / total('followed')).toBeLessThan(1.1);
    expect(reliability.at(-1)!.followed).toBeGreaterThan(3 * reliability[0]!.followed);
  });
});
