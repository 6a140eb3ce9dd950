import { useEffect, useEffectEvent } from 'react';
import { useFileDrop } from '../../../shared/ui/file-drop.tsx';
import { PITCH_HALFWAY, PITCH_OUTLINE } from '../../../shared/ui/pitch-ornament.tsx';
import { uploadQueue } from '../queue/own-uploads.ts';

/** Takes files dropped anywhere on the page, except on dialogs, and puts them in the upload queue. */
export function DropAnywhere() {
  const { over, dropProps } = useFileDrop((files) => uploadQueue.add(files));
  const drag = useEffectEvent((event: DragEvent) => {
    if (event.type === 'dragenter') dropProps.onDragEnter(event);
    else if (event.type === 'dragover') dropProps.onDragOver(event);
    else if (event.type === 'dragleave') dropProps.onDragLeave();
    else dropProps.onDrop(event);
  });
  useEffect(() => {
    // Dialogs are outside the root.
    const page = document.getElementById('root')!;
    const kinds = ['dragenter', 'dragover', 'dragleave', 'drop'] as const;
    const onDrag = (event: DragEvent) => drag(event);
    for (const kind of kinds) page.addEventListener(kind, onDrag);
    return () => {
      for (const kind of kinds) page.removeEventListener(kind, onDrag);
    };
  }, []);
  if (!over) return null;
  return (
    <div className="fixed inset-0 z-250 grid place-items-center bg-scrim pointer-events-none">
      <svg
        className="[grid-area:1_/_1] w-[min(80vw,90vh)] h-[min(80vw,80vh)]"
        viewBox="-520 -420 1040 840"
        fill="none"
        aria-hidden="true"
      >
        <g stroke="var(--pitch-line)" strokeWidth="2">
          <path d={PITCH_OUTLINE} />
          <path d={PITCH_HALFWAY} />
        </g>
        <circle r="180" stroke="var(--accent-text)" strokeWidth="3" fill="var(--bg)" />
      </svg>
      <p className="text-xl [grid-area:1_/_1] font-semibold font-stretch-108%">Drop to upload</p>
    </div>
  );
}
