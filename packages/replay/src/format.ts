/**
 * Tables of the file format that whoever writes or rewrites replays shares with the decoder
 * (`@datacoach/replay/format`). Readers of replays need none of it.
 */
export { resolveNetClasses } from './network/class-net-cache.ts';
export { CLASS_PARENTS } from './network/class-parents.ts';
export { type VersionGates, versionGates } from './network/decode-context.ts';
