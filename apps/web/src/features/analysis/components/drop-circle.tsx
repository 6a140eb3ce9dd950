import { IconUpload } from '@tabler/icons-react';
import { type ReactNode, useRef } from 'react';
import { FilePicker, useFileDrop } from '../../../shared/ui/file-drop.tsx';
import classes from '../analysis.module.css';

interface DropCircleProps {
  title: string;
  hint: ReactNode;
  busy?: boolean;
  onFiles: (files: File[]) => void;
  multiple?: boolean;
}

/** The pitch's center circle as a drop zone for replays; a click opens the file chooser. */
export function DropCircle({ title, hint, busy = false, onFiles, multiple = false }: DropCircleProps) {
  const input = useRef<HTMLInputElement>(null);
  const { over, dropProps } = useFileDrop(onFiles);
  return (
    <>
      <button
        type="button"
        className={classes.circle}
        data-over={over || undefined}
        data-busy={busy || undefined}
        aria-busy={busy}
        onClick={() => input.current?.click()}
        {...dropProps}
      >
        <IconUpload className="text-accent-text" size={24} stroke={1.6} aria-hidden="true" />
        <b className="text-[28px] leading-8 font-stretch-108%">{title}</b>
        <span className="text-t2 text-balance">{hint}</span>
      </button>
      <FilePicker inputRef={input} multiple={multiple} onFiles={onFiles} label="Replay file" />
    </>
  );
}
