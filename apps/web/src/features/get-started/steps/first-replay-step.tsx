import type { GetStartedState } from '@datacoach/contract';
import { Button } from '@mantine/core';
import { useClipboard } from '@mantine/hooks';
import { IconCheck, IconCopy } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import type { StepAnswers } from '../api/get-started.ts';
import { type StepControls, StepFrame } from '../components/step-frame.tsx';

/** A file that was dropped here and is read in this browser. */
export interface Reading {
  readonly fileName: string;
  readonly state: 'reading' | 'read' | 'failed';
  /** Its result, or why it could not be read. */
  readonly sentence: string;
}

interface FirstReplayStepProps {
  controls: StepControls;
  state: GetStartedState;
  onSave: (answers: StepAnswers) => void;
  isConsole: boolean;
  reading: Reading | null;
  dropCircle: ReactNode;
  demosFolder: ReactNode;
  /** Leads a mate to the sign-up; null until it is known. */
  inviteLink: string | null;
}

export function FirstReplayStep(props: FirstReplayStepProps) {
  const { controls, state, onSave, isConsole, reading, dropCircle, demosFolder, inviteLink } = props;
  const isRead = reading?.state === 'read';
  const goOn = () => {
    if (isRead) onSave({ step: 5, firstReplay: 'uploaded' });
    else onSave({ step: 5, firstReplay: isConsole ? 'invited-mate' : (state.firstReplay ?? 'sample') });
  };
  return (
    <StepFrame
      controls={controls}
      title={isConsole ? 'Your matches come through a mate' : 'Your first replay'}
      lead={
        isConsole
          ? 'Consoles do not let replay files out. A mate who plays with you on PC can upload them, and you appear in each match.'
          : 'The game keeps a replay only when you save it. Check that yours does:'
      }
      goOn="Continue"
      onGoOn={goOn}
      cannotGoOn={!isRead && !isConsole && state.firstReplay === null}
    >
      {isConsole ? (
        <Invitation link={inviteLink} />
      ) : (
        <div className="grid gap-3 min-w-0 border-0">
          <ol className="grid gap-1.5 pl-5 list-decimal text-t2">
            <li>
              After a match, open the menu and choose <b className="text-t1">Save Replay</b>.
            </li>
            <li>Find the file in this folder. If it is empty, no match was saved yet.</li>
            <li>Drop it below. It is read here within seconds, and stored in your account.</li>
          </ol>
          {demosFolder}
        </div>
      )}
      <div className="grid justify-items-center gap-3 text-center wrap-anywhere">
        {isConsole && <p className="t2">Did a mate send you a file? Drop it here.</p>}
        {dropCircle}
        <p role="status" className={reading?.state === 'failed' ? 'text-xs text-worse-text' : 't2'}>
          {reading && `${reading.fileName}: ${reading.sentence}`}
        </p>
        {!isRead && (
          <Button
            variant="subtle"
            color="gray"
            disabled={controls.busy}
            onClick={() => onSave({ step: 5, firstReplay: 'sample' })}
          >
            No file here? Look at a sample match
          </Button>
        )}
      </div>
    </StepFrame>
  );
}

function Invitation({ link }: { link: string | null }) {
  const clipboard = useClipboard({ timeout: 2000 });
  const CopyIcon = clipboard.copied ? IconCheck : IconCopy;
  return (
    <section className="grid gap-3 p-4 rounded-3 bg-s1">
      <h2>Invite a PC mate</h2>
      <p className="t2">
        Send this link. Once your mate uploads and shares matches with team-mates, yours are among them.
      </p>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <code className="text-xs flex-[1_1_200px] px-2 py-1.5 rounded-1 bg-s2 wrap-anywhere">
          {link ?? '…'}
        </code>
        <Button
          size="xs"
          disabled={link === null}
          leftSection={<CopyIcon size={14} stroke={1.6} aria-hidden="true" />}
          onClick={() => link && clipboard.copy(link)}
        >
          {clipboard.copied ? 'Copied' : 'Copy'}
        </Button>
      </div>
    </section>
  );
}
