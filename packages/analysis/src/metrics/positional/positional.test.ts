import { describe, expect, it } from 'vitest';
import { handMadeInputs } from '../../testing/hand-made-inputs.ts';
import { type HandMadeCar, handMadeMatch } from '../../testing/hand-made-match.ts';
import { NO_TEAM, PHASE, PRESENCE } from '../../timeline/tracks.ts';
import { calculatePlayerMetrics, calculateTeamMetrics } from '../compute-metrics.ts';

const BLUE = 0;
const ORANGE = 1;
const at = (team: 0 | 1, x: number, y: number): HandMadeCar => ({ team, at: () => ({ x, y, z: 93 }) });

/** Ten seconds with the ball at rest in the center; blue touched it last in the first half of them. */
function match(...cars: HandMadeCar[]) {
  const made = handMadeMatch({
    seconds: 10,
    ball: () => ({ x: 0, y: 0, z: 93, vx: 0, vy: 0, vz: 0 }),
    cars,
  });
  made.ball.hitTeam.fill(BLUE, 0, made.frames >> 1).fill(ORANGE, made.frames >> 1);
  return made;
}

const stats = (made: ReturnType<typeof match>) => calculatePlayerMetrics(handMadeInputs(made)[0]!);

describe('distances', () => {
  it('are averages of positions in play', () => {
    const made = match(
      at(BLUE, 0, -1000),
      at(BLUE, 3000, -1000),
      at(BLUE, 0, -2000),
      at(ORANGE, 0, 2000),
      at(ORANGE, 0, 1500),
    );
    expect(stats(made)).toMatchObject({
      distanceFromBall: { value: 1000, over: made.frames },
      distanceFromBallPossession: { value: 1000, over: made.frames >> 1 },
      distanceFromBallNoPossession: { value: 1000 },
      distanceFromTeammates: { value: 2000 },
      distanceFromOpponents: { value: 2500 },
      spacingIndex: { value: 100 },
    });
  });

  it('exclude frames without update, car or play', () => {
    const made = match(
      { team: BLUE, at: (time) => ({ x: 0, y: time < 5 ? -1000 : -4000, z: 93 }) },
      at(ORANGE, 0, 2000),
    );
    const { car } = made.players[0]!;
    car.updated.fill(0, 150);
    expect(stats(made)).toMatchObject({ distanceFromBall: { value: 1000, over: 150 } });
    car.updated.fill(1);
    car.presence.fill(PRESENCE.demolished, 150);
    expect(stats(made)).toMatchObject({ distanceFromBall: { value: 1000, over: 150 } });
  });

  it('belong to neither team before the first touch', () => {
    const made = match(at(BLUE, 0, -1000), at(ORANGE, 0, 2000));
    made.ball.hitTeam.fill(NO_TEAM);
    expect(stats(made)).toMatchObject({
      distanceFromBall: { value: 1000 },
      distanceFromBallPossession: { value: null, over: 0 },
      distanceFromBallNoPossession: { value: null, over: 0 },
    });
  });

  it.each([
    [1799, 0],
    [1800, 100],
    [4200, 100],
    [4201, 0],
  ])('count %i uu as good spacing in 2v2: %i', (distance, value) => {
    expect(stats(match(at(BLUE, 0, 0), at(BLUE, distance, 0), at(ORANGE, 0, 0)))).toMatchObject({
      spacingIndex: { value },
    });
  });

  it('use a wider range of good spacing with a third player', () => {
    const made = match(at(BLUE, -2000, 0), at(BLUE, 2400, 0), at(BLUE, 2500, 0), at(ORANGE, 0, 0));
    expect(stats(made)).toMatchObject({ spacingIndex: { value: 100 } });
  });

  it('to teammates do not exist in 1v1', () => {
    expect(stats(match(at(BLUE, 0, -1000), at(ORANGE, 0, 2000)))).toMatchObject({
      distanceFromTeammates: { value: null, over: 0 },
      spacingIndex: { value: null },
      firstManShare: { value: null },
      timeMostBack: { value: null },
      doubleCommits: { value: null },
      backPostRotationPct: { value: null },
    });
  });
});

describe('roles', () => {
  it('are the shares of play spent in each role', () => {
    const made = match(
      at(BLUE, 0, -1000),
      { team: BLUE, at: (time) => ({ x: 0, y: time < 6 ? -3000 : -500, z: 17 }) },
      at(ORANGE, 0, 4000),
    );
    const { firstManShare, ambiguousRoleShare } = stats(made);
    // It takes 0.35 s until the change counts.
    expect(firstManShare!.value).toBeCloseTo(63.5, 0);
    expect(ambiguousRoleShare!.value).toBe(0);
  });

  it('count as crowding when two players are equally close', () => {
    expect(stats(match(at(BLUE, 0, -1000), at(BLUE, 0, -1200), at(ORANGE, 0, 4000)))).toMatchObject({
      firstManShare: { value: 0 },
      ambiguousRoleShare: { value: 100 },
    });
  });
});

