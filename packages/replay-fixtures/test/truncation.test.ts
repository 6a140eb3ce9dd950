import { checkContainer, collectReplay, type DecodeError, decodeReplay, readHeader } from '@datacoach/replay';
import { describe, expect, it } from 'vitest';
import { createTinyReplay } from '../src/fuzz/tiny-replay.ts';
import { createScriptContent, type ScriptFrame, writeFile, writeReplay } from '../src/index.ts';

const HEADER_END = 8 + 511;

describe('a truncated file', () => {
  const whole = writeReplay(createTinyReplay());

  it('never decodes completely, and reports where it broke', () => {
    for (let length = 0; length < whole.length; length++) {
      const outcome = decodeReplay(whole.subarray(0, length), {});
      expect(outcome.kind).toBe(length < HEADER_END ? 'failed' : 'headerOnly');
    }
    expect(decodeReplay(whole, {}).kind).toBe('complete');
  });

  it('is rejected by the quick check, while a complete header can be read', () => {
    for (let length = 0; length < whole.length; length++) {
      const cut = whole.subarray(0, length);
      expect(checkContainer(cut)).not.toBeNull();
      expect(readHeader(cut).kind).toBe(length < HEADER_END ? 'failed' : 'ok');
    }
    expect(checkContainer(whole)).toBeNull();
  });

  it('returns the whole frames before the cut if only the stream is cut', () => {
    const script = createTinyReplay();
    const content = createScriptContent(script);
    const frameEnds = script.frames.map((_, i) => createStream(script.frames.slice(0, i + 1)).length);
    for (let length = 10; length < content.network.length; length++) {
      const network = content.network.subarray(0, length);
      const { outcome, frames } = collectReplay(writeFile(script.header, { ...content, network }));
      const whole = frameEnds.filter((end) => end <= length).length;
      expect(frames.length).toBe(whole);
      // If the cut is between two frames, the stream just has fewer frames than the header says.
      if (outcome.kind === 'complete') expect(frameEnds).toContain(length);
      else expect((outcome as { error: DecodeError }).error.code).toBe('out-of-data');
    }
  });
});

function createStream(frames: ScriptFrame[]): Uint8Array {
  return createScriptContent({ ...createTinyReplay(), frames }).network;
}
