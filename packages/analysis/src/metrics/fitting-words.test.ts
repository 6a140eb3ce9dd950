import { expect, test } from 'vitest';
import { COACHED_METRICS, findPlainWords } from './coached-metrics.ts';
import { chooseMatchingWords, type LocatedMoment } from './fitting-words.ts';

const shot = (x: number, distance: number, pressure = 'free'): LocatedMoment => ({
  kind: 'shot',
  code: 5,
  team: 0,
  player: 'me',
  other: null,
  x,
  evidence: { distance, pressure },
});
const MIDDLE = shot(-300, 1800);
const PRESSED = shot(200, 1800, 'tight');
const LONG = shot(400, 4200);
const WALL = shot(3600, 4200);

const findFittingText = (metric: string, moments: readonly LocatedMoment[]) =>
  chooseMatchingWords(metric, moments).words!.say;
const getTip = (metric: string, pattern: string) =>
  COACHED_METRICS[metric]!.tips!.find(({ shows }) => shows === pattern)!.say;

test.each([
  ['xg', 'close', [MIDDLE, MIDDLE, WALL, MIDDLE]],
  ['xg', 'wide', [WALL, WALL, MIDDLE]],
  ['xg', 'far', [LONG, LONG, LONG, MIDDLE]],
  ['xg', 'pressed', [PRESSED, PRESSED, WALL]],
  ['xgPerShot', 'close', [MIDDLE, MIDDLE, MIDDLE]],
  ['xgPerShot', 'wide', [WALL, WALL, WALL]],
  ['shotAccuracy', 'far', [LONG, LONG, MIDDLE]],
  ['dangerousTurnovers', 'wide', [WALL, WALL, MIDDLE]],
])('advice about %s is that of most clips: %s', (metric, pattern, moments) => {
  expect(findFittingText(metric, moments)).toBe(getTip(metric, pattern));
});

test('the clips next to a tip are those that show it', () => {
  expect(chooseMatchingWords('xg', [MIDDLE, WALL, WALL, WALL]).shown).toEqual([WALL, WALL, WALL]);
  expect(chooseMatchingWords('shotAccuracy', [MIDDLE, LONG, WALL]).shown).toEqual([MIDDLE, LONG, WALL]);
});

test('two clips, or clips without a pattern, keep the usual words', () => {
  const usual = findPlainWords('xg');
  expect(chooseMatchingWords('xg', [WALL, WALL]).words).toEqual(usual);
  expect(chooseMatchingWords('xg', [WALL, WALL, LONG, MIDDLE]).words).toEqual(usual);
  expect(chooseMatchingWords('whiffs', [WALL, WALL, WALL]).words).toEqual(findPlainWords('whiffs'));
  expect(chooseMatchingWords('shots', [WALL, WALL, WALL]).words).toBeNull();
});

test('only clips from the side bring advice about the side', () => {
  const aboutTheSide = /from the side/i;
  for (const [metric, { say = '', tips = [] }] of Object.entries(COACHED_METRICS)) {
    expect([metric, aboutTheSide.test(say)]).toEqual([metric, false]);
    const other = tips.filter(({ shows }) => shows !== 'wide').map((tip) => `${tip.problem} ${tip.say}`);
    expect([metric, other.filter((words) => aboutTheSide.test(words))]).toEqual([metric, []]);
  }
});
