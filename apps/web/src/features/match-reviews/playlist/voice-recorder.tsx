import { MAX_VOICE_SECONDS, type ReviewVoice } from '@datacoach/contract';
import { Button } from '@mantine/core';
import { IconMicrophone, IconPlayerStop } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { FailureMessage } from '../../../app/failure/failure-message.tsx';
import { formatClock } from '../../../shared/format/date.ts';
import { FormMessage } from '../../../shared/ui/form-message.tsx';
import { TextButton } from '../../../shared/ui/text-button.tsx';
import { deleteVoice } from '../api/review-voices.ts';
import { useRecorder } from './use-recorder.ts';
import type { VoiceSaving } from './use-voice-saving.ts';

interface VoiceRecorderProps {
  playlistId: string;
  commentId: string;
  voice: ReviewVoice | undefined;
  saving: VoiceSaving;
  /** Plays the clip from its start, without its voice-over. */
  onStart: () => void;
  onEnd: () => void;
}

/** Records a clip's voice-over while the clip plays. */
export function VoiceRecorder(props: VoiceRecorderProps) {
  const { playlistId, commentId, voice, saving, onStart, onEnd } = props;
  const unsaved = saving.unsaved[commentId];
  const isSaving = unsaved?.error === null;
  const remove = useMutation({ mutationFn: () => deleteVoice(playlistId, commentId) });
  const { state, start, stop } = useRecorder(onStart, (recording) => {
    onEnd();
    void saving.save(commentId, recording);
  });
  const isRecording = state.is === 'recording';
  return (
    <section aria-label="Voice-over" className="flex flex-col gap-1.5">
      <h3>Voice-over</h3>
      <p className="text-t2 text-[12px]" role="status">
        {isRecording
          ? `Recording: ${formatClock(state.seconds)} of ${formatClock(MAX_VOICE_SECONDS)}`
          : isSaving
            ? 'Saving the voice-over…'
            : voice
              ? `${formatClock(voice.seconds)} recorded. It plays with the clip.`
              : 'The clip plays from its start while you talk. Write the comment too, for players without sound.'}
      </p>
      <div className="flex flex-wrap gap-1.5 items-center">
        {isRecording ? (
          <TextButton
            label="Stop recording"
            icon={IconPlayerStop}
            size="xs"
            variant="filled"
            onClick={stop}
          />
        ) : (
          <TextButton
            label={voice ? 'Record again' : 'Record voice-over'}
            icon={IconMicrophone}
            size="xs"
            loading={state.is === 'asking' || isSaving}
            onClick={start}
          />
        )}
        {voice && !isRecording && (
          <Button size="xs" loading={remove.isPending} onClick={() => remove.mutate()}>
            Delete voice-over
          </Button>
        )}
      </div>
      {state.is === 'failed' && <FormMessage>{state.words}</FormMessage>}
      {unsaved && !isSaving && (
        <Button size="xs" w="fit-content" onClick={() => void saving.save(commentId, unsaved.recording)}>
          Save it again
        </Button>
      )}
      <FailureMessage error={unsaved?.error ?? remove.error} />
    </section>
  );
}
