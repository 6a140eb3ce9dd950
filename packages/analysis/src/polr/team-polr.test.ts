import { describe, expect, it } from 'vitest';
import { priorBook } from '../references/reference-book.ts';
import { scoreCard } from '../scoring/category-score.ts';
import { handMadeGames, SECTION_8 } from '../testing/hand-made-games.ts';
import { polr } from './polr.ts';
import { type TeamMember, teamPolr } from './team-polr.ts';

const book = priorBook('standard', SECTION_8);

function member(name: string, rank: number, count: number, liveSeconds = 300): TeamMember {
  const games = handMadeGames(
    count,
    { avgSpeed: [1445, 300], supersonicPct: [13, 300], whiffs: [2.2, 300] },
    { liveSeconds },
  );
  return { name, polr: polr(games, rank, book), card: scoreCard(games, 15, book) };
}

describe('POLR of a team', () => {
  const [ann, ben] = [member('Ann', 20, 10), member('Ben', 10, 10, 600)];

  it('weighs members by minutes played', () => {
    const team = teamPolr([ann, ben, member('Cid', 12, 2), { name: 'Dan', polr: null, card: null }]);
    const [high, low] = [ann.polr!.value!, ben.polr!.value!];
    expect(team.value).toBeCloseTo((high * 3000 + low * 6000) / 9000, 9);
    expect(team.spread).toEqual([low, high]);
    expect(team.games).toBe(20);
    expect(team.counted).toEqual(['Ann', 'Ben']);
    expect(team.missing).toEqual(['Cid', 'Dan']);
    const reach = (polr: TeamMember['polr']) => (polr!.interval![1] - polr!.interval![0]) / 2;
    const expected = Math.hypot(reach(ann.polr) / 3, (2 * reach(ben.polr)) / 3);
    expect((team.interval![1] - team.interval![0]) / 2).toBeCloseTo(expected, 9);
    expect(team.interval![0]).toBeLessThan(team.value!);
  });

  it('names the weakest category, and means of the 0-100 scores by games', () => {
    const team = teamPolr([ann, ben]);
    const lowest = team.categories.toSorted((a, b) => a.value - b.value)[0]!;
    expect(team.weakest).toBe(lowest.category);
    const scores = [ann, ben].map(
      ({ card }) => card!.categories.find(({ category }) => category === 'mechanics')!.score!,
    );
    const mechanics = team.categories.find(({ category }) => category === 'mechanics')!;
    expect(mechanics.score).toBeCloseTo((scores[0]! + scores[1]!) / 2, 9);
    expect(team.categories.find(({ category }) => category === 'kickoffs')!.score).toBeNull();
  });

  it('says when nobody has games', () => {
    expect(teamPolr([{ name: 'Dan', polr: null, card: null }])).toMatchObject({
      value: null,
      interval: null,
      weakest: null,
      missing: ['Dan'],
      reason: 'No member has enough games in this mode.',
    });
  });
});
