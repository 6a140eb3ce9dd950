import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ScoreGame } from '../eligibility/score-game.ts';
import { arbitraryNumber, handMadeGames, SECTION_8 } from '../testing/hand-made-games.ts';
import { createReferenceBook, listMonotonicityViolations } from './learned-book.ts';
import {
  addValue,
  calculateVariance,
  countPlayersAt,
  createPriorBook,
  NO_MOMENTS,
  NO_REFERENCES,
  type ReferenceState,
} from './reference-book.ts';
import { addPlayerMatch, type RankedGame } from './reference-update.ts';

const DAY = 86_400;

function ranked(game: ScoreGame, number: number, changes: Partial<RankedGame> = {}): RankedGame {
  return {
    matchId: `match ${number}`,
    playerId: `player ${number}`,
    tier: 15,
    rankKnownAt: game.playedAt,
    game,
    ...changes,
  };
}

function learn(matches: readonly RankedGame[], from: ReferenceState = NO_REFERENCES): ReferenceState {
  return matches.reduce((state, match) => addPlayerMatch(state, match).state, from);
}

/** Returns matches of different players with these values of a metric. */
const of = (metric: string, values: readonly number[], tier = 15): RankedGame[] =>
  values.map((value, i) =>
    ranked(handMadeGames(1, { [metric]: [value, 300] })[0]!, i + tier * 1e5, { tier }),
  );

describe('running mean and variance', () => {
  it('equal those calculated from all values at once', () => {
    fc.assert(
      fc.property(fc.array(arbitraryNumber(-1e4, 1e4), { minLength: 1 }), (values) => {
        const moments = values.reduce(addValue, NO_MOMENTS);
        const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
        expect(moments.mean).toBeCloseTo(mean, 5);
        const variance = values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / values.length;
        expect(calculateVariance(moments) / (variance + 1)).toBeCloseTo(variance / (variance + 1), 5);
      }),
    );
  });
});

