import { describe, expect, it } from 'vitest';
import { handMadeMatch } from '../../testing/hand-made-match.ts';
import { hasSharedReplays, viewSharedReplay } from '../../testing/shared-replays.ts';
import type { MatchView } from '../../timeline/match-view.ts';
import { runDetectors } from '../run-detectors.ts';
import { flickDetector } from './flick.detector.ts';

const LAUNCH = 2;
const flicksOf = (match: MatchView) => runDetectors(match, [flickDetector]).get(flickDetector) ?? [];

/** Carries the ball on the roof from `from` s on, then launches it forward and up at 2 s, nose `pitch` up at the dodge. */
function flick(from: number, dodge: { forward: number; right: number } | null, pitch = 0, push = 600) {
  const y = (time: number): number => 900 * time - 2000;
  return flicksOf(
    handMadeMatch({
      seconds: 4,
      cars: [
        {
          team: 0,
          at: (time) => ({
            x: 0,
            y: y(time),
            z: 17,
            yaw: Math.PI / 2,
            pitch: Math.abs(time - LAUNCH) < 0.1 ? pitch : 0,
          }),
          moves: dodge === null ? [] : [{ time: LAUNCH, kind: 'dodge', direction: dodge }],
        },
      ],
      ball: (time) => {
        const since = time - LAUNCH;
        if (time < from) return { x: 3000, y: 0, z: 93, vx: 0, vy: 0, vz: 0 };
        if (since <= 0) return { x: 0, y: y(time) + 40, z: 143, vx: 0, vy: 900, vz: 0 };
        return {
          x: 0,
          y: y(LAUNCH) + 40 + (900 + push) * since,
          z: 143 + 900 * since - 325 * since ** 2,
          vx: 0,
          vy: 900 + push,
          vz: 900 - 650 * since,
        };
      },
    }),
  );
}

describe('flick', () => {
  it.each([
    ['forward', { forward: 1, right: 0 }],
    ['side', { forward: 0.3, right: 0.95 }],
    ['other', { forward: -0.9, right: 0.43 }],
  ])('is a %s dodge that launches a carried ball', (kind, dodge) => {
    const [found, ...others] = flick(1, dodge);
    expect(others).toEqual([]);
    expect(found).toMatchObject({ kind: 'flick', code: 200, frame: 60, evidence: { kind, musty: false } });
    expect(found!.evidence.setupTime).toBeGreaterThan(0.8);
    expect(found!.evidence.rise).toBeGreaterThan(800);
  });

  it('is a musty with a backward dodge and the nose up', () => {
    expect(flick(1, { forward: -1, right: 0 }, 0.6)).toMatchObject([
      { code: 195, evidence: { musty: true } },
    ]);
  });

  it('needs a carry before it', () => {
    expect(flick(1.9, { forward: 1, right: 0 })).toEqual([]);
  });

  it('needs a dodge', () => {
    expect(flick(1, null)).toEqual([]);
  });
});

describe.skipIf(!hasSharedReplays)('flicks of scripted replays', () => {
  // Carball's tests assert one flick; its recorder named the file for two, and two dodges launch the ball out of a carry,
  // by 900 uu/s at 13.6 s and by 1,040 uu/s at 35.2 s.
  it('finds the two flicks that the recorder made', () => {
    const match = viewSharedReplay('scenario-3-dribbles-2-flicks');
    expect(flicksOf(match).map(({ frame }) => Math.round(match.clock.time[frame]!))).toEqual([14, 35]);
  });
});
