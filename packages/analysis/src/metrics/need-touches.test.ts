import { describe, expect, it } from 'vitest';
import { clearDetector } from '../detectors/clear/clear.detector.ts';
import { shotDetector } from '../detectors/shot/shot.detector.ts';
import { createInsight, type HandMadeEvent } from '../testing/hand-made-inputs.ts';
import { handMadeMatch } from '../testing/hand-made-match.ts';
import { stationary } from '../testing/hand-made-plays.ts';

/** Returns metrics of a match with counted shots, `seen` of them with a seen touch. */
function metricsWith(seen: number, unseen: number) {
  const match = handMadeMatch({
    seconds: 60,
    cars: [0, 0, 1, 1].map((team, index) => ({ team: team as 0 | 1, at: stationary(index * 800, 0) })),
  });
  match.timeline.players[0]!.counters.shots = seen + unseen;
  const shots = Array.from(
    { length: seen + unseen },
    (_, index): HandMadeEvent => ({
      kind: 'shot',
      player: 0,
      time: 3 * index + 1,
      evidence: {
        credited: true,
        attempt: index < seen,
        onTarget: index < seen,
        outcome: 'miss',
        outcomeFrame: null,
        ownGoal: false,
        xg: index < seen ? 0.2 : null,
        type: index < seen ? 'ground' : null,
        speed: 2000,
        distance: 3000,
        crossingRight: 0,
        crossingHeight: 300,
      },
    }),
  );
  const clear: HandMadeEvent = { kind: 'clear', player: 0, time: 50, evidence: { successful: true } };
  const { metrics, teams } = createInsight(match, [
    [shotDetector, shots],
    [clearDetector, [clear]],
  ]);
  return [metrics[0]!, teams[0]!.metrics];
}

const ON_TOUCHES = [
  'xg',
  'shotsOnTarget',
  'timePerShot',
  'passes',
  'xa',
  'clears',
  'shotsFaced',
  'takeaways',
];
const OTHERS = ['goals', 'shots', 'assists', 'saves', 'timeLastManPct'];

describe('recordings with missing touches', () => {
  it('have null for metrics based on touches, and all other metrics', () => {
    for (const metrics of metricsWith(2, 4)) {
      for (const key of ON_TOUCHES) expect(metrics[key], key).toEqual({ value: null, over: 0 });
      for (const key of OTHERS) expect(metrics[key]!.value, key).not.toBeNull();
    }
  });

  it.each([
    ['one touch in three at most is missed', 8, 4],
    ['there are too few shots to tell', 0, 2],
  ])("aren't detected when %s", (_, seen, unseen) => {
    for (const metrics of metricsWith(seen, unseen)) {
      expect(metrics.xg!.value).toBeCloseTo(seen * 0.2, 6);
      expect(metrics.clears!.value).toBeGreaterThan(0);
    }
  });
});
