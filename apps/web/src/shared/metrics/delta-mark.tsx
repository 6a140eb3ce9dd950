import { ARROWS, type Delta, VERDICT_WORDS } from './delta.ts';
import classes from './delta-mark.module.css';

interface DeltaMarkProps {
  delta: Delta;
  /** In tables whose head says what is compared the word is only read aloud. */
  compact?: boolean;
}

/** Arrow for the direction, colour and word for the verdict. */
export function DeltaMark({ delta, compact = false }: DeltaMarkProps) {
  const { text, direction, verdict } = delta;
  return (
    <span className={classes.delta} data-verdict={verdict}>
      {verdict !== 'even' && <span aria-hidden="true">{ARROWS[direction]} </span>}
      {text} <span className={compact ? 'sr-only' : undefined}>{VERDICT_WORDS[verdict]}</span>
    </span>
  );
}
