import { ButtonLink } from '../../shared/ui/button-link.tsx';
import { StatePanel } from '../../shared/ui/state-panel.tsx';

export function NotFoundScreen() {
  return (
    <StatePanel
      title="This page does not exist"
      heading="h1"
      actions={<ButtonLink to="/">Go home</ButtonLink>}
    >
      The address may be mistyped, or the page has moved.
    </StatePanel>
  );
}