describe('handoffs of first man', () => {
  const chaser = (from: number, to: number): HandMadeCar => ({
    team: BLUE,
    at: (time) => ({ x: 0, y: time >= from && time < to ? -500 : -3000, z: 17 }),
  });

  /** Goes for the ball a second after the others have left it. */
  const back = (time: number) => ({ x: 0, y: time >= 7 ? -500 : -3000, z: 17 });

  it('are counted for the player who takes over, with the time in between', () => {
    const made = match(chaser(0, 4), chaser(4, 10), at(ORANGE, 0, 4000));
    const [first, second] = handMadeInputs(made).map(calculatePlayerMetrics);
    expect(first!.firstManChanges!.value).toBe(0);
    expect(first!.handoffTime!.value).toBeNull();
    expect(second!.firstManChanges!.value).toBeCloseTo(30, 0);
    expect(second!.handoffTime!.value).toBeLessThan(0.5);
  });

  it('add up for the team, with the mean time in between', () => {
    const made = match(chaser(0, 3), chaser(3, 6), { team: BLUE, at: back }, at(ORANGE, 0, 4000));
    const blue = handMadeInputs(made).filter(({ player }) => player.team === BLUE);
    const players = blue.map(calculatePlayerMetrics);
    const team = calculateTeamMetrics(blue);
    expect(players.map(({ firstManChanges }) => firstManChanges!.value)).toEqual([0, 30, 30]);
    expect(team.firstManChanges!.value).toBeCloseTo(60, 3);
    const [, fast, slow] = players.map(({ handoffTime }) => handoffTime!.value!);
    expect(slow! - fast!).toBeGreaterThan(0.5);
    expect(team.handoffTime).toMatchObject({ over: 2 });
    expect(team.handoffTime!.value).toBeCloseTo((fast! + slow!) / 2, 3);
  });

  it('are not counted when no one goes for longer than 3 seconds', () => {
    const made = match(chaser(0, 3), chaser(7, 10), at(ORANGE, 0, 4000));
    const [, second] = handMadeInputs(made).map(calculatePlayerMetrics);
    expect(second!.firstManChanges!.value).toBe(0);
  });
});

describe('zones', () => {
  it('split play in the attack frame: one team’s left is the other team’s right', () => {
    const travel = (time: number) => ({ x: 3000, y: time < 4 ? -4000 : 4000, z: 17 });
    const made = match({ team: BLUE, at: travel }, { team: ORANGE, at: travel });
    const [blue, orange] = handMadeInputs(made).map(calculatePlayerMetrics);
    expect(blue!.timeInZone10!.value).toBeCloseTo(40, 0);
    expect(blue!.timeInZone110!.value).toBeCloseTo(60, 0);
    expect(orange!.timeInZone115!.value).toBeCloseTo(40, 0);
    expect(orange!.timeInZone15!.value).toBeCloseTo(60, 0);
  });

  it('only count play', () => {
    const made = handMadeMatch({
      seconds: 10,
      phase: (time) => (time < 5 ? PHASE.countdown : PHASE.live),
      cars: [{ team: BLUE, at: (time) => ({ x: 0, y: time < 5 ? -4000 : 4000, z: 17 }) }],
    });
    expect(stats(made)).toMatchObject({ timeInZone5: { value: 0 }, timeInZone120: { value: 100 } });
  });
});

describe('ballchasing stats', () => {
  it('are equal in both metric groups, with all phases included', () => {
    const made = handMadeMatch({
      seconds: 10,
      ball: () => ({ x: 0, y: 0, z: 93 }),
      phase: (time) => (time < 5 ? PHASE.live : PHASE.postGoal),
      cars: [
        { team: BLUE, at: (time) => ({ x: 0, y: time < 7.5 ? -4000 : 4000, z: 17, vx: 1200, vy: 0, vz: 0 }) },
      ],
    });
    const { carSpeed, avgSpeed, timeBehindBall } = stats(made);
    expect(carSpeed).toEqual(avgSpeed);
    expect(carSpeed!.value).toBeCloseTo(1200, 3);
    expect(timeBehindBall!.value).toBeCloseTo(75, 0);
  });
});
