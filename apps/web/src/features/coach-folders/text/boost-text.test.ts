import { expect, test } from 'vitest';
import { formatBoostText } from '../tabs/boost-tab.tsx';

const values = (bcpm: number | null, bigStolen: number, timeZeroPct: number) => ({
  bcpm: { value: bcpm },
  bigStolen: { value: bigStolen },
  timeZeroPct: { value: timeZeroPct },
});

test('describes both sides next to each other, as far as the files have the data', () => {
  expect(formatBoostText(values(401.6, 0.44, 13.6), values(388, 0.6, 11))).toBe(
    'Boost per minute per player: us 402, them 388. Big pads stolen per game: us 0.4, them 0.6. Zero boost: us 14%, them 11%.',
  );
  expect(formatBoostText(values(null, 0.5, 10), values(388, 0.5, 11))).toBe(
    'Big pads stolen per game: us 0.5, them 0.5. Zero boost: us 10%, them 11%.',
  );
  expect(formatBoostText(values(400, 0.5, 10), undefined)).toBe('');
});
