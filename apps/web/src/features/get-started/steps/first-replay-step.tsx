import { Button } from '@mantine/core';
import { useClipboard } from '@mantine/hooks';
import { IconCheck, IconCopy } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { TextButton } from '../../../shared/ui/text-button.tsx';
import { StepFrame, type StepProps } from '../components/step-frame.tsx';

/** A file that was dropped here and is analyzed in this browser. */
export interface ReplayReading {
  readonly fileName: string;
  readonly state: 'reading' | 'read' | 'failed';
  /** Its result, or why it couldn't be analyzed. */
  readonly summary: string;
}

interface FirstReplayStepProps extends StepProps {
  isConsole: boolean;
  reading: ReplayReading | null;
  dropCircle: ReactNode;
  demosFolder: ReactNode;
  /** Sign-up link for a teammate; null while loading. */
  inviteLink: string | null;
}

export function FirstReplayStep(props: FirstReplayStepProps) {
  const { controls, state, onSave, isConsole, reading, dropCircle, demosFolder, inviteLink } = props;
  const isRead = reading?.state === 'read';
  const submitStep = () => {
    if (isRead) onSave({ step: 5, firstReplay: 'uploaded' });
    else onSave({ step: 5, firstReplay: isConsole ? 'invited-teammate' : (state.firstReplay ?? 'sample') });
  };
  return (
    <StepFrame
      controls={controls}
      title={isConsole ? 'Get your matches from a teammate' : 'Your first replay'}
      lead={
        isConsole
          ? 'You can’t export replays on console. A teammate on PC can upload them and you’ll be in each match.'
          : 'Rocket League only keeps replays you save. Here’s how:'
      }
      goOn="Continue"
      onGoOn={submitStep}
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
            <li>Find the file in this folder. If it’s empty, you haven’t saved a match yet.</li>
            <li>Drop it below. We’ll analyze it in seconds and save it to your account.</li>
          </ol>
          {demosFolder}
        </div>
      )}
      <div className="grid justify-items-center gap-3 text-center wrap-anywhere">
        {isConsole && <p className="t2">Did a teammate send you a file? Drop it here.</p>}
        {dropCircle}
        <p role="status" className={reading?.state === 'failed' ? 'text-xs text-worse-text' : 't2'}>
          {reading && `${reading.fileName}: ${reading.summary}`}
        </p>
        {!isRead && (
          <TextButton
            label="No file? Try a sample match"
            quiet
            disabled={controls.busy}
            onClick={() => onSave({ step: 5, firstReplay: 'sample' })}
          />
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
      <h2>Invite a PC teammate</h2>
      <p className="t2">
        Send this link. Once your teammate uploads and shares matches with teammates, you’ll see yours.
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
