import classes from './step-head.module.css';

interface StepHeadProps {
  step: number;
  of: number;
}

/** Where in the flow one stands, in words and as a row of short bars. */
export function StepHead({ step, of }: StepHeadProps) {
  return (
    <div className="grid gap-2">
      <p className="s12 t2">
        Step {step} of {of}
      </p>
      <div className={`${classes.bars} flex gap-1`} aria-hidden="true">
        {Array.from({ length: of }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: bars have no other name
          <i key={index} data-done={index < step || undefined} />
        ))}
      </div>
    </div>
  );
}
