import type { ReactNode } from 'react';
import { ButtonLink } from '../../shared/ui/button-link.tsx';
import { PageHead } from '../../shared/ui/page-head.tsx';
import { StatePanel } from '../../shared/ui/state-panel.tsx';

interface UnbuiltScreenProps {
  title: string;
  /** What will stand here. */
  children: ReactNode;
}

/** An entry of the sidebar whose screen does not exist yet: says so and leads on. */
export function UnbuiltScreen({ title, children }: UnbuiltScreenProps) {
  return (
    <>
      <PageHead title={title} />
      <StatePanel
        title={`${title} is not built yet`}
        actions={
          <ButtonLink to="/my-replay" search={{ page: 1 }}>
            Go to My Replays
          </ButtonLink>
        }
      >
        {children}
      </StatePanel>
    </>
  );
}
