/// <reference lib="webworker" />
import { decodeTracks } from '@datacoach/analysis/tracks';
import type { TracksResponse } from './load-tracks.ts';

addEventListener('message', ({ data }: MessageEvent<ArrayBuffer>) => {
  postMessage(readTracks(data));
});

function readTracks(data: ArrayBuffer): TracksResponse {
  try {
    return { tracks: decodeTracks(new Uint8Array(data)) };
  } catch (error) {
    return { reason: String(error) };
  }
}
