import { Button } from '@mantine/core';
import { useClipboard } from '@mantine/hooks';
import { IconCheck, IconCopy } from '@tabler/icons-react';
import classes from './ui.module.css';

interface CopyLineProps {
  text: string;
  /** Names it on the button: "Copy the link". */
  what: string;
  large?: boolean;
  primary?: boolean;
}

export function CopyLine({ text, what, large = false, primary = false }: CopyLineProps) {
  const clipboard = useClipboard({ timeout: 2000 });
  const CopyIcon = clipboard.copied ? IconCheck : IconCopy;
  return (
    <div
      className={`${classes.line} data-large:items-center flex flex-wrap items-start gap-2`}
      data-large={large || undefined}
    >
      <code>{text}</code>
      <Button
        size={large ? 'sm' : 'xs'}
        variant={primary ? 'filled' : 'default'}
        aria-label={`Copy ${what}`}
        leftSection={<CopyIcon size={14} stroke={1.6} aria-hidden="true" />}
        onClick={() => clipboard.copy(text)}
      >
        {clipboard.copied ? 'Copied' : 'Copy'}
      </Button>
      <span className="sr-only" role="status">
        {clipboard.copied ? `${what[0]!.toUpperCase()}${what.slice(1)} copied.` : ''}
      </span>
      {clipboard.error && (
        <p className="s12 t3 basis-full" role="alert">
          Your browser blocked copying. Select the text and copy it.
        </p>
      )}
    </div>
  );
}
