import classes from './outcome-legend.module.css';
import { ShotMark } from './shot-mark.tsx';
import { OUTCOME_WORDS, SHOT_OUTCOMES, type ShotOutcome } from './shot-outcome.ts';

/** Every outcome that occurs with its shape; colour is the team's. */
export function OutcomeLegend({ outcomes }: { outcomes: readonly ShotOutcome[] }) {
  return (
    <span className={classes.legend}>
      {SHOT_OUTCOMES.filter((outcome) => outcomes.includes(outcome)).map((outcome) => (
        <span key={outcome}>
          <svg width="12" height="12" viewBox="-6 -6 12 12" aria-hidden="true">
            <ShotMark outcome={outcome} radius={4} line={1.4} />
          </svg>
          {OUTCOME_WORDS[outcome].toLowerCase()}
        </span>
      ))}
      <span>
        <svg width="20" height="12" viewBox="-10 -6 20 12" aria-hidden="true">
          <circle cx="-6" r="2.4" fill="none" stroke="currentColor" />
          <circle cx="4" r="5" fill="none" stroke="currentColor" />
        </svg>
        size: xG
      </span>
    </span>
  );
}
