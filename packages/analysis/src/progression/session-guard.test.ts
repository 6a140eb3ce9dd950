import { expect, test } from 'vitest';
import type { ScoreGame } from '../eligibility/score-game.ts';
import { handMadeGames } from '../testing/hand-made-games.ts';
import { findSessionWarning } from './session-guard.ts';

type Script = [result: ScoreGame['result'], speed: number, whiffs: number, minutesLater?: number];

const WON: Script = ['won', 1500, 1];
const USUAL = Array.from({ length: 6 }, () => WON);
const FADING: Script[] = [
  ['lost', 1420, 2],
  ['lost', 1400, 3],
];

function play(scripts: readonly Script[]): ScoreGame[] {
  let minutes = 0;
  return scripts.flatMap(([result, speed, whiffs, later = 8]) => {
    minutes += later;
    const games = handMadeGames(1, { avgSpeed: [speed, 300], whiffs: [whiffs, 300] });
    return games.map((game) => ({ ...game, result, playedAt: 60 * minutes }));
  });
}

test('two losses with falling speed and rising whiffs are a warning with the player’s own stats', () => {
  const warning = findSessionWarning(play([...USUAL, ...FADING]))!;
  expect(warning.sessionStart).toBe(60 * 8);
  expect(warning.slowerPct).toBeCloseTo(6, 9);
  expect(warning.whiffs.usual).toBeCloseTo(1, 9);
  expect(warning.whiffs.now).toBeCloseTo(2.5, 9);
});

test('a longer break starts a new session, whose start identifies the warning', () => {
  const [first, last] = FADING as [Script, Script];
  const pause: Script = ['lost', first[1], first[2], 90];
  expect(findSessionWarning(play([...USUAL, pause, last]))!.sessionStart).toBe(60 * (6 * 8 + 90));
  expect(findSessionWarning(play([...USUAL, first, ['lost', 1400, 3, 90]]))).toBeNull();
});

test.each<[string, readonly Script[]]>([
  ['a single loss', [...USUAL, FADING[1]!]],
  ['a win in between', [...USUAL, FADING[0]!, ['won', 1400, 3]]],
  ['speed that comes back', [...USUAL, ['lost', 1380, 2], ['lost', 1420, 3]]],
  ['speed within what differs by chance', [...USUAL, ['lost', 1480, 2], ['lost', 1470, 3]]],
  ['no more whiffs than usual', [...USUAL, ['lost', 1420, 1], ['lost', 1400, 1]]],
  ['too few games to know what is usual', [...USUAL.slice(0, 4), ...FADING]],
])('%s is no warning', (_name, scripts) => {
  expect(findSessionWarning(play(scripts))).toBeNull();
});
