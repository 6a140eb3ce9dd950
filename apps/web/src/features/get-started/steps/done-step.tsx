import type { GetStartedState } from '@datacoach/contract';
import { Checklist } from '../components/checklist.tsx';
import { type StepControls, StepFrame } from '../components/step-frame.tsx';
import { shownItems } from '../words/shown-items.ts';
import classes from './steps.module.css';

/** The checklist never has fewer than four rows. */
const COUNTS: Readonly<Record<number, string>> = { 4: 'Four', 5: 'Five' };

interface DoneStepProps {
  controls: StepControls;
  state: GetStartedState;
  userName: string;
  discordUrl: string | null;
  onFinish: () => void;
}

export function DoneStep({ controls, state, userName, discordUrl, onFinish }: DoneStepProps) {
  const shown = shownItems(state.checklist, discordUrl);
  return (
    <StepFrame
      controls={controls}
      title={`You are set, ${userName}`}
      lead={`${COUNTS[shown.length]} small things make the numbers yours. They wait for you on the dashboard.`}
      goOn="Finish"
      onGoOn={onFinish}
    >
      <section className={`${classes.inset} grid gap-3 p-4 rounded-3 bg-s1`}>
        <Checklist items={shown} discordUrl={discordUrl} />
      </section>
    </StepFrame>
  );
}
