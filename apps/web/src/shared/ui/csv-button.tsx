import { Button, type ButtonProps } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';

interface CsvButtonProps extends ButtonProps {
  /** Where "CSV" doesn't say which table. */
  'aria-label'?: string;
  onClick: () => void;
}

export function CsvButton(props: CsvButtonProps) {
  return (
    <Button
      size="xs"
      variant="subtle"
      color="gray"
      leftSection={<IconDownload size={14} stroke={1.6} aria-hidden="true" />}
      {...props}
    >
      CSV
    </Button>
  );
}
