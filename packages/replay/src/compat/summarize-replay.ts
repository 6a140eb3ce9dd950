import type { Content } from '../content.ts';
import { decodeReplay, readChecksums, readHeader } from '../decode-replay.ts';
import { getHeaderInt, type HeaderProperty, type HeaderValue } from '../header.ts';
import type { Checksum, DecodeOutcome } from '../outcome.ts';
import type { Payload } from './boxcars-payload.ts';
import { NetworkSummary, toShortestFloat32 } from './network-summary.ts';

const DECODER = 'datacoach';

/**
 * Returns a decode summary in the schema of the decode oracles (reference/decode/README.md): every count, table,
 * per-frame row and sum, through the boxcars-compatible output.
 */
export function summarizeReplay(bytes: Uint8Array, name: string) {
  const header = readHeader(bytes);
  const frameCount = header.kind === 'ok' ? (getHeaderInt(header.header, 'NumFrames') ?? 0) : 0;
  const network = new NetworkSummary(frameCount);
  const outcome = decodeReplay(bytes, network.sink, { checksums: 'never' });
  const sums = readChecksums(bytes);
  const crc = { header: checksumRow(sums.header), content: checksumRow(sums.content) };
  const head = { name, decoder: DECODER, bytes: bytes.length, crc, errors: listDecodeErrors(outcome, crc) };
  if (outcome.kind === 'failed' || outcome.content === null) return head;
  return {
    ...head,
    versions: outcome.header.version,
    gameType: outcome.header.gameType,
    headerProperties: toHeaderPayload(outcome.header.properties),
    ...tables(outcome.content),
    network: outcome.kind === 'complete' ? network.result() : null,
  };
}

function checksumRow(checksum: Checksum | null) {
  return checksum === null ? null : { ...checksum, ok: checksum.computed === checksum.stored };
}

type ChecksumRow = ReturnType<typeof checksumRow>;

function listDecodeErrors(outcome: DecodeOutcome, crc: { header: ChecksumRow; content: ChecksumRow }) {
  const error = outcome.kind === 'complete' ? null : outcome.error;
  const ignoringCrc = error?.message ?? null;
  const mismatch = [crc.header, crc.content].find((row) => row?.ok === false);
  const readable = outcome.kind !== 'failed' && outcome.content !== null;
  const inNetwork =
    outcome.kind === 'headerOnly' && error?.section === 'network' && error.code !== 'too-many-frames';
  return {
    strict: mismatch ? `checksum ${mismatch.computed} instead of ${mismatch.stored}` : ignoringCrc,
    ignoringCrc,
    withoutNetwork: readable ? null : ignoringCrc,
    framesBeforeError: inNetwork ? outcome.frames : null,
  };
}

function tables(content: Content) {
  const { levels, keyframes, debugInfo, tickMarks, packages, objects, names, classIndices, netCache } =
    content;
  return {
    counts: {
      levels: levels.length,
      keyframes: keyframes.length,
      debugInfo: debugInfo.length,
      tickMarks: tickMarks.length,
      packages: packages.length,
      objects: objects.length,
      names: names.length,
      classIndices: classIndices.length,
      netCache: netCache.length,
      netCacheProperties: netCache.reduce((sum, { properties }) => sum + properties.length, 0),
    },
    levels,
    keyframes: keyframes.map(({ time, frame, bitPosition }) => [toShortestFloat32(time), frame, bitPosition]),
    debugInfo,
    tickMarks,
    packages: { count: packages.length, length: packages.reduce((sum, text) => sum + text.length, 0) },
    objects,
    names,
    classIndices: classIndices.map(({ className, objectId }) => [className, objectId]),
  };
}

/**
 * Returns header properties as `[key, type, value]` in file order; bytes of enum type `None` are omitted, as in
 * boxcars.
 */
export function toHeaderPayload(properties: readonly HeaderProperty[]): Payload[] {
  const rows: Payload[] = [];
  for (const { key, value } of properties) {
    const typed = typedValue(value);
    if (typed !== null) rows.push([key, ...typed]);
  }
  return rows;
}

function typedValue(value: HeaderValue): [string, Payload] | null {
  switch (value.kind) {
    case 'bool':
      return ['Bool', value.value];
    case 'int':
      return ['Int', value.value];
    case 'float':
      return ['Float', value.value];
    case 'qword':
      return ['QWord', value.value.toString()];
    case 'str':
      return ['Str', value.value];
    case 'name':
      return ['Name', value.value];
    case 'byte':
      return typeof value.value === 'number' ? null : ['Byte', [value.enumType, value.value]];
    case 'struct':
      return ['Struct', [value.name, toHeaderPayload(value.properties)]];
    case 'array':
      return ['Array', value.items.map((item) => toHeaderPayload(item))];
  }
}
