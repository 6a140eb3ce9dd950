import { checkContainer, readHeader } from '@datacoach/replay';
import { expect, test } from 'vitest';
import { createRunRandom, createSamples, type FuzzSample, mutateSample } from './fuzz-sample.ts';

const RUNS = 400;
const [, sample] = createSamples() as [FuzzSample, FuzzSample];

const files = Array.from({ length: RUNS }, (_, run) =>
  mutateSample(sample, 'tables', createRunRandom(1, run), sample.bytes),
);
const largestList = (value: unknown): number => {
  if (value === null || typeof value !== 'object') return 0;
  const own = Array.isArray(value) ? value.length : 0;
  return Math.max(own, ...Object.values(value).map(largestList));
};

test('writes almost every change of header and tables into an intact file', () => {
  const written = files.filter(({ layer }) => layer === 'tables');
  expect(written.length).toBeGreaterThan(RUNS * 0.9);
  expect(written.filter(({ bytes }) => Buffer.compare(bytes, sample.bytes) === 0).length).toBeLessThan(
    RUNS * 0.2,
  );
  const intact = written.filter(({ bytes }) => checkContainer(bytes) === null);
  expect(intact.length).toBeGreaterThan(RUNS * 0.5);
});

test('grows lists far beyond a real match, and replaces properties by others', () => {
  const headers = files.flatMap(({ bytes, layer }) => {
    const read = readHeader(bytes);
    return layer === 'tables' && read.kind === 'ok' ? [read.header] : [];
  });
  expect(headers.filter((header) => largestList(header) >= 3_000).length).toBeGreaterThan(3);
  const getMutationKind = (key: string) =>
    new Set(
      headers.flatMap(({ properties }) =>
        properties.filter((property) => property.key === key).map(({ value }) => value.kind),
      ),
    );
  expect(getMutationKind('PlayerStats').size).toBeGreaterThan(2);
});
