import { PLAN_LABELS, type PlanName } from '@datacoach/contract';
import type { ReactNode } from 'react';
import { TextLink } from './text-button.tsx';
import classes from './ui.module.css';

interface FeatureGateProps {
  /** What a higher plan includes: name of the region. */
  label: string;
  example: ReactNode;
  /** What it shows, and which plan includes it. */
  summary: string;
  /** What the user can use in the meantime. */
  note: string;
}

/**
 * A section that the plan doesn't include: an example, plain text and one link to the plans. The rest of the page
 * works.
 */
export const FeatureGate = ({ label, example, summary, note }: FeatureGateProps) => (
  <section
    className="flex flex-wrap gap-x-6 gap-y-3 items-center px-4 py-3 rounded-3 bg-s1"
    aria-label={label}
  >
    <figure className={`${classes.example} flex-[0_1_220px]`}>
      {example}
      <figcaption className="text-xs mt-1 text-t3">Example, not your games</figcaption>
    </figure>
    <div className="flex-[1_1_240px]">
      <p className="text-base mb-1 text-pretty">{summary}</p>
      <p className="s12 t2">
        {note} <TextLink to="/membership">See the plans</TextLink>
      </p>
    </div>
  </section>
);

/** Returns the plan that unlocks a feature, as a subject: "Platinum shows …"; "A higher plan" if none does. */
export const formatOpener = (opensWith: PlanName | null): string =>
  opensWith === null ? 'A higher plan' : PLAN_LABELS[opensWith];
