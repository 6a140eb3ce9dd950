import { type ReactNode, type RefObject, useRef, useState } from 'react';

type DragEvent = Pick<globalThis.DragEvent, 'dataTransfer' | 'defaultPrevented' | 'preventDefault'>;

/** Returns handlers for an element that accepts dropped files. Nested elements don't flicker or pass the drop on. */
export function useFileDrop(onFiles: (files: File[]) => void) {
  const [over, setOver] = useState(false);
  const depth = useRef(0);
  const hasFiles = (event: DragEvent) => event.dataTransfer?.types.includes('Files');
  return {
    over,
    dropProps: {
      onDragEnter(event: DragEvent) {
        if (!hasFiles(event)) return;
        event.preventDefault();
        depth.current += 1;
        setOver(true);
      },
      onDragOver(event: DragEvent) {
        if (hasFiles(event)) event.preventDefault();
      },
      onDragLeave() {
        depth.current = Math.max(0, depth.current - 1);
        if (depth.current === 0) setOver(false);
      },
      onDrop(event: DragEvent) {
        depth.current = 0;
        setOver(false);
        if (event.defaultPrevented || !hasFiles(event)) return;
        event.preventDefault();
        onFiles(Array.from(event.dataTransfer?.files ?? []));
      },
    },
  };
}

interface FilePickerProps {
  onFiles: (files: File[]) => void;
  multiple?: boolean;
  inputRef: RefObject<HTMLInputElement | null>;
  label: string;
}

/** The hidden file input that a button opens. Any file can be chosen: others than replays are explained. */
export const FilePicker = ({ onFiles, multiple = false, inputRef, label }: FilePickerProps): ReactNode => (
  <input
    ref={inputRef}
    type="file"
    hidden
    multiple={multiple}
    aria-label={label}
    onChange={(event) => {
      const files = Array.from(event.currentTarget.files ?? []);
      event.currentTarget.value = '';
      if (files.length > 0) onFiles(files);
    }}
  />
);
