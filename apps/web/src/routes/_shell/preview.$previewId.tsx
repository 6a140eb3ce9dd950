import { createFileRoute } from '@tanstack/react-router';
import { createScreenData } from '../../app/navigation/find-page.ts';
import { PreviewScreen } from '../../features/analysis/screens/preview-screen.tsx';
import { renderMatch } from '../-landing/preview-match.tsx';

export const Route = createFileRoute('/_shell/preview/$previewId')({
  staticData: { screen: { ...createScreenData('/preview'), titlesItself: true } },
  component: () => <PreviewScreen id={Route.useParams().previewId} renderMatch={renderMatch} />,
});
