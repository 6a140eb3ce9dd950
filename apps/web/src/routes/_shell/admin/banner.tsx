import { createFileRoute } from '@tanstack/react-router';
import { screenOf } from '../../../app/navigation/find-page.ts';
import { UnbuiltScreen } from '../../../app/shell/unbuilt-screen.tsx';

export const Route = createFileRoute('/_shell/admin/banner')({
  staticData: { screen: screenOf('/admin/banner') },
  component: Carousel,
});

function Carousel() {
  return (
    <UnbuiltScreen title="Carousel" next={{ to: '/admin/home', words: 'Go to Dashboard' }}>
      The banners above the players&apos; goals will be made and ordered here.
    </UnbuiltScreen>
  );
}
