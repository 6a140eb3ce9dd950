import type { ReactNode } from 'react';
import { PitchOrnament } from './pitch-ornament.tsx';

interface StatePanelProps {
  title: string;
  children: ReactNode;
  /** At most one main action, and a quiet second one. */
  actions?: ReactNode;
  /** Drawn above the text; defaults to the field. */
  picture?: ReactNode;
  heading?: 'h1' | 'h2';
}

/** Empty, error and not-found states: one picture, one sentence, one action. */
export function StatePanel({ title, children, actions, picture, heading: Heading = 'h2' }: StatePanelProps) {
  return (
    <section className="grid justify-items-center content-center gap-2 min-h-80 px-6 py-10 rounded-3 bg-s1 text-center">
      {picture ?? <PitchOrnament />}
      <Heading className="mt-2 text-base font-semibold font-stretch-108% tracking-[0]">{title}</Heading>
      <div className="max-w-[56ch] text-t2 text-pretty">{children}</div>
      {actions && <div className="flex flex-wrap justify-center gap-2 mt-2">{actions}</div>}
    </section>
  );
}
