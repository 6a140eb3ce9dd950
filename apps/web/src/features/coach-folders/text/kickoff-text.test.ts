import { expect, test } from 'vitest';
import { formatKickoffText } from '../components/kickoff-habits.tsx';

const none = { goalsFor: 0, goalsAgainst: 0 };
const spot = (label: string, taken: number, won: number, lost: number) => ({
  label,
  taken,
  won,
  lost,
  ...none,
});

test('spots are named from four kickoffs on, the best by wins, the worst by losses', () => {
  const sums = { taken: 21, won: 9, lost: 6, goalsFor: 2, goalsAgainst: 1 };
  const spots = [spot('Left diagonal', 8, 6, 1), spot('Right diagonal', 10, 3, 4), spot('Back', 3, 0, 3)];
  expect(formatKickoffText(sums, spots)).toBe(
    'Won 9 and lost 6 of 21 kickoffs. Goals within ten seconds: 2 for, 1 against. Best from left diagonal: 6 of 8 won. Worst from right diagonal: 4 of 10 lost.',
  );
  expect(formatKickoffText({ taken: 5, won: 1, lost: 4, ...none }, [spot('Right diagonal', 5, 1, 4)])).toBe(
    'Won 1 and lost 4 of 5 kickoffs. Worst from right diagonal: 4 of 5 lost.',
  );
  expect(formatKickoffText({ taken: 4, won: 0, lost: 0, ...none }, [spot('Left diagonal', 4, 0, 0)])).toBe(
    'Won 0 and lost 0 of 4 kickoffs.',
  );
});
