import type { ReactNode } from 'react';
import { ButtonLink } from '../../shared/ui/button-link.tsx';
import { PageHead } from '../../shared/ui/page-head.tsx';
import { StatePanel } from '../../shared/ui/state-panel.tsx';
import type { PagePath } from '../navigation/pages.table.ts';

interface UnbuiltScreenProps {
  title: string;
  /** What will stand here. */
  children: ReactNode;
  /** Where to go meanwhile: a player to his replays unless said otherwise. */
  next?: { to: PagePath; words: string };
}

/** A page whose screen does not exist yet: says so and leads on. */
export function UnbuiltScreen({
  title,
  children,
  next = { to: '/my-replay', words: 'Go to My Replays' },
}: UnbuiltScreenProps) {
  return (
    <>
      <PageHead title={title} />
      <StatePanel
        title={`${title}: not here yet`}
        actions={<ButtonLink to={next.to as string}>{next.words}</ButtonLink>}
      >
        {children}
      </StatePanel>
    </>
  );
}
