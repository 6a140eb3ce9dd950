import { expect, test } from 'vitest';
import type { MatchEvent } from '../report/match-event.ts';
import { findDecisiveMoments } from './decisive-moments.ts';

const event = (change: Partial<MatchEvent>): MatchEvent => ({
  kind: 'touch',
  code: null,
  team: 0,
  player: 'me',
  playerName: 'Me',
  other: null,
  otherName: null,
  frame: 0,
  endFrame: 0,
  time: 0,
  duration: 0,
  clock: { seconds: 300, overtime: false },
  x: 0,
  y: 0,
  z: 0,
  zone: null,
  confidence: 1,
  evidence: {},
  ...change,
});
const theirs = (change: Partial<MatchEvent>) => event({ team: 1, player: 'them', ...change });

test('picks the least likely goal as the best, regardless of the number of goals', () => {
  const easy = event({ kind: 'goal', time: 10, evidence: { xg: 0.9 } });
  const hard = event({ kind: 'goal', time: 20, evidence: { xg: 0.05 } });
  const save = event({ kind: 'save', time: 30, evidence: { xgSaved: 0.8, epic: true } });
  expect(findDecisiveMoments([easy, hard, save], 'me').best?.event).toBe(hard);
  expect(findDecisiveMoments([save], 'me').best).toMatchObject({ event: save, value: 1 });
  expect(findDecisiveMoments([easy, hard, save], 'them')).toEqual({ best: null, worst: null });
});

test('charges a mistake for what the opponents make of it within eight seconds', () => {
  const harmless = event({ kind: 'turnover', time: 10 });
  const costly = event({ kind: 'whiff', time: 40 });
  const shot = theirs({ kind: 'shot', time: 44, evidence: { xg: 0.4 } });
  const goal = theirs({ kind: 'goal', time: 46 });
  const late = theirs({ kind: 'goal', time: 60 });
  const { worst } = findDecisiveMoments([harmless, costly, shot, goal, late], 'me');
  expect(worst).toEqual({ event: costly, value: -1, followedBy: goal });
  expect(findDecisiveMoments([harmless, costly, late], 'me').worst).toBeNull();
  const missed = event({ kind: 'shot', time: 12, evidence: { xg: 0.6, outcome: 'miss' } });
  expect(findDecisiveMoments([harmless, missed, costly, shot], 'me').worst?.event).toBe(missed);
});

test('counts challenges as mistakes only when lost', () => {
  const goal = theirs({ kind: 'goal', time: 3 });
  expect(findDecisiveMoments([event({ kind: 'challenge', code: 95 }), goal], 'me').worst).toBeNull();
  expect(findDecisiveMoments([event({ kind: 'challenge', code: 100 }), goal], 'me').worst?.value).toBe(-1);
});
