import { useState } from 'react';
import { type Recording, saveVoice } from '../api/review-voices.ts';

/** Voice-overs that aren't saved yet, by clip; the error is null while one is being saved. */
type UnsavedVoices = Readonly<Record<string, { readonly recording: Recording; readonly error: unknown }>>;

export interface VoiceSaving {
  readonly unsaved: UnsavedVoices;
  readonly save: (clipId: string, recording: Recording) => Promise<void>;
}

/** Saves voice-overs. One that couldn't be saved is kept while other clips are open. */
export function useVoiceSaving(playlistId: string, saveFirst: () => Promise<void>): VoiceSaving {
  const [unsaved, setUnsaved] = useState<UnsavedVoices>({});
  return {
    unsaved,
    async save(clipId, recording) {
      const keep = (error: unknown) =>
        setUnsaved((before) => ({ ...before, [clipId]: { recording, error } }));
      keep(null);
      try {
        // A clip must be saved before its voice-over.
        await saveFirst();
        await saveVoice(playlistId, clipId, recording);
        setUnsaved(({ [clipId]: _saved, ...others }) => others);
      } catch (error) {
        keep(error);
      }
    },
  };
}
