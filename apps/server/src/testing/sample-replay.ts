import { type ScriptedMatchOptions, writeScriptedMatch } from '@datacoach/replay/writer';

/** A small valid replay from the scripted match; the same options give the same bytes. */
export function sampleReplay(options: ScriptedMatchOptions = {}): Uint8Array<ArrayBuffer> {
  return new Uint8Array(writeScriptedMatch({ seconds: 20, teamSize: 2, ...options }));
}

/** The same file with one bit of its content changed, so that the checksum is wrong. */
export function damaged(file: Uint8Array, atByte: number): Uint8Array<ArrayBuffer> {
  const copy = new Uint8Array(file);
  copy[atByte] = copy[atByte]! ^ 0xff;
  return copy;
}
