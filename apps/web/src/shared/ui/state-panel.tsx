import type { ReactNode } from 'react';
import { PitchOrnament } from './pitch-ornament.tsx';

/** A page's header: its title, one line of facts (two on a phone, from the start, so that nothing moves), its actions. */
export function PageHead(props: { title: ReactNode; subtitle?: ReactNode; actions?: ReactNode }) {
  const { title, subtitle, actions } = props;
  return (
    <header className="flex flex-wrap items-start gap-x-4 gap-y-3">
      <div className="flex-[1_1_300px] min-w-0">
        <h1 className="wrap-anywhere">{title}</h1>
        {subtitle && (
          <p className="text-xs mt-0.5 text-t3 text-balance wrap-anywhere max-md:min-h-[2lh]">{subtitle}</p>
        )}
      </div>
      {actions && <div className="flex flex-wrap gap-2">{actions}</div>}
    </header>
  );
}

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
export const StatePanel = ({
  title,
  children,
  actions,
  picture,
  heading: Heading = 'h2',
}: StatePanelProps) => (
  <section className="grid justify-items-center content-center gap-2 min-h-80 px-6 py-10 rounded-3 bg-s1 text-center">
    {picture ?? <PitchOrnament />}
    <Heading className="mt-2 text-base font-semibold font-stretch-108% tracking-[0]">{title}</Heading>
    <div className="max-w-[56ch] text-t2 text-pretty">{children}</div>
    {actions && <div className="flex flex-wrap justify-center gap-2 mt-2">{actions}</div>}
  </section>
);
