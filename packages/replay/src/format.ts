/**
 * Tables of the file format that code for writing or rewriting replays shares with the decoder
 * (`@datacoach/replay/format`). Not needed for reading replays.
 */
export { resolveNetClasses } from './network/class-net-cache.ts';
export { CLASS_PARENTS } from './network/class-parents.ts';
export { getVersionGates, type VersionGates } from './network/decode-context.ts';
