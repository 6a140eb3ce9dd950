import { describe, expect, it } from 'vitest';
import { BEHIND_BALL, ballPath } from '../../testing/ball-path.ts';
import { handMadeMatch } from '../../testing/hand-made-match.ts';
import { hasSharedReplays, viewSharedReplay } from '../../testing/shared-replays.ts';
import type { MatchView } from '../../timeline/match-view.ts';
import type { MoveKind } from '../../timeline/moves.ts';
import { runDetectors } from '../run-detectors.ts';
import { aerialDetector } from './aerial.detector.ts';
import { findFlights } from './flights.ts';

const CONTACT = 1.5;
const LIFT = 0.5;

const aerials = (match: MatchView) => runDetectors(match, [aerialDetector]).get(aerialDetector) ?? [];

/** A car takes off at 0.5 s, climbs, and meets the ball (or passes `aside` of it) at 1.5 s at `height`. */
function flight(height: number, moves: { time: number; kind: MoveKind }[], aside = 0): MatchView {
  const ball = ballPath({ x: 0, y: 0, z: height + 325 * CONTACT ** 2 }, [
    { time: CONTACT, vx: 1500, vy: 0, vz: 300 },
  ]);
  const met = ball(CONTACT);
  return handMadeMatch({
    seconds: 3,
    ball: aside === 0 ? ball : () => ({ ...met, vx: 0, vy: 0, vz: 0 }),
    cars: [
      {
        team: 0,
        at: (time) => ({
          x: met.x + BEHIND_BALL.x + 700 * (time - CONTACT),
          y: aside,
          z: 17 + (met.z + BEHIND_BALL.z - 17) * Math.max(0, time - LIFT),
          boosting: time > LIFT && time < CONTACT,
        }),
        moves,
      },
    ],
  });
}

const JUMP = { time: LIFT, kind: 'jump' as const };
const DOUBLE_JUMP = { time: 0.7, kind: 'doubleJump' as const };

describe('aerial', () => {
  it('detects a touch in the air and the two jumps before it', () => {
    const [jump, touch, ...others] = aerials(flight(1000, [JUMP, DOUBLE_JUMP]));
    expect(others).toEqual([]);
    expect(jump).toMatchObject({
      kind: 'aerialJump',
      code: 155,
      frame: 15,
      evidence: { double: true, fast: true },
    });
    expect(touch).toMatchObject({
      kind: 'aerialTouch',
      code: null,
      player: 0,
      evidence: { band: 'high', doubleJumped: true, dodged: false, from: 'floor', touchInFlight: 1 },
    });
    expect(touch!.time).toBeCloseTo(CONTACT, 1);
  });

  it('detects a single jump, and a low touch below the crossbar', () => {
    const found = aerials(flight(500, [JUMP]));
    expect(found.map(({ kind, code }) => [kind, code])).toEqual([
      ['aerialJump', 150],
      ['aerialTouch', null],
    ]);
    expect(found[1]!.evidence).toMatchObject({ band: 'low', jumped: true });
  });

  it("doesn't detect an aerial jump when the car dodges into the ball", () => {
    const found = aerials(flight(500, [JUMP, { time: 1.3, kind: 'dodge' }]));
    expect(found.map(({ kind }) => kind)).toEqual(['aerialTouch']);
  });

  it('ignores touches below 200 uu', () => {
    expect(aerials(flight(150, [JUMP]))).toEqual([]);
  });

  it('detects a flight that misses the ball unless it passes far away', () => {
    expect(aerials(flight(1000, [JUMP], 300)).map(({ kind }) => kind)).toEqual(['aerialMiss']);
    expect(aerials(flight(1000, [JUMP], 700))).toEqual([]);
  });
});

describe.skipIf(!hasSharedReplays)('jumps and aerials of scripted replays', () => {
  /** Carball counts a hit with the ball at 400 uu or higher. */
  it.each([
    ['scenario-one-aerial', 1],
    ['scenario-high-air-pass-goal', 2],
    ['scenario-one-epic-save', 0],
  ])('finds the aerial hits of %s', (name, hits) => {
    const found = aerials(viewSharedReplay(name));
    expect(found.filter(({ kind, z }) => kind === 'aerialTouch' && z >= 400)).toHaveLength(hits);
  });

  it.each([
    ['scenario-one-jump', 1, 0],
    ['scenario-one-double-jump', 1, 1],
  ])('finds the jumps of %s', (name, jumps, doubleJumps) => {
    const match = viewSharedReplay(name);
    const flights = match.players.flatMap((player) => findFlights(match, player).all);
    expect(flights.filter(({ jumpFrame }) => jumpFrame >= 0)).toHaveLength(jumps);
    expect(flights.filter(({ doubleJumpFrame }) => doubleJumpFrame >= 0)).toHaveLength(doubleJumps);
  });
});
