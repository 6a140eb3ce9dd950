import { crc32 } from '@datacoach/replay';
import { describe, expect, it } from 'vitest';
import { createTinyReplay } from '../src/fuzz/tiny-replay.ts';
import { buildNetCache } from '../src/writer/net-cache.ts';
import { writeContext } from '../src/writer/replay-script.ts';
import { writeNetwork } from '../src/writer/write-network.ts';
import { createScriptContent, writeContent, writeHeader, writeReplay } from '../src/writer/write-replay.ts';

/** Sizes, checksums and first bytes given by replay-format.md 10 for its recipe. */
describe('the tiny replay of the format reference', () => {
  const script = createTinyReplay();

  function network(frames = script.frames) {
    return writeNetwork(
      frames,
      buildNetCache(script.objects, script.classes).layouts,
      writeContext(script.header),
    );
  }

  it('has the header of the reference', () => {
    const body = writeHeader(script.header);
    expect(body.length).toBe(511);
    expect(crc32(body).toString(16)).toBe('723633c6');
  });

  it('has the network stream of the reference', () => {
    const { bytes, bits } = network();
    expect(network(script.frames.slice(0, 1)).bits).toBe(1172);
    expect(bits).toBe(3757);
    expect(bytes.length).toBe(470);
    expect([...bytes.subarray(0, 16)]).toEqual([
      0x00, 0x00, 0x80, 0x3f, 0x00, 0x00, 0x00, 0x00, 0x07, 0x78, 0x00, 0x00, 0x00, 0x40, 0x02, 0x00,
    ]);
  });

  it('has the content of the reference', () => {
    const body = writeContent(createScriptContent(script), new Uint8Array(4));
    expect(body.length).toBe(2196);
    expect(crc32(body).toString(16)).toBe('fef6a915');
  });

  it('has the file size of the reference', () => {
    expect(writeReplay(script).length).toBe(2723);
  });
});
