import type { CareerGame } from '../career/summarize-career.ts';

/** Returns a game without players or events, except for the given fields. */
export function createCareerGame(given: Partial<CareerGame>): CareerGame {
  return {
    matchId: 'match',
    playedAt: null,
    margin: 0,
    mapName: 'DFH Stadium',
    carName: null,
    goals: 0,
    assists: 0,
    saves: 0,
    demolitions: 0,
    distance: 0,
    seconds: 0,
    xg: null,
    overtime: false,
    deficit: 0,
    fastestGoal: null,
    hardestShot: null,
    airDribble: null,
    ...given,
  };
}
