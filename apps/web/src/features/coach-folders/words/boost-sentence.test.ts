import { expect, test } from 'vitest';
import { boostSentence } from '../tabs/boost-tab.tsx';

const values = (bcpm: number | null, bigStolen: number, timeZeroPct: number) => ({
  bcpm: { value: bcpm },
  bigStolen: { value: bigStolen },
  timeZeroPct: { value: timeZeroPct },
});

test('both sides are told beside each other, as far as the files tell', () => {
  expect(boostSentence(values(401.6, 0.44, 13.6), values(388, 0.6, 11))).toBe(
    'A player of ours collects 402 boost a minute, one of theirs 388. Big pads stolen in five minutes: 0.4 from their half, 0.6 from ours. Empty: we 14% of the time, they 11%.',
  );
  expect(boostSentence(values(null, 0.5, 10), values(388, 0.5, 11))).toBe(
    'Big pads stolen in five minutes: 0.5 from their half, 0.5 from ours. Empty: we 10% of the time, they 11%.',
  );
  expect(boostSentence(values(400, 0.5, 10), undefined)).toBe('');
});
