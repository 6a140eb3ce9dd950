import { describe, expect, it } from 'vitest';
import {
  alternating,
  ask,
  createGames,
  createPeople,
  createQuestionGames,
  createRandomNumbers,
  createScoredStats,
  questionEvent as event,
  eventsIn,
  person,
} from '../testing/hand-made-questions.ts';
import type { Answer } from './answer.ts';
import * as codes from './codes.ts';
import type { QuestionEvent } from './question-game.ts';

const toRow = (answer: Answer, label: string) => answer.table!.rows.find((one) => one.label === label)!;

describe('answers', () => {
  it('"late in a session" follows the score by game number over all modes', () => {
    const games = createQuestionGames(
      createGames(40, (index) => ({
        after: index % 5 === 0 ? 80_000 : 600,
        stats: createScoredStats(index % 5 >= 3 ? 0.9 : 1.05, index),
      })),
    );
    const answer = ask('lateInSession', games, { played: games });
    expect(answer.headline).toMatch(/^Yes: your overall score is \*\*\d+\*\* from your 4th game on/);
    expect(toRow(answer, 'First game').n).toBe(8);
    expect(toRow(answer, 'Fifth game and later').n).toBe(8);
  });

  it('"who do I play best with" pulls small numbers of games toward no difference', () => {
    const games = createQuestionGames(
      createGames(40, (index) => ({ goals: index % 2 === 0 ? [4 + (index % 3), 1] : [1, 2 + (index % 3)] })),
    );
    const people = createPeople(games, (index) => [person(index % 2 === 0 ? 'Mia' : 'Leo')]);
    const answer = ask('bestWith', games, { people });
    expect(answer.headline).toMatch(
      /^Mia: \*\*\+\d\.\d\*\* goal difference per game vs\. your usual, in 20 games/,
    );
    const plain = toRow(answer, 'Mia').reference!;
    expect(answer.number!.value).toBeLessThan(plain);
    expect(ask('bestWith', games, { people: createPeople(games, (n) => [person(`p${n}`)]) }).state).toBe(
      'tooFew',
    );
  });

  it('"who do I play best with" rarely names one of ten teammates without any effect', () => {
    const random = createRandomNumbers();
    const named = Array.from({ length: 60 }, () => {
      const games = createQuestionGames(
        createGames(100, () => ({ goals: [Math.floor(6 * random()), Math.floor(6 * random())] })),
      );
      const people = createPeople(games, (index) => [person(`teammate ${index % 10}`)]);
      return ask('bestWith', games, { people }).state === 'answered';
    }).filter(Boolean);
    expect(named.length).toBeLessThanOrEqual(12);
  });

  it('"solo or in a party" tests the difference in win rates', () => {
    const games = createQuestionGames(createGames(40, alternating));
    const party = (isParty: (index: number) => boolean) =>
      createPeople(games, (index) => [person('Mia', { isParty: isParty(index) })]);
    expect(ask('soloOrParty', games, { people: party((index) => index % 2 === 0) }).headline).toBe(
      'In a party: you win **100%** of games with friends, 0% solo.',
    );
    expect(ask('soloOrParty', games, { people: party((index) => index < 20) }).state).toBe('nothing');
    expect(ask('soloOrParty', games, { people: party(() => true) }).headline).toContain('in a party');
  });

  it('"which map or time" hides what could be chance', () => {
    const hidden = ask(
      'mapOrTime',
      createQuestionGames(
        createGames(40, (index) => ({ ...alternating(index), map: `Map ${index % 4 < 2}` })),
      ),
    );
    expect(hidden).toMatchObject({ state: 'nothing', table: null });
    const found = ask(
      'mapOrTime',
      createQuestionGames(
        createGames(40, (index) => ({ won: index % 4 === 0, map: index % 4 === 0 ? 'Mannfield' : 'Other' })),
      ),
    );
    expect(found.headline).toBe('Mannfield: you win **100%** of those games, 0% of the rest.');
    expect(found.caution).not.toBeNull();
  });

  it('"ahead, behind, overtime" splits the scoreboard clock by score', () => {
    const games = createQuestionGames(createGames(20));
    const events = eventsIn(games, (index) => [
      event(codes.SHOT, 50, { xg: 0.5, outcome: 'goal' }),
      event(codes.GOAL, 50),
      event(codes.SHOT, 200, { by: 'opponent', xg: 0.8 + (index % 2) * 0.1, outcome: 'miss' }),
    ]);
    const answer = ask('scoreState', games, { events });
    expect(answer.headline).toMatch(/^You’re weakest when ahead: \*\*−1\.\d\d\*\* xG difference per game/);
    // 50 of 300 seconds tied, 250 ahead, in each of 20 games.
    expect(toRow(answer, 'Tied').n).toBe(Math.round((20 * 50) / 60));
    expect(toRow(answer, 'Ahead').n).toBe(Math.round((20 * 250) / 60));
  });

  it('"ahead, behind, overtime" knows the score of a recording that starts mid-match', () => {
    const games = createQuestionGames(createGames(20, () => ({ goals: [2, 0] }))).map((game) => ({
      ...game,
      liveSeconds: 150,
    }));
    const shot = (clock: number, given: Partial<QuestionEvent> = {}) =>
      event(codes.SHOT, 150 - clock, { clock, xg: 0.5, outcome: 'miss', score: 'ahead', ...given });
    const events = eventsIn(games, (index) => [
      shot(120),
      shot(60, { by: 'opponent', xg: 0.3 + (index % 2) * 0.1 }),
    ]);
    const answer = ask('scoreState', games, { events });
    expect(answer.table!.rows.map(({ label, n }) => [label, n])).toEqual([['Ahead', (20 * 150) / 60]]);
  });

  it('"ahead, behind, overtime" uses the right score after an own goal, which no player’s event shows', () => {
    const games = createQuestionGames(createGames(20, () => ({ goals: [0, 1] })));
    const shot = (time: number, score: 'level' | 'behind') =>
      event(codes.SHOT, time, { xg: 0.5, outcome: 'miss', score });
    const events = eventsIn(games, () => [shot(100, 'level'), shot(101, 'behind'), shot(200, 'behind')]);
    const answer = ask('scoreState', games, { events });
    expect(answer.table!.rows.map(({ label, n }) => [label, n])).toEqual([
      ['Tied', Math.round((20 * 100) / 60)],
      ['Behind', Math.round((20 * 200) / 60)],
    ]);
  });

  it('"ahead, behind, overtime" rarely names a state when none has an effect', () => {
    const random = createRandomNumbers();
    const games = createQuestionGames(createGames(20));
    const named = Array.from({ length: 60 }, () => {
      const shots = (from: number, to: number) =>
        [0, 1, 2, 3].map((n) =>
          event(codes.SHOT, from + ((n + random()) * (to - from)) / 4, {
            by: random() < 0.5 ? 'me' : 'opponent',
            xg: random(),
            outcome: 'miss',
          }),
        );
      const goal = (time: number, by: 'me' | 'opponent') => event(codes.GOAL, time, { by });
      const events = eventsIn(games, () => [
        ...shots(0, 100),
        goal(100, 'me'),
        ...shots(100, 200),
        goal(200, 'opponent'),
        goal(200.1, 'opponent'),
        ...shots(200, 300),
      ]);
      return ask('scoreState', games, { events }).state === 'answered';
    }).filter(Boolean);
    expect(named.length).toBeLessThanOrEqual(13);
  });

  it('"am I improving" finds a change of level, or none', () => {
    const better = createQuestionGames(
      createGames(40, (index) => ({ stats: createScoredStats(index < 20 ? 0.95 : 1.05, index) })),
    );
    const answer = ask('improving', better);
    expect(answer.headline).toMatch(/^Yes: your overall score is \*\*\d+\*\* since March 22nd, up from \d/);
    expect(answer.series!.changeAt).toBe(20);
    // A late evening in New York is already the next day in UTC.
    const local = better.map((game, index) => ({ ...game, day: index === 20 ? '2026-03-21' : game.day }));
    expect(ask('improving', local).headline).toContain('since March 21st');
    expect(answer.series!.points[18]!.mean).toBeNull();
    expect(answer.series!.points[19]!.mean).not.toBeNull();
    const steady = createQuestionGames(createGames(40, (index) => ({ stats: createScoredStats(1, index) })));
    expect(ask('improving', steady).headline).toMatch(/^Steady/);
  });

  it('"did the drill work" returns the verdict of the check', () => {
    const games = createQuestionGames(
      createGames(30, (index) => ({ stats: { bcpm: [(index < 15 ? 300 : 400) + (index % 3), 300] } })),
    );
    const trained = { name: 'Pads, week 1', metric: 'bcpm', startedAt: games[15]!.playedAt };
    const answer = ask('drillWorked', games, { trained });
    expect(answer.headline).toMatch(/^Fixed: boost collected went from 301 to \*\*401/);
    expect(ask('drillWorked', games).missing).toMatchObject({ have: 0, need: 8 });
    const more = createQuestionGames(
      createGames(90, (index) => ({
        stats: { bcpm: [(index < 15 ? 300 : index < 27 ? 400 : 200) + (index % 3), 300] },
      })),
    );
    const late = { ...trained, startedAt: more[15]!.playedAt };
    expect(ask('drillWorked', more, { trained: late }).headline).toMatch(/^Fixed: .* from 301 to \*\*401/);
    const unknown = { ...trained, startedAt: games[0]!.playedAt };
    expect(ask('drillWorked', games, { trained: unknown }).headline).toMatch(/^Too early/);
    // The passing target that was fixed at the start of the week.
    expect(ask('drillWorked', games, { trained: { ...trained, pass: 500 } }).headline).toMatch(/^Better:/);
    const side = (mean: number, n: number) => ({ mean, interval: [mean - 5, mean + 5] as const, games: n });
    const decided = { verdict: 'noChange' as const, pass: 390, before: side(350, 10), after: side(352, 12) };
    const settled = ask('drillWorked', games, { trained: { ...trained, decided } });
    expect(settled.headline).toMatch(/^No real change: boost collected went from 350 to \*\*352/);
    expect(settled.number).toMatchObject({ value: 352, interval: [347, 357] });
    expect(toRow(settled, 'Since')).toMatchObject({ reference: 390, n: 12 });
  });

  it('"how do I compare" compares the player with everyone in the same games', () => {
    const games = createQuestionGames(
      createGames(20, (index) => ({ stats: { bcpm: [400 + (index % 4), 300] } })),
    );
    const people = createPeople(games, () => [
      person('Foe', { side: 'opponent', metrics: { bcpm: { value: 300, over: 300 } } }),
      person('Teammate', { metrics: { bcpm: { value: 350, over: 300 } } }),
    ]);
    const answer = ask('compare', games, { people });
    expect(answer.headline).toBe('Biggest gap: boost collected. You: **402 per minute**; opponents: 300.');
    expect(toRow(answer, 'Boost collected per minute')).toMatchObject({
      reference: 300,
      note: 'teammates 350',
    });
  });
});
