import { AddToPlaylist } from '../../features/match-reviews/playlist/add-to-playlist.tsx';
import { createClip } from '../../features/match-reviews/playlist/clips.ts';
import type { ClipSource } from '../../shared/viewer/clip-action.tsx';

/** What a coach can do with a clip on their screens. */
export const addToPlaylist = (clip: ClipSource) => (
  <AddToPlaylist getClips={() => [createClip(clip)]} label={clip.label} />
);
