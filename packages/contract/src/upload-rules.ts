/** Rules for replay uploads, used by the server (which decides) and the web app (which warns early). */

/** Maximum size of a replay file in bytes (25 MB). */
export const MAX_REPLAY_BYTES = 25 * 1024 * 1024;

/** Chunk size of a chunked upload in bytes; only the last one is smaller (decisions.md 18.4). */
export const UPLOAD_CHUNK_BYTES = 1024 * 1024;

export const REPLAY_EXTENSION = 'replay';

/** Replays per page of the list (specification.md 9). */
export const REPLAY_PAGE_SIZE = 12;

/** Poll interval of `replay-processed-status` while its value is below 10, in ms (specification.md 7). */
export const STATUS_POLL_MS = 10_000;

/** Returns whether the file name has the replay extension, case-insensitive. */
export function hasReplayExtension(fileName: string): boolean {
  return fileName.toLowerCase().endsWith(`.${REPLAY_EXTENSION}`);
}

/** Message for another file type (specification.md 5); `{type}`: MIME type, extension, or "this". */
export function formatUnsupportedTypeMessage(fileName: string, mimeType: string): string {
  const dot = fileName.lastIndexOf('.');
  const extension = dot > 0 ? fileName.slice(dot + 1) : '';
  const type = mimeType || extension || 'this';
  return `Uploading ${type} type is not supported. Please upload a replay file.`;
}

/** Who besides its owner sees an upload's match: nobody, the recorder's team, everyone with the link. */
export const VISIBILITIES = ['private', 'team', 'link'] as const;
export type Visibility = (typeof VISIBILITIES)[number];
