import type { ButtonProps } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { TextButton } from './text-button.tsx';

interface CsvButtonProps extends ButtonProps {
  /** Where "CSV" doesn't say which table. */
  'aria-label'?: string;
  onClick: () => void;
}

export const CsvButton = (props: CsvButtonProps) => (
  <TextButton label="CSV" icon={IconDownload} iconSize={14} size="xs" quiet {...props} />
);
