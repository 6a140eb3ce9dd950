import { expect, test } from 'vitest';
import { isInternalPath } from './redirect-target.ts';

test.each(['/my-replay?page=2', '/match/1#x'])('%s stays on this site', (target) => {
  expect(isInternalPath(target)).toBe(true);
});

test.each(['//evil.example', '/\\evil.example', 'https://evil.example', 'javascript:alert(1)', '', '/'])(
  '%j is not a valid target',
  (target) => {
    expect(isInternalPath(target)).toBe(false);
  },
);