describe('references from our players', () => {
  it('move from the prior by its worth: 40 matches if published, 20 if measured, 10 if proposed', () => {
    const values = Array.from({ length: 20 }, (_, i) => 100 + (i % 2) * 10);
    const at = (metric: string) =>
      createReferenceBook('standard', learn(of(metric, values)), SECTION_8).at(metric, 15)!;
    // bpm: (40 · 320 + 20 · 105) / 60; variance (40 · 66² + 20 · 25) / 60
    expect(at('bpm').mean).toBeCloseTo((40 * 320 + 20 * 105) / 60, 6);
    expect(at('bpm').spread).toBeCloseTo(Math.sqrt((40 * 66 ** 2 + 20 * 25) / 60), 6);
    expect(at('avgSpeed').mean).toBeCloseTo((20 * 1445 + 20 * 105) / 40, 6);
    expect(at('whiffs').mean).toBeCloseTo((10 * 2.2 + 20 * 105) / 30, 6);
  });

  it('affect neighbors with a kernel of 1.5 tiers, and keep the slope', () => {
    const book = createReferenceBook('standard', learn(of('avgSpeed', new Array<number>(30).fill(1545))));
    const weight = 30 * Math.exp(-0.5 * (3 / 1.5) ** 2);
    // Three tiers up, the prior is 1517; the matches were 100 above theirs.
    expect(book.at('avgSpeed', 18)!.mean).toBeCloseTo(1517 + (100 * weight) / (20 + weight), 6);
    expect(book.at('avgSpeed', 22)).toEqual(createPriorBook('standard').at('avgSpeed', 22));
  });

  it('use counts per five minutes of play', () => {
    const games = handMadeGames(10, { goals: [2, 1] }, { liveSeconds: 600 });
    const state = learn(games.map((game, i) => ranked(game, i)));
    expect(state.cells['standard|15|goals']).toMatchObject({ n: 10, mean: 1, m2: 0 });
  });

  it('ignore old ranks, and matches beyond 20 per player and month', () => {
    const [game] = handMadeGames(1, { bpm: [400, 300] }) as [ScoreGame];
    const late = ranked(game, 1, { rankKnownAt: game.playedAt - 31 * DAY });
    expect(addPlayerMatch(NO_REFERENCES, late)).toEqual({ state: NO_REFERENCES, notCounted: 'rankTooOld' });
    const many = Array.from({ length: 25 }, (_, i) => ranked(game, i, { playerId: 'one' }));
    const state = learn(many);
    expect(state.cells['standard|15|bpm']!.n).toBe(20);
    expect(addPlayerMatch(state, many[0]!).notCounted).toBe('enoughOfPlayer');
    const nextMonth = { ...game, playedAt: game.playedAt + 31 * DAY };
    expect(addPlayerMatch(state, ranked(nextMonth, 99, { playerId: 'one' })).notCounted).toBeNull();
    expect(countPlayersAt(state, 'standard', 15)).toBe(1);
  });

  it('show the number of compared players from 30 players', () => {
    const words = (count: number) =>
      createReferenceBook('standard', learn(of('bpm', new Array<number>(count).fill(300)))).at('bpm', 15)!;
    expect(words(29).comparedWith).toBe('the rank average');
    expect(words(30)).toMatchObject({ comparedWith: '30 players at your rank', origin: 'players' });
    expect(words(30).source).toContain('30 matches of players of known rank; started from published');
  });

  it('use quantiles from 400 matches, independent of the order of the matches', () => {
    const values = Array.from({ length: 400 }, (_, i) => i);
    const matches = of('bpm', values);
    expect(createReferenceBook('standard', learn(matches.slice(1))).at('bpm', 15)!.quantiles).toBeNull();
    const { quantiles } = createReferenceBook('standard', learn(matches)).at('bpm', 15)!;
    expect(quantiles).toHaveLength(101);
    expect([quantiles![0], quantiles![50], quantiles![100]]).toEqual([0, 200, 399]);
    const backwards = createReferenceBook('standard', learn(matches.toReversed())).at('bpm', 15)!;
    expect(backwards.quantiles).toEqual(quantiles);
  });

  it('keep a representative thousand of more values', () => {
    const state = learn(
      of(
        'bpm',
        Array.from({ length: 1500 }, (_, i) => i),
      ),
    );
    const { sample, n } = state.cells['standard|15|bpm']!;
    expect([n, sample.length]).toEqual([1500, 1000]);
    const mean = sample.reduce((sum, [, value]) => sum + value, 0) / sample.length;
    expect(Math.abs(mean - 749.5)).toBeLessThan(30);
  });

  it('are unchanged after being stored', () => {
    const state = learn(of('bpm', [1, 2, 3]));
    const stored = JSON.parse(JSON.stringify(state)) as ReferenceState;
    expect(stored).toEqual(state);
    expect(createReferenceBook('standard', stored).updatedAt).toBe(state.updatedAt);
    expect(state.updatedAt).toBeGreaterThan(0);
    expect(learn(of('bpm', [4], 16), stored)).toEqual(learn(of('bpm', [4], 16), state));
  });

  it('fit the line over tiers that POLR uses', () => {
    const line = (matches: readonly RankedGame[], metric: string) =>
      createReferenceBook('standard', learn(matches)).line(metric)!;
    expect(line([], 'avgSpeed')).toEqual(createPriorBook('standard').line('avgSpeed'));
    const flat = line(
      [8, 12, 15, 18, 22].flatMap((tier) => of('avgSpeed', new Array<number>(200).fill(1445), tier)),
      'avgSpeed',
    );
    expect(flat.slope).toBeLessThan(12);
    // A metric without a prior slope gets one only if it is significant.
    const rising = [5, 10, 15, 20].flatMap((tier) =>
      of(
        'challengeWinPct',
        Array.from({ length: 60 }, (_, i) => 30 + tier + (i % 2)),
        tier,
      ),
    );
    expect(line(rising, 'challengeWinPct').slope).toBeGreaterThan(0.4);
    expect(line(of('challengeWinPct', [49, 51, 53]), 'challengeWinPct').slope).toBe(0);
  });

  it('report a mean that drops with rank', () => {
    const fair = [14, 15].flatMap((tier) => of('avgSpeed', new Array<number>(50).fill(1300 + tier), tier));
    expect(listMonotonicityViolations(learn(fair), 'standard')).toEqual([]);
    const odd = [
      ...of('avgSpeed', new Array<number>(400).fill(1700), 14),
      ...of('avgSpeed', new Array<number>(400).fill(1200), 15),
    ];
    expect(listMonotonicityViolations(learn(odd), 'standard')).toEqual([
      expect.objectContaining({ metric: 'avgSpeed', from: 'Diamond II', to: 'Diamond III' }),
    ]);
  });
});
