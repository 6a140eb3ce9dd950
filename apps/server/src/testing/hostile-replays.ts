import type { HeaderProperty, HeaderValue } from '@datacoach/replay';
import { type ReplayScript, scriptedMatch, writeReplay } from '@datacoach/replay-fixtures';

/** Returns a short match, recorded or not, whose header has these values in place of the game's, wherever the keys are. */
export function createForgedHeader(
  seed: number,
  values: Readonly<Record<string, HeaderValue>>,
  isRecorded = true,
): Uint8Array<ArrayBuffer> {
  const { replay } = scriptedMatch({ seed, seconds: 3, teamSize: 1 });
  const forge = (properties: readonly HeaderProperty[]): HeaderProperty[] =>
    properties.map((property) => {
      const value = values[property.key] ?? property.value;
      if (value.kind === 'struct')
        return { ...property, value: { ...value, properties: forge(value.properties) } };
      if (value.kind === 'array') return { ...property, value: { ...value, items: value.items.map(forge) } };
      return { ...property, value };
    });
  const script: ReplayScript = {
    ...replay,
    header: { ...replay.header, properties: forge(replay.header.properties) },
    frames: isRecorded ? replay.frames : [],
  };
  return new Uint8Array(writeReplay(script));
}

/** Returns a file of this many bytes with a series of short texts in place of the header, whose declared size is `size`. */
export function createTextHeader(fileBytes: number, size: number): Uint8Array<ArrayBuffer> {
  const file = Buffer.alloc(fileBytes);
  file.writeUInt32LE(size, 0);
  file.writeInt32LE(868, 8);
  file.writeInt32LE(32, 12);
  file.writeInt32LE(10, 16);
  let at = text(file, 20, 'TAGame.Replay_Soccar_TA');
  const value = 'x'.repeat(9_000);
  while (at + value.length + 100 < fileBytes) {
    at = text(file, text(file, at, 'Text'), 'StrProperty') + 8;
    at = text(file, at, value);
  }
  return new Uint8Array(file.buffer, file.byteOffset, fileBytes) as Uint8Array<ArrayBuffer>;
}

/** Pads the file with zeros up to a length. */
export function appendTail(file: Uint8Array, fileBytes: number): Uint8Array<ArrayBuffer> {
  const longer = new Uint8Array(fileBytes);
  longer.set(file);
  return longer;
}

/** Writes a text in replay format, length first; returns its end offset. */
function text(file: Buffer, at: number, content: string): number {
  file.writeInt32LE(content.length + 1, at);
  return at + 4 + file.write(content, at + 4, 'latin1') + 1;
}
