import { createFileRoute } from '@tanstack/react-router';
import { screenOf } from '../app/navigation/find-page.ts';
import { ButtonLink } from '../shared/ui/button-link.tsx';
import { StatePanel } from '../shared/ui/state-panel.tsx';

export const Route = createFileRoute('/privacy-policy')({
  staticData: { screen: screenOf('/privacy-policy') },
  component: PrivacyPolicy,
});

function PrivacyPolicy() {
  return (
    <main>
      <StatePanel title="Privacy policy" heading="h1" actions={<ButtonLink to="/login">Back</ButtonLink>}>
        What the product stores of you, why and for how long will stand here.
      </StatePanel>
    </main>
  );
}
