import { expect, test } from 'vitest';
import { formatMantineVariables } from './mantine-variables.ts';

test('maps Mantine’s colors to the tokens in both schemes, and keeps the theme’s own values', () => {
  const [shared = '', dark = '', light = ''] = formatMantineVariables().split('\n\n');
  expect(shared).toContain('--mantine-radius-sm: 5px;');
  for (const [scheme, rule] of Object.entries({ dark, light })) {
    expect(rule).toContain(`:root[data-mantine-color-scheme="${scheme}"]`);
    expect(rule).toContain(`--mantine-color-scheme: ${scheme};`);
    expect(rule).toContain('--mantine-color-text: var(--t1);');
    expect(rule.match(/--mantine-color-text:/g)).toHaveLength(1);
  }
});
