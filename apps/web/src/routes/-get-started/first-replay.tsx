import { formatNumber } from '@datacoach/analysis/format-number';
import { type GetStartedState, PLATFORMS } from '@datacoach/contract';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { endpointQuery } from '../../app/api/client.ts';
import { DropCircle } from '../../features/analysis/components/drop-circle.tsx';
import { type Preview, startPreview, usePreview } from '../../features/analysis/preview-store.ts';
import { formatResult } from '../../features/gamedata/result-text.ts';
import type { StepAnswers } from '../../features/get-started/api/get-started.ts';
import type { StepControls } from '../../features/get-started/components/step-frame.tsx';
import { FirstReplayStep, type ReplayReading } from '../../features/get-started/steps/first-replay-step.tsx';
import { replayListQuery } from '../../features/replays/api/list-replays.ts';
import { DemosFolder } from '../../features/replays/components/demos-folder.tsx';
import { uploadQueue, useUploads } from '../../features/replays/queue/own-uploads.ts';
import type { UploadItem } from '../../features/replays/queue/upload-item.ts';

interface FirstReplayProps {
  controls: StepControls;
  state: GetStartedState;
  onSave: (answers: StepAnswers) => void;
  fileId: string | null;
  onFile: (id: string) => void;
}

/** Analyzes the first file in the browser while it uploads. */
export function FirstReplay({ controls, state, onSave, fileId, onFile }: FirstReplayProps) {
  const isConsole = state.platform === PLATFORMS.console;
  const preview = usePreview(fileId ?? '');
  const { items } = useUploads();
  const item = items.find(({ id }) => id === fileId);
  // After a reload the file may be on the server already.
  const { data: list } = useQuery({ ...replayListQuery({ page: 1 }), enabled: !item });
  const saved = list?.items[0];
  const reading = item
    ? getReplayReading(item, preview)
    : saved
      ? { fileName: saved.name, state: 'read' as const, summary: 'saved to your account.' }
      : null;
  const isSent = item !== undefined && item.state !== 'failed';
  useEffect(() => {
    if (isSent) void startPreview(item.id, item.file);
  }, [isSent, item]);
  const { data: referral } = useQuery({ ...endpointQuery('/api/v1/refferalcode'), enabled: isConsole });

  function addFile(files: File[]) {
    uploadQueue.add(files);
    const added = uploadQueue.snapshot().items.slice(-files.length);
    const first = added.find((one) => one.state !== 'failed') ?? added[0];
    if (!first) return;
    onFile(first.id);
  }

  return (
    <FirstReplayStep
      controls={controls}
      state={state}
      onSave={onSave}
      isConsole={isConsole}
      reading={reading}
      inviteLink={referral?.shareLink ?? null}
      demosFolder={<DemosFolder withSystems />}
      dropCircle={
        <DropCircle
          title={reading?.state === 'reading' ? 'Analyzing' : reading ? 'Drop another' : 'Drop a replay'}
          hint="or choose .replay files, as many as you like. They stay private."
          busy={reading?.state === 'reading'}
          multiple
          onFiles={addFile}
        />
      }
    />
  );
}

const MS_PER_SECOND = 1000;

function getReplayReading(item: UploadItem, preview: Preview | undefined): ReplayReading {
  const fileName = item.file.name;
  const analysis = preview?.analysis;
  if (!analysis) {
    // A file that isn't a replay is never analyzed.
    if (!preview && item.state === 'failed')
      return { fileName, state: 'failed', summary: item.message ?? '' };
    return { fileName, state: 'reading', summary: 'is being analyzed.' };
  }
  const { outcome, milliseconds } = analysis;
  if (outcome.kind === 'failed') return { fileName, state: 'failed', summary: outcome.userMessage };
  const seconds = formatNumber(milliseconds / MS_PER_SECOND, 2);
  const upload = item.state === 'failed' ? ` Couldn’t save it: ${item.message}` : '';
  return {
    fileName,
    state: 'read',
    summary: `analyzed in ${seconds} s. ${formatResult(outcome.report)}${upload}`,
  };
}
