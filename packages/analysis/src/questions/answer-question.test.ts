import { describe, expect, it } from 'vitest';
import { CODED_MECHANICS } from '../insight/mechanic-list.ts';
import { listTemplateNames } from '../metrics/metric-words.ts';
import { SCORED_METRICS } from '../metrics/scored-metrics.ts';
import { createPriorBook } from '../references/reference-book.ts';
import { LIKE_DIAMOND, SECTION_8 } from '../testing/hand-made-games.ts';
import {
  alternating,
  ask,
  createGames,
  createQuestionGames,
  createRandomNumbers,
  questionEvent as event,
  eventsIn,
} from '../testing/hand-made-questions.ts';
import type { Answer } from './answer.ts';
import { ANSWERS } from './answer-question.ts';
import * as codes from './codes.ts';
import { answerCustomQuestion } from './custom-question.ts';
import { findDrill } from './drills.ts';
import { FINDING_RULES } from './finding-rules.ts';
import { NO_FACTS, type QuestionFacts } from './question-game.ts';
import { BASIC_QUESTIONS, QUESTIONS } from './questions.ts';

const strong = (answer: Answer) => answer.table?.rows.filter((one) => one.strong).map(({ label }) => label);
const toRow = (answer: Answer, label: string) => answer.table!.rows.find((one) => one.label === label)!;

describe('questions', () => {
  it('are the 24 of the product decisions, complete, with existing rules, drills and templates', () => {
    expect(QUESTIONS).toHaveLength(24);
    expect(new Set(QUESTIONS.map(({ title }) => title)).size).toBe(24);
    expect(Object.keys(ANSWERS).sort()).toEqual(QUESTIONS.map(({ key }) => key).sort());
    expect(FINDING_RULES.map(({ number }) => number)).toEqual(Array.from({ length: 40 }, (_, n) => n + 1));
    for (const { key, rules, drills, templates, example } of QUESTIONS) {
      for (const rule of rules)
        expect(
          FINDING_RULES.some(({ number }) => number === rule),
          key,
        ).toBe(true);
      for (const drill of drills) expect(findDrill(drill), `${key} ${drill}`).not.toBeNull();
      for (const text of [...Object.values(templates), example]) {
        expect(text.split('**'), `${key}: ${text}`).toHaveLength(3);
      }
      expect(listTemplateNames(example), key).toEqual([]);
    }
    expect(BASIC_QUESTIONS.filter((key) => QUESTIONS.some((one) => one.key === key))).toHaveLength(8);
  });

  it('show how many cases are missing when below their minimum, in their own format', () => {
    for (const question of QUESTIONS) {
      const answer = ask(question.key, createQuestionGames(createGames(2)));
      expect(answer, question.key).toMatchObject({
        state: 'tooFew',
        missing: { need: question.minimum.count },
        number: null,
        why: [question.how],
      });
      expect(answer.missing!.have, question.key).toBeLessThan(question.minimum.count);
    }
    expect(ask('improving', createQuestionGames(createGames(29))).headline).toBe(
      '**1** more game until you see this.',
    );
  });

  it('widen the window up to their minimum, and no further', () => {
    const few = createQuestionGames(createGames(60, () => ({ stats: { kickoffsTaken: [1, 1] } })));
    expect(ask('kickoffs', few).sample.games).toBe(25);
    expect(ask('boost', few).sample.games).toBe(20);
  });

  it('require a teammate when they are about teammates', () => {
    const duels = createQuestionGames(createGames(20), 'duel');
    expect(ask('rotation', duels, {}, 'duel')).toMatchObject({ state: 'tooFew', missing: null });
  });
});

