import { describe, expect, it } from 'vitest';
import { handMadeMatch } from '../../testing/hand-made-match.ts';
import { createScriptedPossession } from '../../testing/scripted-events.ts';
import { PHASE } from '../../timeline/tracks.ts';
import { pressureDetector } from './pressure.detector.ts';

type Held = [team: 0 | 1, from: number, to: number];

/** The ball's Y position by time; a team may have it. */
function press(ballY: (time: number) => number, held: Held[] = [], goalAt = 99) {
  const match = handMadeMatch({
    seconds: 14,
    phase: (time) => (time < goalAt ? PHASE.live : PHASE.postGoal),
    ball: (time) => ({ x: 0, y: ballY(time), z: 93, vx: 0, vy: 0, vz: 0 }),
    cars: [{ team: 0, at: () => ({ x: 0, y: 0, z: 17 }) }],
  });
  const possessions = held.map(([team, from, to]) => createScriptedPossession(match, team, from, to));
  return pressureDetector.detect(match, [possessions] as never);
}

describe('pressure', () => {
  it('starts after two seconds in the opponents’ half and lasts while the ball stays there', () => {
    const [event, ...rest] = press((time) => (time >= 1 && time < 6 ? 900 : 0));
    expect(rest).toEqual([]);
    expect(event).toMatchObject({
      kind: 'pressure',
      team: 0,
      player: -1,
      evidence: { endedBy: 'relieved', thirdSeconds: 0 },
    });
    expect(event?.time).toBeCloseTo(1, 1);
    expect(event?.duration).toBeCloseTo(5, 0);
  });

  it('starts sooner in the opponents’ third', () => {
    expect(press((time) => (time >= 1 && time < 2 ? 3000 : 0)).map(({ team }) => team)).toEqual([0]);
  });

  it('belongs to the other team on the other side', () => {
    const teams = press((time) => (time < 5 ? -900 : 0)).map(({ team }) => team);
    expect(teams).toEqual([1]);
  });

  it.each([
    ['a second and a half in the half', (time: number) => (time >= 1 && time < 2.5 ? 900 : 0)],
    ['the middle of the field', () => 150],
  ])('is not caused by %s', (_, ballY) => {
    expect(press(ballY).filter(({ team }) => team === 0)).toEqual([]);
  });

  it('survives a short clearance, unless the opponents have the ball', () => {
    const ballY = (time: number) => (time >= 4 && time < 6 ? 0 : 900);
    expect(press(ballY).length).toBe(1);
    expect(press(ballY, [[1, 4, 6]]).length).toBe(2);
  });

  it('ends when a goal is scored', () => {
    expect(press(() => 2000, [], 5)[0]?.evidence.endedBy).toBe('stoppage');
  });
});
