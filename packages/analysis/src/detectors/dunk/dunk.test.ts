import { describe, expect, it } from 'vitest';
import { handMadeMatch } from '../../testing/hand-made-match.ts';
import { INTACT_REPLAYS, viewSharedReplay } from '../../testing/shared-replays.ts';
import type { MatchView } from '../../timeline/match-view.ts';
import { isExperimental } from '../event-trust.ts';
import { runDetectors } from '../run-detectors.ts';
import { dunkDetector } from './dunk.detector.ts';

const GOAL = 3;

interface Plan {
  /** Heights of car and ball at the contact, uu. */
  car?: number;
  ball?: number;
  /** Position of the contact. */
  y?: number;
  /** Seconds from the contact to the goal. */
  seconds?: number;
  mode?: string;
}

/** A car hits the ball above the hoop; then the ball falls through and the car flies on. */
function dunks({ car = 520, ball = 500, y = 2600, seconds = 0.6, mode = 'Ball_BasketBall' }: Plan = {}) {
  const hit = GOAL - seconds;
  const match: MatchView = handMadeMatch({
    seconds: 5,
    ball: (time) => ({ x: 0, y, z: time < hit ? ball : Math.max(280, ball - 400 * (time - hit)) }),
    cars: [
      { team: 0, at: (time) => ({ x: 900 * (time - hit), y: y - 150, z: car }) },
      { team: 1, at: () => ({ x: 0, y: -2000, z: 17 }) },
    ],
  });
  match.timeline.facts.ballObject = `Archetypes.Ball.${mode}`;
  match.timeline.goals.push({ frame: GOAL * 30, team: 0, player: 0, playerName: '', assistant: null });
  return runDetectors(match, [dunkDetector]).get(dunkDetector)!;
}

describe('a dunk', () => {
  it('is a goal from above the rim', () => {
    expect(dunks()).toMatchObject([{ kind: 'dunk', player: 0, team: 0, evidence: { height: 520 } }]);
  });

  it.each([
    ['the car is below the rim', dunks({ car: 260, ball: 400 })],
    ['the ball is below the rim', dunks({ car: 320, ball: 290 })],
    ['it comes from the half-way line', dunks({ y: 1200 })],
    ['it takes too long', dunks({ seconds: 1.8 })],
    ['it is no Hoops', dunks({ mode: 'Ball_Default' })],
  ])("isn't detected when %s", (_, events) => {
    expect(events).toEqual([]);
  });

  it('is experimental because none are labeled', () => {
    expect(isExperimental('dunk')).toBe(true);
  });
});

describe.skipIf(INTACT_REPLAYS.length === 0)('dunks in real files', () => {
  it.each([
    ['hoops-2v2-2022-10-ranked', ['Eucalyptus']],
    ['hoops-1v0-2016-06-offline-game-mode', []],
  ])('%s', (name, requested) => {
    const match = viewSharedReplay(name);
    const found = runDetectors(match, [dunkDetector]).get(dunkDetector)!;
    expect(found.map(({ player }) => match.timeline.players[player]!.name)).toEqual(requested);
  });
});
