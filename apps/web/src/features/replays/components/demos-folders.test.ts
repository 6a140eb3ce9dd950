import { expect, test } from 'vitest';
import { detectSystem } from './demos-folder.tsx';

test.each([
  ['Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/140.0', 'windows'],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Safari/605.1.15', 'mac'],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0', 'linux'],
  ['Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 Chrome/140.0 Mobile', 'windows'],
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15', 'windows'],
  ['Mozilla/5.0 (PlayStation; PlayStation 5/6.00) AppleWebKit/605.1.15', 'windows'],
])('user agent %s gets the folder of %s', (userAgent, system) => {
  expect(detectSystem(userAgent)).toBe(system);
});
