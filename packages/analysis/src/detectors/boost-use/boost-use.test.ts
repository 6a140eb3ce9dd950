import { describe, expect, it } from 'vitest';
import { tallyBoost } from '../../statistics/facts/tally-boost.ts';
import { handMadeMatch } from '../../testing/hand-made-match.ts';
import { hasSharedReplays, viewSharedReplay } from '../../testing/shared-replays.ts';
import type { MatchView } from '../../timeline/match-view.ts';
import { runDetectors } from '../run-detectors.ts';
import { type BoostUse, boostUseDetector } from './boost-use.detector.ts';

if (!hasSharedReplays)
  process.stdout.write('left out: boost use of the scenario replays, which are not there\n');

function find(match: MatchView): BoostUse[] {
  return [...(runDetectors(match, [boostUseDetector]).get(boostUseDetector) as BoostUse[])];
}

/** A car at a steady speed that boosts between two times. */
function boosting(speed: number, from: number, to: number) {
  return handMadeMatch({
    seconds: 4,
    cars: [
      {
        team: 0,
        at: (time) => ({ x: -4000 + speed * time, y: 0, z: 17, boosting: time >= from && time < to }),
      },
    ],
  });
}

describe('boost use', () => {
  it('calculates boost used from the amount, not from time', () => {
    const match = boosting(1000, 1, 2);
    const { car } = match.players[0]!;
    car.boost.fill(20, 65);
    car.boostUpdated[65] = 1;
    const events = find(match);
    expect(events.map(({ kind, frame }) => [kind, frame])).toEqual([['boostUse', 30]]);
    expect(events[0]?.evidence).toMatchObject({ usedSupersonic: 0, usedInAir: 0 });
    expect((events[0] as { evidence: { used: number } }).evidence.used).toBeCloseTo(
      ((85 - 20) * 100) / 255,
      1,
    );
  });

  /** The game reports the use when the boost goes off. */
  function reported(speed: number, to: number): MatchView {
    const match = boosting(speed, 1, to);
    const { car } = match.players[0]!;
    const frame = match.frameAt(to);
    car.boost.fill(85 - Math.round((to - 1) * 85), frame);
    car.boostUpdated[frame] = 1;
    return match;
  }

  it('counts ten or more used while supersonic as wasted', () => {
    const [use, wasted] = find(reported(2250, 1.5));
    expect(use?.kind).toBe('boostUse');
    expect(wasted).toMatchObject({ kind: 'boostWasted', code: 135, evidence: { cause: 'supersonic' } });
  });

  it.each([
    ['just below supersonic', 2190, 1.5],
    ['supersonic but brief', 2250, 1.2],
  ])('counts none as wasted: %s', (_, speed, to) => {
    expect(find(reported(speed, to)).map(({ kind }) => kind)).toEqual(['boostUse']);
  });

  it.each([
    ['scripted', reported(2250, 1.5)] as const,
    ...(hasSharedReplays
      ? [
          'scenario-large-pad-100-boost-used',
          'era-2018-05-v868-22-net7-casual-3v3',
          'soccar-2v2-2026-03-ranked-doubles',
          'soccar-3v3-2026-03-ranked-standard-a',
        ].map((name) => [name, viewSharedReplay(name)] as const)
      : []),
  ])('adds up to the stat of boost used while supersonic: %s', (_, match) => {
    const events = find(match);
    for (const { index, car } of match.players) {
      const found = events
        .filter((event) => event.kind === 'boostUse' && event.player === index)
        .reduce(
          (sum, { evidence }) => sum + ((evidence as { usedSupersonic: number }).usedSupersonic ?? 0),
          0,
        );
      const { usedWhileSupersonic } = tallyBoost(match.timeline, car);
      expect(found, `player ${index}`).toBeCloseTo(usedWhileSupersonic, 6);
    }
  });

  it('finds nothing while the boost is off', () => {
    expect(find(boosting(2250, 9, 9))).toEqual([]);
  });

  it('separates two activations, but ignores a flicker', () => {
    const gap = (length: number) =>
      find(
        handMadeMatch({
          seconds: 4,
          cars: [
            {
              team: 1,
              at: (time) => ({
                x: 0,
                y: 500 * time,
                z: 17,
                boosting: time >= 1 && time < 2 && !(time >= 1.5 && time < 1.5 + length),
              }),
            },
          ],
        }),
      ).length;
    expect([gap(0.05), gap(0.3)]).toEqual([1, 2]);
  });

  it('counts an overfill of 20 or more as wasted', () => {
    const match = boosting(0, 9, 9);
    const { car } = match.players[0]!;
    car.x.fill(-3072);
    car.y.fill(-4096);
    match.timeline.pickups.push({ frame: 30, player: 0, pad: 3 });
    expect(find(match)).toMatchObject([
      { kind: 'boostWasted', code: 135, evidence: { cause: 'overfill', pad: 3 } },
    ]);
  });

  it.skipIf(!hasSharedReplays).each([
    ['scenario-small-pad-45-boost-used', 45, 1],
    ['scenario-large-pad-100-boost-used', 100, 1],
    ['scenario-large-and-small-pad-0-boost-used', 0, 0],
    ['scenario-boost-used-with-demo', 78.81, 1],
  ] as const)('%s: player 0 uses %d', (name, expected, tolerance) => {
    const used = find(viewSharedReplay(name)).reduce(
      (sum, event) =>
        sum + (event.player === 0 && event.kind === 'boostUse' ? (event.evidence.used ?? 0) : 0),
      0,
    );
    expect(Math.abs(used - expected)).toBeLessThanOrEqual(tolerance);
  });
});
