import { ButtonLink } from '../../shared/ui/button-link.tsx';
import { PageHead } from '../../shared/ui/page-head.tsx';
import { StatePanel } from '../../shared/ui/state-panel.tsx';

/** Stands in for a page of a module that the administrator may not look at. */
export function NotOpenScreen({ title }: { title: string }) {
  return (
    <>
      <PageHead title={title} />
      <StatePanel
        title={`${title}: not open to you`}
        actions={<ButtonLink to="/admin/home">Go to Dashboard</ButtonLink>}
      >
        Your permissions do not include this. Another administrator can change them.
      </StatePanel>
    </>
  );
}
