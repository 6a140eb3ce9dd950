import type { GetStartedState } from '@datacoach/contract';
import { Checklist } from '../components/checklist.tsx';
import { type StepControls, StepFrame } from '../components/step-frame.tsx';
import classes from './steps.module.css';

interface DoneStepProps {
  controls: StepControls;
  state: GetStartedState;
  userName: string;
  discordUrl: string | null;
  onFinish: () => void;
}

export function DoneStep({ controls, state, userName, discordUrl, onFinish }: DoneStepProps) {
  return (
    <StepFrame
      controls={controls}
      title={`You are set, ${userName}`}
      lead="Five small things make the numbers yours. They wait for you on the dashboard."
      goOn="Finish"
      onGoOn={onFinish}
    >
      <section className={classes.inset}>
        <Checklist items={state.checklist} discordUrl={discordUrl} />
      </section>
    </StepFrame>
  );
}
