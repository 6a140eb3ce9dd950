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
      <div className={classes.head}>
        <h2 id={`${id}-title`}>{title}</h2>
        {lead && <p className={classes.lead}>{lead}</p>}
      </div>
      <div className={classes.content}>{children}</div>
    </section>
  );
}
