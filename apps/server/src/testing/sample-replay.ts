import { crc32 } from '@datacoach/replay';
import {
  type ReplayScript,
  type ScriptedMatchOptions,
  scriptedMatch,
  writeReplay,
} from '@datacoach/replay-fixtures';

/** Returns a small valid replay of a scripted match, one match per seed; the same options give the same bytes. */
export function sampleReplay(options: ScriptedMatchOptions = {}): Uint8Array<ArrayBuffer> {
  return new Uint8Array(writeReplay(sampleScript(options)));
}

/** Returns the same match under many names: as many different files, at the cost of one. */
export function createSampleReplays(count: number): Uint8Array<ArrayBuffer>[] {
  const script = sampleScript({ seconds: 3 });
  return Array.from({ length: count }, (_, n) => new Uint8Array(writeReplay(withName(script, `copy ${n}`))));
}

function withName(script: ReplayScript, name: string): ReplayScript {
  const property = { key: 'ReplayName', index: 0, value: { kind: 'str' as const, value: name } };
  return { ...script, header: { ...script.header, properties: [...script.header.properties, property] } };
}

/** Scripted matches share one match id; here each seed gets its own, if the format version has ids. */
function sampleScript(options: ScriptedMatchOptions): ReplayScript {
  const { replay } = scriptedMatch({ seconds: 20, teamSize: 2, ...options });
  return withMatchId(replay, `5EED${options.seed ?? 1}`);
}

function withMatchId(script: ReplayScript, id: string): ReplayScript {
  const properties = script.header.properties.map((property) =>
    property.key === 'MatchGUID' ? { ...property, value: { kind: 'str' as const, value: id } } : property,
  );
  return { ...script, header: { ...script.header, properties } };
}

/** Returns one seed's match under another's match id, as a forger would upload it. */
export function createForgedReplay(seed: number, idOfSeed: number): Uint8Array<ArrayBuffer> {
  return new Uint8Array(writeReplay(withMatchId(sampleScript({ seed }), `5EED${idOfSeed}`)));
}

/** Returns the same match as saved by another player's game: different bytes, same events. */
export function createOtherRecording(
  options: ScriptedMatchOptions = {},
  name = 'seen by a teammate',
): Uint8Array<ArrayBuffer> {
  return new Uint8Array(writeReplay(withName(sampleScript(options), name)));
}

/** Returns the byte offset of the content section's size field. */
function contentStart(file: Uint8Array): number {
  return 8 + new DataView(file.buffer, file.byteOffset).getUint32(0, true);
}

/** Returns the same replay padded to a length after its last table, where no parser looks. */
export function padFile(file: Uint8Array, fileBytes: number): Uint8Array<ArrayBuffer> {
  const long = Buffer.alloc(fileBytes);
  long.set(file);
  const start = contentStart(long);
  long.writeUInt32LE(fileBytes - start - 8, start);
  long.writeUInt32LE(crc32(long, start + 8, fileBytes), start + 4);
  return new Uint8Array(long);
}

/** Returns the same file after disk damage: bytes in its network stream differ, the checksum doesn't. */
export function damagedReplay(file: Uint8Array): Uint8Array<ArrayBuffer> {
  const copy = new Uint8Array(file);
  const start = contentStart(copy) + 8;
  const middle = start + Math.floor((copy.length - start) / 4);
  for (let i = 0; i < 2000; i++) copy[middle + i] = (i * 37) & 0xff;
  return copy;
}

export const KNOWN_ATTRIBUTE = 'TAGame.Vehicle_TA:ReplicatedThrottle';
export const UNKNOWN_ATTRIBUTE = 'TAGame.Vehicle_TA:ReplicatedThrottlQ';

/** Returns the same file with an attribute that no current parser knows and a valid checksum, as from a newer game. */
export function createNewerReplay(file: Uint8Array): Uint8Array<ArrayBuffer> {
  const copy = Buffer.from(file);
  const at = copy.indexOf(KNOWN_ATTRIBUTE);
  if (at < 0) throw new Error(`the sample has no ${KNOWN_ATTRIBUTE}`);
  copy.write(UNKNOWN_ATTRIBUTE, at);
  const start = contentStart(copy);
  const size = copy.readUInt32LE(start);
  copy.writeUInt32LE(crc32(copy, start + 8, start + 8 + size), start + 4);
  return new Uint8Array(copy);
}
