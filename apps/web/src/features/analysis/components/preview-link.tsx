import { Link } from '@tanstack/react-router';
import { usePreview } from '../preview-store.ts';

/** Shown in the upload panel once the browser has analyzed the file. */
export function PreviewLink({ id }: { id: string }) {
  const outcome = usePreview(id)?.analysis?.outcome;
  if (!outcome || outcome.kind === 'failed') return null;
  return (
    <Link to="/preview/$previewId" params={{ previewId: id }} className="touch-target text-link">
      Open preview
    </Link>
  );
}
