import { PLAN_LABELS, type PlanName } from '@datacoach/contract';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import classes from './feature-gate.module.css';

interface FeatureGateProps {
  /** What a larger plan has: name of the region. */
  label: string;
  /** A picture of it, made up. */
  example: ReactNode;
  /** What it shows, and which plan has it. */
  sentence: string;
  /** What the reader has meanwhile. */
  note: string;
}

/** A part that the plan does not open: an example, plain words and one way to the plans. Everything around it works. */
export function FeatureGate({ label, example, sentence, note }: FeatureGateProps) {
  return (
    <section className={classes.gate} aria-label={label}>
      <figure className={classes.example}>
        {example}
        <figcaption>Example, not your games</figcaption>
      </figure>
      <div className={classes.words}>
        <p className={classes.sentence}>{sentence}</p>
        <p className="s12 t2">
          {note}{' '}
          <Link to="/membership" className="text-link">
            See the plans
          </Link>
        </p>
      </div>
    </section>
  );
}

/** The plan that opens something, as a subject: "Platinum shows …"; while none does, a larger one would. */
export function openerLabel(opensWith: PlanName | null): string {
  return opensWith === null ? 'A larger plan' : PLAN_LABELS[opensWith];
}
