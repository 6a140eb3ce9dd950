import { Link } from '@tanstack/react-router';
import { usePreview } from '../preview-store.ts';

/** Appears in the upload panel as soon as the browser has read the file itself. */
export function PreviewLink({ id }: { id: string }) {
  const outcome = usePreview(id)?.analysis?.outcome;
  if (!outcome || outcome.kind === 'failed') return null;
  return (
    <Link to="/preview/$previewId" params={{ previewId: id }} className="text-link">
      Open preview
    </Link>
  );
}
