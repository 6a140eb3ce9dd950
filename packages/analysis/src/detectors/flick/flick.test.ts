import { describe, expect, it } from 'vitest';
import { handMadeMatch } from '../../testing/hand-made-match.ts';
import { hasSharedReplays, viewSharedReplay } from '../../testing/shared-replays.ts';
import type { MatchView } from '../../timeline/match-view.ts';
import { runDetectors } from '../run-detectors.ts';
import { flickDetector } from './flick.detector.ts';

const LAUNCH = 2;
const findFlicks = (match: MatchView) => runDetectors(match, [flickDetector]).get(flickDetector) ?? [];

interface Plan {
  /** Start of the carry, s. */
  from?: number;
  dodge?: { forward: number; right: number } | null;
  /** Upward pitch of the nose at the dodge, radians. */
  pitch?: number;
  /** Roll of the car, from half a second before the dodge, degrees. */
  rolled?: number;
  /** Turn of the nose to the left of the direction of travel, from half a second before the dodge, degrees. */
  turned?: number;
  /** Change in the ball's velocity along the direction of travel and upward, uu/s. */
  push?: number;
  rise?: number;
  /** Position of the ball's center ahead of the car's, uu. */
  ahead?: number;
}

/** Carries the ball along +y on the roof and launches it at 2 s. */
function flick({
  from = 1,
  dodge = { forward: 1, right: 0 },
  pitch = 0,
  turned = 0,
  rolled = 0,
  push = 600,
  rise = 900,
  ahead = 40,
}: Plan = {}) {
  const y = (time: number): number => 900 * time - 2000;
  return findFlicks(
    handMadeMatch({
      seconds: 4,
      cars: [
        {
          team: 0,
          at: (time) => ({
            x: 0,
            y: y(time),
            z: 17,
            yaw: Math.PI / 2 + (time > LAUNCH - 0.5 ? (turned * Math.PI) / 180 : 0),
            pitch: Math.abs(time - LAUNCH) < 0.1 ? pitch : 0,
            roll: time > LAUNCH - 0.5 ? (rolled * Math.PI) / 180 : 0,
          }),
          moves: dodge === null ? [] : [{ time: LAUNCH, kind: 'dodge', direction: dodge }],
        },
      ],
      ball: (time) => {
        const since = time - LAUNCH;
        if (time < from) return { x: 3000, y: 0, z: 93, vx: 0, vy: 0, vz: 0 };
        if (since <= 0) return { x: 0, y: y(time) + ahead, z: 143, vx: 0, vy: 900, vz: 0 };
        return {
          x: 0,
          y: y(LAUNCH) + ahead + (900 + push) * since,
          z: 143 + rise * since - 325 * since ** 2,
          vx: 0,
          vy: 900 + push,
          vz: rise - 650 * since,
        };
      },
    }),
  );
}

const HALF = Math.SQRT1_2;
const BACK = { forward: -1, right: 0 };

describe('flick', () => {
  it.each([
    ['forward', {}],
    ['diagonal', { turned: 45, dodge: { forward: HALF, right: HALF } }],
    ['side', { turned: 90, dodge: { forward: 0, right: 1 } }],
    ['reverse', { turned: 180, dodge: BACK, ahead: 100, rise: 500 }],
    ['reverse', { turned: 180, rolled: 150, dodge: BACK, ahead: 80, rise: 500 }],
    ['reverse', { turned: 135, dodge: { forward: -HALF, right: HALF }, ahead: 80, rise: 500 }],
  ] as const)('is a %s dodge that launches a carried ball', (kind, plan) => {
    const [found, ...others] = flick(plan);
    expect(others).toEqual([]);
    expect(found).toMatchObject({ kind: 'flick', code: 200, frame: 60, evidence: { kind, musty: false } });
    expect(found!.evidence.setupTime).toBeGreaterThan(0.8);
    expect(found!.evidence.alongTravel).toBeCloseTo(1, 1);
  });

  it.each([
    ['diagonal when the dodge goes straight', 'forward', { turned: 45 }],
    [
      'side when the dodge goes half ahead',
      'diagonal',
      { turned: 90, dodge: { forward: HALF, right: HALF } },
    ],
    ['reverse when the nose still points ahead', 'other', { dodge: BACK, rise: 500 }],
    [
      'reverse when the ball goes back',
      'other',
      { turned: 180, dodge: BACK, push: -600, ahead: -60, rise: 500 },
    ],
    ['reverse when the ball only goes up', 'other', { turned: 180, dodge: BACK, push: 300, ahead: 80 }],
  ] as const)("isn't %s", (_, kind, plan) => {
    expect(flick(plan)).toMatchObject([{ evidence: { kind, musty: false } }]);
  });

  it('is a musty with a backward dodge and the nose up', () => {
    expect(flick({ dodge: BACK, pitch: 0.6 })).toMatchObject([{ code: 195, evidence: { musty: true } }]);
  });

  it("isn't a musty with the nose level or a soft lift", () => {
    expect(flick({ dodge: BACK })).toMatchObject([{ code: 200, evidence: { musty: false } }]);
    expect(flick({ dodge: BACK, pitch: 0.6, rise: 600, push: 300 })).toMatchObject([{ code: 200 }]);
  });

  it('needs a carry before it', () => {
    expect(flick({ from: 1.9 })).toEqual([]);
  });

  it('needs a dodge', () => {
    expect(flick({ dodge: null })).toEqual([]);
  });
});

describe.skipIf(!hasSharedReplays)('flicks of scripted replays', () => {
  // Carball's tests expect one flick; the recorder named the file for two, and two dodges launch the ball out of a
  // carry, by 900 uu/s at 13.6 s and by 1,040 uu/s at 35.2 s.
  it('finds the two flicks that the recorder made', () => {
    const match = viewSharedReplay('scenario-3-dribbles-2-flicks');
    expect(findFlicks(match).map(({ frame }) => Math.round(match.clock.time[frame]!))).toEqual([14, 35]);
  });

  // By frames: the car turns and rolls under the ball after a jump, nose against the direction of travel (cosine
  // -0.97 and -0.98 at the launch), dodges backward, and the ball continues in the direction of travel (cosine 0.92
  // and 1.00).
  it.each([
    ['era-2025-06-v868-32-net10-replicated-boost-ranked-2v2', 40.92],
    ['era-2026-03-v868-32-net11-dodge-refresh-ranked-2v2', 167.7],
  ])('finds the reverse flick of %s', (name, time) => {
    const reverse = findFlicks(viewSharedReplay(name)).filter(({ evidence }) => evidence.kind === 'reverse');
    expect(reverse.map((flick) => flick.time)).toEqual([expect.closeTo(time, 1)]);
  });
});
