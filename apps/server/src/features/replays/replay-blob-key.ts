/** Key of the stored file of an upload. */
export function replayBlobKey(id: string): string {
  return `replays/${id}.replay`;
}
