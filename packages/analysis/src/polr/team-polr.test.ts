import { describe, expect, it } from 'vitest';
import { createPriorBook } from '../references/reference-book.ts';
import { scoreCard } from '../scoring/category-score.ts';
import { handMadeGames, LIKE_DIAMOND, likeDiamond, SECTION_8 } from '../testing/hand-made-games.ts';
import { polr } from './polr.ts';
import { calculateTeamPolr, type TeamMember } from './team-polr.ts';

const book = createPriorBook('standard', SECTION_8);

function member(name: string, rank: number, count: number, liveSeconds = 300): TeamMember {
  const { kickoffWinPct: _win, ...stats } = LIKE_DIAMOND;
  const games = handMadeGames(count, stats, { liveSeconds });
  return { name, polr: polr(games, rank, book), card: scoreCard(games, 15, book) };
}

describe('team POLR', () => {
  const [ann, ben] = [member('Ann', 20, 20), member('Ben', 10, 20, 600)];

  it('weights members by minutes played', () => {
    const team = calculateTeamPolr([ann, ben, member('Cid', 12, 4), { name: 'Dan', polr: null, card: null }]);
    const [high, low] = [ann.polr!.value!, ben.polr!.value!];
    expect(team.value).toBeCloseTo((high * 6000 + low * 12_000) / 18_000, 9);
    expect(team.spread).toEqual([low, high]);
    expect(team.games).toBe(40);
    expect(team.counted).toEqual(['Ann', 'Ben']);
    expect(team.missing).toEqual(['Cid', 'Dan']);
    const reach = (polr: TeamMember['polr']) => (polr!.interval![1] - polr!.interval![0]) / 2;
    const expected = Math.hypot(reach(ann.polr) / 3, (2 * reach(ben.polr)) / 3);
    expect((team.interval![1] - team.interval![0]) / 2).toBeCloseTo(expected, 9);
    expect(team.interval![0]).toBeLessThan(team.value!);
  });

  it('shows the weakest category, and means of the 0-100 scores weighted by games', () => {
    const team = calculateTeamPolr([ann, ben]);
    const lowest = team.categories.toSorted((a, b) => a.value - b.value)[0]!;
    expect(team.weakest).toBe(lowest.category);
    const scores = [ann, ben].map(
      ({ card }) => card!.categories.find(({ category }) => category === 'mechanics')!.score!,
    );
    const mechanics = team.categories.find(({ category }) => category === 'mechanics')!;
    expect(mechanics.score).toBeCloseTo((scores[0]! + scores[1]!) / 2, 9);
    expect(team.categories.find(({ category }) => category === 'kickoffs')!.score).toBeNull();
  });

  it('leaves out categories that don’t count in the mode', () => {
    const duel = createPriorBook('duel', SECTION_8);
    const games = handMadeGames(12, likeDiamond('duel'), { mode: 'duel' });
    const team = calculateTeamPolr([
      { name: 'Ann', polr: polr(games, 15, duel), card: scoreCard(games, 15, duel) },
    ]);
    expect(team.categories.map(({ category }) => category)).toEqual(['mechanics', 'positional', 'kickoffs']);
    expect(team.weakest).not.toBeNull();
  });

  it('shows when no one has games', () => {
    expect(calculateTeamPolr([{ name: 'Dan', polr: null, card: null }])).toMatchObject({
      value: null,
      interval: null,
      weakest: null,
      missing: ['Dan'],
      reason: 'No player has enough games in this mode.',
    });
  });
});
