import { describe, expect, it } from 'vitest';
import { BOOST_PADS } from '../../model/boost-pads.ts';
import { handMadeMatch } from '../../testing/hand-made-match.ts';
import { hasSharedReplays, viewSharedReplay } from '../../testing/shared-replays.ts';
import type { MatchView } from '../../timeline/match-view.ts';
import { PHASE } from '../../timeline/tracks.ts';
import { runDetectors } from '../run-detectors.ts';
import { type PadPickup, padPickupDetector } from './pad-pickup.detector.ts';

const OWN_CORNER = 3;
const STOLEN_CORNER = 29;
const OWN_SMALL = 10;

if (!hasSharedReplays)
  process.stdout.write('left out: pickups of the scenario replays, which are not there\n');

function find(match: MatchView): PadPickup[] {
  return [...(runDetectors(match, [padPickupDetector]).get(padPickupDetector) as PadPickup[])];
}

/** A blue car parked on a pad for four seconds; its boost is set to raw amounts from the given frames. */
function parkedOn(pad: number, amounts: [frame: number, raw: number][], phase?: (time: number) => 2 | 3 | 4) {
  const { x, y } = BOOST_PADS[pad]!;
  const match = handMadeMatch({
    seconds: 4,
    cars: [{ team: 0, at: () => ({ x, y, z: 17 }) }],
    ...(phase && { phase }),
  });
  const { car } = match.players[0]!;
  for (const [frame, raw] of amounts) {
    car.boost.fill(raw, frame);
    car.boostUpdated[frame] = 1;
  }
  return match;
}

describe('pad pickups', () => {
  it('measures a big pad’s gain and waste', () => {
    const match = parkedOn(OWN_CORNER, [[31, 255]]);
    match.timeline.pickups.push({ frame: 30, player: 0, pad: OWN_CORNER });
    const [event, ...rest] = find(match);
    expect(rest).toEqual([]);
    expect(event).toMatchObject({
      kind: 'padPickup',
      code: 120,
      player: 0,
      team: 0,
      frame: 30,
      confidence: 1,
    });
    expect(event?.evidence).toMatchObject({
      pad: OWN_CORNER,
      big: true,
      half: 'own',
      stolen: false,
      reported: true,
    });
    expect(event?.evidence.gained).toBeCloseTo(66.67, 1);
    expect(event?.evidence.overfill).toBeCloseTo(33.33, 1);
  });

  it('counts a pad in the opponents’ half as stolen', () => {
    const match = parkedOn(STOLEN_CORNER, [[31, 255]]);
    match.timeline.pickups.push({ frame: 30, player: 0, pad: STOLEN_CORNER });
    expect(find(match).map(({ kind, code }) => [kind, code])).toEqual([
      ['padPickup', 120],
      ['boostStolen', 130],
    ]);
  });

  it('counts 12 for a small pad while boost is being used', () => {
    const match = parkedOn(OWN_SMALL, [[31, 85]]);
    match.players[0]!.car.boosting.fill(1, 10, 31);
    match.timeline.pickups.push({ frame: 30, player: 0, pad: OWN_SMALL });
    const [event] = find(match);
    expect(event?.code).toBe(125);
    expect(event?.evidence.gained).toBe(12);
  });

  it.each([-6, -1, 0, 3, 6])('are one pickup when the boost level rises %i frames after it', (offset) => {
    const match = parkedOn(OWN_SMALL, [[40 + offset, 116]]);
    match.timeline.pickups.push({ frame: 40, player: 0, pad: OWN_SMALL });
    expect(find(match)).toMatchObject([
      { frame: 40, evidence: { reported: true, gained: 12, overfill: 0, before: (116 / 255) * 100 - 12 } },
    ]);
  });

  it('marks pickups after a goal', () => {
    const match = parkedOn(OWN_SMALL, [], (time) => (time > 0.5 ? PHASE.postGoal : PHASE.live));
    match.timeline.pickups.push({ frame: 6, player: 0, pad: OWN_SMALL });
    match.timeline.pickups.push({ frame: 30 * 3 + 25, player: 0, pad: OWN_SMALL });
    expect(find(match).map(({ evidence }) => evidence.live)).toEqual([true, false]);
  });

  it('ignores records of a pad that is far away or not back yet', () => {
    const match = parkedOn(OWN_SMALL, [[31, 115]]);
    match.timeline.pickups.push({ frame: 30, player: 0, pad: OWN_SMALL });
    match.timeline.pickups.push({ frame: 60, player: 0, pad: OWN_SMALL });
    match.timeline.pickups.push({ frame: 90, player: 0, pad: STOLEN_CORNER });
    expect(find(match).map(({ frame }) => frame)).toEqual([30]);
  });

  it('infers a pickup from a rise next to an available pad', () => {
    const [event] = find(parkedOn(OWN_SMALL, [[31, 116]]));
    expect(event).toMatchObject({
      kind: 'padPickup',
      code: 125,
      frame: 31,
      evidence: { pad: OWN_SMALL, reported: false },
    });
    expect(event?.confidence).toBeLessThan(1);
  });

  it.each([
    ['a rise that the pad does not give', [[31, 160]] as [number, number][]],
    ['a level that falls', [[31, 40]] as [number, number][]],
    [
      'a rise too soon after the last',
      [
        [31, 116],
        [50, 147],
      ] as [number, number][],
    ],
  ])('infers nothing from %s', (_, amounts) => {
    expect(find(parkedOn(OWN_SMALL, amounts)).length).toBe(amounts.length - 1);
  });

  it.skipIf(!hasSharedReplays).each([
    ['scenario-small-pad-45-boost-used', 0, 1, 0],
    ['scenario-large-pad-100-boost-used', 1, 0, 0],
    ['scenario-large-and-small-pad-0-boost-used', 1, 1, 0],
    ['scenario-6-large-25-small-pads', 6, 25, 2],
  ] as const)('%s: %i large and %i small pads, %i large stolen', (name, big, small, stolenBig) => {
    const events = find(viewSharedReplay(name)).filter(({ evidence }) => evidence.live);
    const count = (requested: (event: PadPickup) => boolean) => events.filter(requested).length;
    expect(count(({ code }) => code === 120)).toBe(big);
    expect(count(({ code }) => code === 125)).toBe(small);
    expect(count(({ kind, evidence }) => kind === 'boostStolen' && evidence.big === true)).toBe(stolenBig);
  });

  it.skipIf(!hasSharedReplays)('wastes 45.3 on small pads taken with nearly full boost', () => {
    const events = find(viewSharedReplay('scenario-large-and-small-pad-0-boost-used'));
    const wasted = events.reduce((sum, { evidence }) => sum + (evidence.overfill ?? 0), 0);
    expect(Math.abs(wasted - 45.3)).toBeLessThanOrEqual(2);
  });
});
