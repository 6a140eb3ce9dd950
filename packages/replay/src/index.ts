export { type CollectedReplay, collectReplay, type Frame } from './collect-replay.ts';
export type { Content, Keyframe, NetCacheEntry } from './content.ts';
export { crc32 } from './crc32.ts';
export {
  CONTAINER_HEAD_BYTES,
  checkContainer,
  decodeReplay,
  readChecksums,
  readHeader,
} from './decode-replay.ts';
export { DECODE_ERROR_MESSAGES, DecodeError, type DecodeErrorCode, type DecodeSection } from './errors.ts';
export type { HeaderProperty, HeaderValue, ReplayHeader, ReplayVersion } from './header.ts';
export * from './header.ts';
export { ATTRIBUTE_KINDS, type AttributeName } from './network/attribute-table.ts';
export type * from './network/attribute-values.ts';
export { isDerivedFrom } from './network/class-parents.ts';
export { getRigidBodyScale, type RigidBodyScale, toLegacyQuaternion } from './network/units.ts';
export type {
  AttributeHandlers,
  AttributeUpdate,
  Checksum,
  Checksums,
  DecodeOptions,
  DecodeOutcome,
  ReplayBody,
  ReplaySink,
  Spawn,
} from './outcome.ts';
