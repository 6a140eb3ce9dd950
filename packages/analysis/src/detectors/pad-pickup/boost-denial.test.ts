import { describe, expect, it } from 'vitest';
import { handMadeMatch } from '../../testing/hand-made-match.ts';
import { createScriptedPossession } from '../../testing/scripted-events.ts';
import { runDetectors } from '../run-detectors.ts';
import { type BoostDenial, boostDenialDetector } from './boost-denial.detector.ts';
import { padPickupDetector } from './pad-pickup.detector.ts';

/** A blue player takes the big pad in orange's corner; the orange player next to it has some boost (raw). */
function take(opponentBoost: number, held: 0 | 1 = 1): BoostDenial[] {
  const match = handMadeMatch({
    seconds: 4,
    cars: [
      { team: 0, at: () => ({ x: 3072, y: 4096, z: 17 }) },
      { team: 1, at: () => ({ x: 2000, y: 4500, z: 17 }) },
    ],
  });
  match.players[1]!.car.boost.fill(opponentBoost);
  match.timeline.pickups.push({ frame: 60, player: 0, pad: 30 });
  const pickups = runDetectors(match, [padPickupDetector]).get(padPickupDetector);
  const possessions = [createScriptedPossession(match, held, 0, 4)];
  return [...(boostDenialDetector.detect(match, [pickups, possessions] as never) as BoostDenial[])];
}

describe('boost denial', () => {
  it('is a big pad taken from an opponent who has the ball and needs boost', () => {
    expect(take(30)).toMatchObject([{ kind: 'boostDenial', player: 0, other: 1, evidence: { pad: 30 } }]);
  });

  it.each([
    ['they have enough', take(100)],
    ['their team does not have the ball', take(30, 0)],
  ])("isn't detected when %s", (_, events) => {
    expect(events).toEqual([]);
  });
});
