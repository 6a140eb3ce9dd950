import { expect, test } from 'vitest';
import { createNetworkMarker } from './network-mark.ts';

const mark = createNetworkMarker('a secret of this installation');

test('the same network has the same mark, which only its installation can create', () => {
  expect(mark('2001:db8::1')).toBe(mark('2001:db8::ffff:2'));
  expect(mark('2001:db8::1')).not.toBe(mark('2001:db8:0:1::1'));
  expect(mark('198.51.100.7')).not.toBe(mark('198.51.100.8'));
  expect(mark('::ffff:198.51.100.7')).toBe(mark('198.51.100.7'));
  expect(mark('198.51.100.7')).not.toBe(createNetworkMarker('another secret')('198.51.100.7'));
  expect(mark('198.51.100.7')).not.toContain('198');
});

test.each([
  '127.0.0.1',
  '10.1.2.3',
  '172.20.0.1',
  '192.168.1.4',
  '100.64.0.9',
  '::1',
  'fd00::1',
  'fe80::1%eth0',
  '::ffff:10.0.0.1',
  'unknown',
  '',
])('%s has no mark for a household', (address) => {
  expect(mark(address)).toBeNull();
});
