import { useRef, useState } from 'react';
import { type Recording, saveVoice } from '../api/review-voices.ts';

/** Voice-overs that aren't saved yet, by clip; the error is null while one is being saved. */
type UnsavedVoices = Readonly<Record<string, { readonly recording: Recording; readonly error: unknown }>>;

export interface VoiceSaving {
  readonly unsaved: UnsavedVoices;
  readonly save: (clipId: string, recording: Recording) => Promise<void>;
  /** Waits until these clips' voice-overs are saved, and returns whether they all are. */
  readonly settle: (clipIds: readonly string[]) => Promise<boolean>;
}

/** Saves voice-overs. One that couldn't be saved is kept while other clips are open. */
export function useVoiceSaving(playlistId: string, saveFirst: () => Promise<void>): VoiceSaving {
  const [unsaved, setUnsaved] = useState<UnsavedVoices>({});
  /** For each clip, whether its last voice-over was saved. */
  const results = useRef(new Map<string, Promise<boolean>>());
  async function trySave(clipId: string, recording: Recording): Promise<boolean> {
    const keep = (error: unknown) => setUnsaved((before) => ({ ...before, [clipId]: { recording, error } }));
    keep(null);
    try {
      // A clip must be saved before its voice-over.
      await saveFirst();
      await saveVoice(playlistId, clipId, recording);
      setUnsaved(({ [clipId]: _saved, ...others }) => others);
      return true;
    } catch (error) {
      keep(error);
      return false;
    }
  }
  return {
    unsaved,
    async save(clipId, recording) {
      const result = trySave(clipId, recording);
      results.current.set(clipId, result);
      await result;
    },
    async settle(clipIds) {
      const saved = await Promise.all(clipIds.map((id) => results.current.get(id)));
      return !saved.includes(false);
    },
  };
}
