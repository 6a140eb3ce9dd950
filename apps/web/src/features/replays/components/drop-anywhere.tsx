import type { ReactNode } from 'react';
import { useFileDrop } from '../../../shared/ui/file-drop.tsx';
import { PITCH_HALFWAY, PITCH_OUTLINE } from '../../../shared/ui/pitch-ornament.tsx';
import { uploadQueue } from '../queue/own-uploads.ts';

/** Takes files dropped anywhere on the page it wraps and puts them in the upload queue. */
export function DropAnywhere({ children }: { children: ReactNode }) {
  const { over, dropProps } = useFileDrop((files) => uploadQueue.add(files));
  return (
    <div {...dropProps}>
      {children}
      {over && (
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
      )}
    </div>
  );
}
