import { describe, expect, it } from 'vitest';
import { handMadeMatch } from '../../testing/hand-made-match.ts';
import { detectWith, type HandMadeTouch } from '../../testing/hand-made-touch.ts';
import { fiftyFiftyDetector } from './fifty-fifty.detector.ts';

const BLUE = 0;
const ORANGE = 1;
const KICKOFF: HandMadeTouch = { player: BLUE, time: 0.5 };

/** Nose to nose at the ball, which leaves with `speed` from second 3; orange stays `away` from it. */
function fiftyFiftiesAt(away: number, speed: number, ...touches: HandMadeTouch[]) {
  const match = handMadeMatch({
    seconds: 8,
    cars: [
      { team: 0, at: () => ({ x: 0, y: -150, z: 17, yaw: Math.PI / 2 }) },
      { team: 1, at: () => ({ x: 0, y: 150 + away, z: 17, yaw: -Math.PI / 2 }) },
    ],
    ball: (time) => ({ x: 0, y: Math.max(0, time - 3) * speed, z: 93 }),
  });
  return detectWith(match, fiftyFiftyDetector, touches).map(({ player, other, team, evidence }) => ({
    player,
    other,
    team,
    by: evidence.decidedBy,
    kickoff: evidence.kickoff,
  }));
}

const fiftyFifties = (speed: number, ...touches: HandMadeTouch[]) => fiftyFiftiesAt(0, speed, ...touches);

const together: HandMadeTouch[] = [
  { player: BLUE, time: 3, contested: true },
  { player: ORANGE, time: 3.1, contested: true },
];

describe('50/50', () => {
  it('is won by the team that gets the ball past the opponent', () => {
    expect(fiftyFifties(800, KICKOFF, ...together)).toEqual([
      { player: BLUE, other: ORANGE, team: BLUE, by: 'ball', kickoff: false },
    ]);
    expect(fiftyFifties(-800, KICKOFF, ...together)[0]?.team).toBe(ORANGE);
  });

  it('is won by the team that has the ball next when it stays between them', () => {
    const next: HandMadeTouch = { player: ORANGE, time: 4 };
    expect(fiftyFifties(0, KICKOFF, ...together, next)[0]).toMatchObject({ team: ORANGE, by: 'possession' });
    expect(fiftyFifties(0, KICKOFF, ...together)[0]).toMatchObject({ team: null, by: 'nothing' });
  });

  it("isn't detected when the touches are more than 0.2 s apart", () => {
    expect(fiftyFifties(800, KICKOFF, { player: BLUE, time: 3 }, { player: ORANGE, time: 3.3 })).toEqual([]);
  });

  it("isn't detected when one car was only next to the ball that the other hit", () => {
    expect(fiftyFiftiesAt(0, -800, KICKOFF, ...together)).toHaveLength(1);
    expect(fiftyFiftiesAt(80, -800, KICKOFF, ...together)).toEqual([]);
  });

  it('is marked when it belongs to the kickoff', () => {
    const start: HandMadeTouch[] = [
      { player: BLUE, time: 3 },
      { player: ORANGE, time: 3.1 },
    ];
    expect(fiftyFifties(800, ...start)[0]?.kickoff).toBe(true);
  });
});
