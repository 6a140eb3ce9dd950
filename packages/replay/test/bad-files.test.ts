import { describe, expect, it } from 'vitest';
import { hasSharedCorpus, readSharedReplay, reportMissingCorpus } from '../../../tooling/shared-corpus.ts';
import { checkContainer, decodeReplay, getHeaderText } from '../src/index.ts';

reportMissingCorpus('outcomes of the 4 damaged replays');

/**
 * Expected outcome for each damaged file (decisions.md 18.1): outcome, section, code, and whether the upload check
 * rejects it.
 */
const DAMAGED = [
  { name: 'bad-truncated-content', section: 'content', code: 'truncated', refused: true, contentSum: false },
  {
    name: 'bad-header-corrupt',
    section: 'network',
    code: 'too-many-frames',
    refused: true,
    contentSum: false,
  },
  {
    name: 'bad-content-corrupt',
    section: 'content.debugInfo',
    code: 'list-too-large',
    refused: false,
    contentSum: false,
  },
  {
    name: 'bad-network-corrupt',
    section: 'network',
    code: 'unknown-attribute',
    refused: false,
    contentSum: false,
  },
] as const;

describe.runIf(hasSharedCorpus)('a damaged file', () => {
  it.each(DAMAGED)(
    '$name is headerOnly in $section with $code',
    ({ name, section, code, refused, contentSum }) => {
      const bytes = readSharedReplay(name);
      const outcome = decodeReplay(bytes, {});
      if (outcome.kind !== 'headerOnly') throw new Error(`ended ${outcome.kind}`);
      expect(outcome.error).toMatchObject({ section, code });
      expect(outcome.error.bitOffset).toBeGreaterThanOrEqual(0);
      expect(outcome.error.userMessage).toMatch(/^[A-Z].*\.$/);
      expect(getHeaderText(outcome.header, 'Id')).toMatch(/^[0-9A-F]{32}$/);
      const content = outcome.checksums?.content;
      expect(content !== null && content?.computed === content?.stored).toBe(contentSum);
      expect(checkContainer(bytes)?.code ?? null).toBe(refused ? code : null);
    },
  );
});

describe("a file that isn't a replay", () => {
  const text = new TextEncoder();
  it.each([
    { what: 'nothing', bytes: new Uint8Array(0), code: 'empty' },
    { what: 'two bytes', bytes: text.encode('hi'), code: 'not-a-replay' },
    { what: 'text', bytes: text.encode('a long text that is no replay at all'), code: 'not-a-replay' },
    { what: 'zeros', bytes: new Uint8Array(4096), code: 'not-a-replay' },
    { what: 'ones', bytes: new Uint8Array(4096).fill(255), code: 'not-a-replay' },
  ])('$what fails with $code', ({ bytes, code }) => {
    const outcome = decodeReplay(bytes, {});
    if (outcome.kind !== 'failed') throw new Error(`ended ${outcome.kind}`);
    expect(outcome.error.code).toBe(code);
    expect(checkContainer(bytes)?.code).toBe(code);
  });
});
