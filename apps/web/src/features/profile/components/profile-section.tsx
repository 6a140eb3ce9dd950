import type { ReactNode } from 'react';
import classes from './profile-section.module.css';

interface ProfileSectionProps {
  /** Where the index leads. */
  id: string;
  title: string;
  /** What it is for, in a sentence. */
  lead?: ReactNode;
  children: ReactNode;
}

/** A part of the profile: what it is at the left, what to do at the right. */
export function ProfileSection({ id, title, lead, children }: ProfileSectionProps) {
  return (
    <section className={classes.section} id={id} aria-labelledby={`${id}-title`} tabIndex={-1}>
      <div className="grid content-start gap-1">
        <h2 id={`${id}-title`}>{title}</h2>
        {lead && <p className="text-xs text-t3 text-pretty">{lead}</p>}
      </div>
      <div className="grid content-start gap-4 min-w-0 max-w-120 @max-[641px]/profile:max-w-none">
        {children}
      </div>
    </section>
  );
}
