import { createFileRoute } from '@tanstack/react-router';
import { PreviewScreen } from '../../features/analysis/screens/preview-screen.tsx';
import { renderMatch } from '../-landing/preview-match.tsx';

export const Route = createFileRoute('/_shell/preview/$previewId')({
  component: () => <PreviewScreen id={Route.useParams().previewId} renderMatch={renderMatch} />,
});
