import { describe, expect, it } from 'vitest';
import { ATTRIBUTE_KINDS } from './attribute-table.ts';
import { ATTRIBUTE_CODECS } from './attributes/codecs.ts';
import { findAttributeKind } from './frame-decoder.ts';

const names = Object.keys(ATTRIBUTE_KINDS);

describe('attribute table', () => {
  it('is sorted by name', () => {
    expect(names).toEqual([...names].sort());
  });

  it('uses every readable kind', () => {
    expect(new Set(Object.values(ATTRIBUTE_KINDS))).toEqual(new Set(Object.keys(ATTRIBUTE_CODECS)));
  });

  it('reads every one-bit name as a boolean, and guesses the same for unknown names', () => {
    const oneBit = names.filter((name) => /:b[A-Z]/.test(name));
    expect(oneBit.length).toBeGreaterThan(50);
    for (const name of oneBit) expect(findAttributeKind(name)).toBe('boolean');
    expect(findAttributeKind('TAGame.New_TA:bSomething')).toBe('boolean');
    expect(findAttributeKind('TAGame.New_TA:Something')).toBeNull();
  });
});
