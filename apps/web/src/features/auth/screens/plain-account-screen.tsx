import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { Wordmark } from '../../../shared/ui/wordmark.tsx';

interface PlainAccountScreenProps {
  title: string;
  children: ReactNode;
  /** Link to another form. */
  foot?: ReactNode;
}

/** A page with a single form: target of mails and of session-required redirects. */
export const PlainAccountScreen = ({ title, children, foot }: PlainAccountScreenProps) => (
  <main className="grid content-center justify-items-center gap-6 min-h-screen px-4 pt-6 pb-[12vh]">
    <Link to="/login" aria-label="DataCoach" className="p-3">
      <Wordmark large />
    </Link>
    <section className="grid gap-4 w-[min(100%,352px)] pt-5 px-4 pb-4 rounded-3 bg-s1">
      <h1>{title}</h1>
      {children}
      {foot && <p className="s12 t2">{foot}</p>}
    </section>
  </main>
);
