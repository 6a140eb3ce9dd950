import { describe, expect, it } from 'vitest';
import { hasSharedCorpus, readSharedReplay, reportMissingCorpus } from '../../../tooling/shared-corpus.ts';
import { decodeInOrder, listClassLayouts } from '../src/fuzz/fuzz-sample.ts';
import { writeContext } from '../src/writer/replay-script.ts';
import { writeNetwork } from '../src/writer/write-network.ts';
import { writeContent, writeHeader } from '../src/writer/write-replay.ts';

reportMissingCorpus('rewriting real replays');

/** Small files of different eras and modes. */
const NAMES = [
  'era-2017-03-v868-17-dropshot-3v3',
  'era-2018-03-v868-20-net5-tournament-2v2',
  'hoops-1v0-2016-06-offline-game-mode',
  'knockout-8p-2022-04-casual',
  'rumble-3v3-2025-08-casual-bot',
  'soccar-1v0-2026-06-offline-speed-flip-drill',
  'soccar-1v1-2015-10-ranked-utf16',
  'soccar-2v2-2019-03-ranked-all-consoles',
  'training-2024-12-goalie-tutorial',
];

describe.runIf(hasSharedCorpus)('rewriting a real replay', () => {
  it.each(NAMES)('produces the same bytes again: %s', { timeout: 60_000 }, (name) => {
    const bytes = readSharedReplay(name);
    const { header, content, frames } = decodeInOrder(bytes);

    const headerBody = writeHeader(header);
    const headerSize = new DataView(bytes.buffer, bytes.byteOffset).getUint32(0, true);
    expect(Buffer.from(headerBody).equals(bytes.subarray(8, 8 + headerSize))).toBe(true);

    const contentBody = writeContent(content);
    const contentStart = 8 + headerSize + 8;
    expect(
      Buffer.from(contentBody).equals(bytes.subarray(contentStart, contentStart + contentBody.length)),
    ).toBe(true);

    const written = writeNetwork(frames, listClassLayouts(content), writeContext(header));
    const stored = content.keyframes.map(({ bitPosition }) => bitPosition);
    expect(written.keyframes.map(({ bitPosition }) => bitPosition)).toEqual(stored);
    expect(written.bits).toBeLessThanOrEqual(content.network.length * 8);
    expectSameBits(written.bytes, content.network, written.bits);
  });
});

/** If two quaternion components are equally large, the game may omit either: those 56 bits may differ, nothing else. */
function expectSameBits(written: Uint8Array, stored: Uint8Array, bits: number): void {
  let differing = 0;
  for (let i = 0; i < bits >> 3; i++) if (written[i] !== stored[i]) differing++;
  expect(differing / (bits / 8)).toBeLessThan(1e-4);
}