describe('answers', () => {
  it('"what’s costing me the most goals" returns the top opportunity, with the rank’s stats', () => {
    const answer = ask(
      'costsGoals',
      createQuestionGames(createGames(20, () => ({ stats: { bcpm: [200, 300] } }))),
    );
    expect(answer.headline).toMatch(
      /^Not enough boost collected\. You: \*\*200 per minute\*\*; .* average: \d/,
    );
    expect(answer.verdict).toBe('weak');
    expect(answer.number).toMatchObject({ value: 200, interval: [200, 200] });
    expect(answer.compared.map(({ of, games }) => [of, games])).toEqual([
      ['rank', null],
      ['wins', 20],
    ]);
    expect(answer.compared[0]!.source).toBe(
      createPriorBook('doubles', SECTION_8).at('bcpm', 15)!.comparedWith,
    );
    expect(answer.action!.drill).toBe('pads');
  });

  it('"what should I practice" weights by how much training improves a metric', () => {
    const answer = ask(
      'practice',
      createQuestionGames(
        createGames(20, () => ({ stats: { bcpm: [250, 300], xg: [0.4, 1], avgSpeed: [1380, 300] } })),
      ),
    );
    expect(answer.table!.rows.length).toBeLessThanOrEqual(3);
    expect(answer.action!.text).toContain('Then play two games with only this in mind.');
  });

  it('excludes dismissed answers and puts the focus of the week first', () => {
    const games = createQuestionGames(
      createGames(20, () => ({ stats: { bcpm: [200, 300], timeZeroPct: [20, 300], overfill: [500, 300] } })),
    );
    const rows = (answer: Answer) => answer.table!.rows.map(({ label }) => label);
    const first = rows(ask('costsGoals', games));
    expect(first[0]).toBe('Boost collected per minute');
    const aside = { opportunity: { kept: null, hidden: ['bcpm'] } };
    expect(rows(ask('costsGoals', games, aside))).toEqual(first.filter((label) => label !== first[0]));
    expect(rows(ask('practice', games, aside))).not.toContain(first[0]);
    for (const key of ['costsGoals', 'practice']) {
      const kept = ask(key, games, { opportunity: { kept: 'overfill', hidden: [] } });
      expect(kept.headline, key).toMatch(
        /^(This week’s focus|Keep working on this): taking big pads with plenty of boost left\. You/,
      );
      const hidden = ask(key, games, {
        opportunity: { kept: null, hidden: SCORED_METRICS.map((m) => m.key) },
      });
      expect(hidden.headline, key).toMatch(/^Nothing else .*\. Findings you dismissed: \*\*\d+\*\*\.$/);
    }
  });

  it('"what do I do differently when I win" only reports differences beyond chance', () => {
    const found = ask(
      'winDifferently',
      createQuestionGames(
        createGames(24, (index) => ({
          ...alternating(index),
          stats: {
            timeBehindBall: [(index % 2 === 0 ? 76 : 68) + (index % 3), 300],
            bcpm: [340 + ((index * 7) % 5), 300],
          },
        })),
      ),
    );
    expect(found).toMatchObject({ state: 'answered' });
    expect(found.headline).toMatch(
      /^Biggest difference: time goal-side of the ball\. \*\*77\.\d%\*\* in wins/,
    );
    expect(toRow(found, 'Boost collected per minute').note).toBe('may be luck');
    const [low, high] = found.number!.interval!;
    expect(low).toBeLessThan(found.number!.value);
    expect((low + high) / 2).toBeCloseTo(found.number!.value, 9);
    const none = ask('winDifferently', createQuestionGames(createGames(24, alternating)));
    expect(none.state).toBe('nothing');
    expect(ask('winDifferently', createQuestionGames(createGames(24))).headline).toContain(
      'you have 20 and 0',
    );
  });

  it('"how far from the next rank" compares POLR with the middle of that rank', () => {
    const of = (count: number, stats: Readonly<Record<string, readonly [number, number]>>) =>
      ask('nextRank', createQuestionGames(createGames(count, () => ({ stats }))));
    const answer = of(20, { ...LIKE_DIAMOND, bcpm: [200, 300] });
    expect(answer.headline).toContain('below the middle of Champion I. Your weakest category: Positional.');
    expect(strong(answer)).toEqual(['Positional']);
    expect(answer.compared.find(({ of }) => of === 'next')!.value).toBeCloseTo(49.3, 1);
    expect(answer.why.join(' ')).toContain('Going by your games alone (');
    const waiting = of(10, LIKE_DIAMOND);
    expect(waiting.headline).toBe(
      'Not enough games for your POLR yet. Going by your games alone, you play like Diamond III (**45.7**).',
    );
    expect(waiting.why.join(' ')).toContain('the rank you set would still make up over half of this score');
    expect(of(10, { avgSpeed: [0, 0], supersonicPct: [0, 0], bcpm: [0, 0] })).toMatchObject({
      state: 'nothing',
    });
    // Where the rank starts according to progression.
    expect(answer.why).toContain(
      'Champion I starts at POLR 47.7; its middle, which we compare with, is 49.3.',
    );
  });

  it('"unlucky or not finishing" compares with the effect of chance alone', () => {
    const games = createQuestionGames(createGames(20));
    const shots = (goalEvery: number): Partial<QuestionFacts> => ({
      events: eventsIn(games, (index) =>
        [0, 1].map((n) =>
          event(codes.SHOT, 10 + 50 * n, {
            xg: 0.5,
            outcome: (index * 2 + n) % goalEvery === 0 ? 'goal' : 'miss',
          }),
        ),
      ),
    });
    const missing = ask('unlucky', games, shots(8));
    expect(missing.headline).toMatch(/^You’re not finishing: \*\*−15\.0\*\*/);
    // 40 · 0.25: ± 1.28 · √10.
    expect(missing.number!.interval![1] - missing.number!.value).toBeCloseTo(1.28 * Math.sqrt(10), 6);
    expect(missing.clips.map(({ contrary }) => contrary)).toEqual([false, false, false, true]);
    expect(new Set(missing.clips.slice(0, 3).map(({ matchId }) => matchId)).size).toBe(3);
    expect(ask('unlucky', games, shots(2)).headline).toMatch(/^So far, that’s just luck: \*\*0\.0\*\*/);
    expect(toRow(missing, 'Big chance (0.4+)')).toMatchObject({ value: 5, reference: 20, n: 40 });
  });

  it.each([
    [0.9, 'Positioning: **100%** of 20'],
    [0.1, 'Saves: only **0%** of 20'],
  ])('"saves or positions" splits goals against by their chance of %d', (xg, words) => {
    const games = createQuestionGames(createGames(20));
    const events = eventsIn(games, () => [
      event(codes.SHOT, 20, { by: 'opponent', xg, outcome: 'goal', y: -3000 }),
      event(codes.GOAL, 21, { by: 'opponent' }),
    ]);
    expect(ask('savesOrPositions', games, { events }).headline).toContain(words);
  });

  it('"how are my kickoffs" names a side only when the difference is beyond chance', () => {
    const games = createQuestionGames(createGames(20));
    const insights = (won: number) =>
      new Map(
        games.map(({ matchId }) => [
          matchId,
          {
            mechanics: [],
            placements: [],
            shotHeights: [],
            placementsAgainst: [],
            heightsAgainst: [],
            spawns: [
              { spawn: 'diagonalLeft', count: 2, won: 2, lost: 0, neutral: 0 },
              { spawn: 'farCenter', count: 2, won, lost: 2 - won, neutral: 0 },
            ],
          },
        ]),
      );
    expect(ask('kickoffs', games, { insights: insights(0) }).headline).toContain(
      'Best spawn: left diagonal (100%). Worst: back (0%).',
    );
    const even = ask('kickoffs', games, { insights: insights(2) });
    expect(even.headline).toContain('no real difference between spawns');
    expect(toRow(even, 'Right diagonal').note).toBe('8 more needed');
  });

  it('"do I waste boost" names the lowest score under 40, or says no', () => {
    const wasting = ask(
      'boost',
      createQuestionGames(createGames(20, () => ({ stats: { overfill: [600, 300] } }))),
    );
    expect(wasting.headline).toMatch(/^Yes. Your weakest boost stat is overfill: \*\*/);
    expect(ask('boost', createQuestionGames(createGames(20))).headline).toMatch(
      /^No\. You manage boost as well as/,
    );
  });

  it('"too slow or cutting" reports turns, cuts and handoffs from roles', () => {
    const games = createQuestionGames(createGames(20));
    const role = (name: string, time: number, duration: number, cut = false) =>
      event(null, time, { kind: 'role', duration, evidence: { role: name, cut, distanceToBall: 1500 } });
    const slow = ask('rotation', games, {
      events: eventsIn(games, () => [role('first', 10, 12), role('first', 60, 3), event(codes.CLEAR, 12)]),
    });
    expect(slow.headline).toBe('Too slowly: **50%** of your turns as first man last over 8 seconds.');
    expect(toRow(slow, 'Time to rotate out after your last touch').value).toBeCloseTo(10, 6);
    const cutting = ask('rotation', games, {
      events: eventsIn(games, () => [role('first', 10, 3, true), role('first', 60, 3, true)]),
    });
    expect(cutting.headline).toContain('You cut rotation **2.0 times per game**');
  });

  it('"too early or too late" times challenges and weights them by what follows', () => {
    const games = createQuestionGames(createGames(20));
    const answer = ask('challenges', games, {
      events: eventsIn(games, () => [
        event(codes.CHALLENGE_WON, 10),
        event(codes.CHALLENGE_LOST, 30),
        event(null, 50, { kind: 'beatenToBall', evidence: { lateBy: 0.5 } }),
        event(codes.SHOT, 53, { by: 'opponent', xg: 0.4, outcome: 'goal' }),
        event(null, 80, { kind: 'whiff', evidence: { distance: 100 } }),
      ]),
    });
    expect(answer.headline).toContain('Too late: they beat you to the ball in **33%**');
    expect(toRow(answer, 'Late, 0.25 to 0.75 s after them').value).toBeCloseTo(-0.4, 9);
    expect(toRow(answer, 'Late, 0.25 to 0.75 s after them').n).toBe(20);
    expect(answer.clips[0]).toMatchObject({ title: 'Far too late', contrary: false });
    expect(answer.clips.at(-1)).toMatchObject({ contrary: true });
  });

  it.each([
    [3200, 'Yes: you average **3,2'],
    [1800, 'You’re a bit too close'],
    [2440, 'No: you average **2,4'],
  ])('"too far from play" answers for %d uu', (distance, words) => {
    const games = createQuestionGames(
      createGames(20, (index) => ({ stats: { distanceFromBall: [distance + 10 * ((index % 3) - 1), 300] } })),
    );
    expect(ask('tooFar', games).headline).toContain(words);
  });

  it('"after I lose the ball" adds up what follows within 8 seconds by type of loss', () => {
    const games = createQuestionGames(createGames(20, alternating));
    const events = eventsIn(games, () => [
      event(codes.TURNOVER, 20, { zone: 10, y: -4000, x: 3000 }),
      event(codes.SHOT, 24, { by: 'opponent', xg: 0.4, outcome: 'save' }),
      event(codes.SHOT, 27, { by: 'opponent', xg: 0.5, outcome: 'goal' }),
      event(codes.SHOT, 29, { by: 'opponent', xg: 0.9, outcome: 'miss' }),
      event(codes.TURNOVER, 100, { zone: 85, y: 2000 }),
      event(codes.PASS_LOST, 150),
      event(codes.TURNOVER, 150, { zone: 60, y: -500 }),
    ]);
    const answer = ask('afterLoss', games, { events });
    // 1 - 0.6 · 0.5: the third is after the eight seconds.
    expect(answer.headline).toBe(
      'A turnover in your own corner hurts most: **0.70** xG against per game in the next 8 seconds.',
    );
    expect(strong(answer)).toEqual(['In your own corner']);
    expect(toRow(answer, 'Pass intercepted')).toMatchObject({ value: 0, n: 20 });
    expect(toRow(answer, 'On offense').n).toBe(20);
    expect(answer.places!.marks).toHaveLength(3);
    expect(answer.clips[0]).toMatchObject({ time: 20, contrary: false });
    expect(answer.action!.drill).toBe('wallControl');
  });

  it.each([
    ['mechanicsPay', 'own', 'What pays off most: flick, **+0.30** xG per try over 40 tries.'],
    ['mechanicsStop', 'opponent', 'Drop this one for now: flick, **−0.30** xG per try over 40 tries.'],
  ])('"%s" rates what follows an attempt by the player’s %s side', (key, side, headline) => {
    const games = createQuestionGames(createGames(20));
    const by = side === 'own' ? ('teammate' as const) : ('opponent' as const);
    const events = eventsIn(games, (index) => [
      event(200, 10),
      event(codes.SHOT, 12, { by, xg: 0.29 + (index % 2) * 0.02, outcome: 'miss' }),
      event(200, 60),
      event(codes.SHOT, 62, { by, xg: 0.3, outcome: 'miss' }),
    ]);
    expect(ask(key, games, { events }).headline).toBe(headline);
  });

  it.each(['mechanicsPay', 'mechanicsStop'])(
    '"%s" rarely names one of ten mechanics without any effect',
    (key) => {
      const random = createRandomNumbers();
      const games = createQuestionGames(createGames(20));
      const named = Array.from({ length: 60 }, () => {
        const events = eventsIn(games, () =>
          CODED_MECHANICS.slice(0, 10).flatMap(({ questionEvent: { code } }, index) => {
            const worth = random() - 0.5;
            const by = worth > 0 ? ('teammate' as const) : ('opponent' as const);
            return [
              event(code, 25 * index + 5),
              event(codes.SHOT, 25 * index + 8, { by, xg: Math.abs(worth), outcome: 'miss' }),
            ];
          }),
        );
        return ask(key, games, { events }).state === 'answered';
      }).filter(Boolean);
      // One in ten for either direction; two in three without the control.
      expect(named.length).toBeLessThanOrEqual(13);
    },
  );

  it('"where do I score and concede" counts areas, placements and heights', () => {
    const games = createQuestionGames(createGames(20));
    const insight = {
      mechanics: [],
      spawns: [],
      placements: [{ code: 15, shots: 2, goals: 1 }],
      shotHeights: [{ code: 5, shots: 2, goals: 1 }],
      placementsAgainst: [{ code: 5, shots: 2, goals: 2 }],
      heightsAgainst: [{ code: 10, shots: 2, goals: 2 }],
    };
    const answer = ask('scoreAndConcede', games, {
      insights: new Map(games.map(({ matchId }) => [matchId, insight])),
      events: eventsIn(games, () => [
        event(codes.SHOT, 20, { zone: 120, outcome: 'goal', xg: 0.6, y: 4000 }),
        event(codes.SHOT, 60, { zone: 70, outcome: 'goal', xg: 0.1, by: 'opponent', y: -500 }),
      ]),
    });
    expect(answer.headline).toBe(
      'You score most from in front of the net and into the bottom right: **100%** of your goals. Opponents score most from midfield.',
    );
    expect(toRow(answer, 'Into the top right')).toMatchObject({ value: 0, reference: 40 });
    expect(answer.places!.marks.filter(({ kind }) => kind === 'against')).toHaveLength(20);
  });

  it('"what would a coach look at first" shows the five costliest moments', () => {
    const games = createQuestionGames(createGames(6));
    const answer = ask('coachFirst', games, {
      events: eventsIn(games, (index) => [
        event(codes.TURNOVER, 20),
        event(codes.SHOT, 24, { by: 'opponent', xg: 0.1 * (index + 1), outcome: 'miss' }),
        event(codes.SHOT, 100, { xg: 0.05, outcome: 'miss' }),
      ]),
    });
    expect(answer.clips.filter(({ contrary }) => !contrary).map(({ xg }) => xg!.toFixed(1))).toEqual([
      '0.6',
      '0.5',
      '0.4',
      '0.3',
      '0.2',
    ]);
    expect(answer.headline).toBe('Your five costliest plays add up to **2.0** xG: 5 turnovers.');
  });
});

it('splits an administrator’s question by weekday in the player’s time zone', () => {
  // Sunday, 2026-03-01, late in the evening: Monday in UTC.
  const games = createQuestionGames(createGames(10)).map((game) => ({ ...game, day: '2026-03-01' }));
  const own = {
    key: 'own-1',
    title: 'On which day?',
    group: 'positional',
    metric: 'bcpm',
    dimension: 'weekday',
    filter: 'all',
    minimum: 5,
    template: '{best} **{value}**',
    action: '',
  } as const;
  const book = createPriorBook('doubles', SECTION_8);
  const answer = answerCustomQuestion(own, { games, facts: NO_FACTS, book, rank: 15 });
  expect(answer.table!.rows.map(({ label, n }) => [label, n])).toEqual([['Sundays', 10]]);
});
