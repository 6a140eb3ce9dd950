import { Button } from '@mantine/core';
import { IconPhoto } from '@tabler/icons-react';
import { useId, useRef, useState } from 'react';
import { FilePicker, useFileDrop } from './file-drop.tsx';
import { FormMessage } from './form-message.tsx';
import { TextButton } from './text-button.tsx';
import classes from './ui.module.css';

interface PhotoFieldProps {
  label: string;
  /** URL of the photo; null for none. */
  value: string | null;
  onChange: (value: string | null) => void;
  onUpload: (file: File) => Promise<string>;
  formatFailure: (error: unknown) => string;
}

/** A photo to choose or drop, shown as it will be cropped. */
export function PhotoField({ label, value, onChange, onUpload, formatFailure }: PhotoFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const id = useId();
  const [state, setState] = useState<{ isSending: boolean; failure: string | null }>({
    isSending: false,
    failure: null,
  });
  const upload = async ([file]: File[]) => {
    if (!file) return;
    setState({ isSending: true, failure: null });
    try {
      onChange(await onUpload(file));
      setState({ isSending: false, failure: null });
    } catch (error) {
      setState({ isSending: false, failure: formatFailure(error) });
    }
  };
  const { over, dropProps } = useFileDrop((files) => void upload(files));
  return (
    <fieldset className={`${classes.field} grid grid-cols-1 gap-2 m-0 p-0 border-0`} aria-describedby={id}>
      <legend>{label}</legend>
      <div
        className="grid place-items-center w-full max-w-100 aspect-[16/7] overflow-hidden border border-dashed border-line-control rounded-2 bg-s2 text-t3 data-over:border-accent data-over:bg-accent-soft"
        data-over={over || undefined}
        {...dropProps}
      >
        {value === null ? (
          <IconPhoto size={32} stroke={1.2} aria-hidden="true" />
        ) : (
          <img className="size-full object-cover" src={value} alt="As players will see it" />
        )}
      </div>
      <p id={id} className="text-xs text-t3">
        PNG, JPEG, WebP or GIF up to 8 MB, at least 480 × 200 pixels. Screen readers can’t read text in
        images, so repeat it in the title or text.
      </p>
      <FilePicker inputRef={input} label={label} onFiles={(files) => void upload(files)} />
      <div className="flex flex-wrap gap-2">
        <Button size="xs" loading={state.isSending} onClick={() => input.current?.click()}>
          {value === null ? 'Choose a photo' : 'Choose another'}
        </Button>
        {value !== null && <TextButton label="Remove" size="xs" quiet onClick={() => onChange(null)} />}
      </div>
      <FormMessage>{state.failure}</FormMessage>
    </fieldset>
  );
}
