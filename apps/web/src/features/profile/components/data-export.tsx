import { Button } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { FailureMessage } from '../../../app/failure/failure-message.tsx';
import { saveFile } from '../../../shared/files/save-file.ts';
import { fetchExport } from '../api/account-calls.ts';

/** Download of all the user's data. */
export function DataExport() {
  const { mutate, isPending, error } = useMutation({
    mutationFn: fetchExport,
    onSuccess: (zip) => saveFile(zip, 'datacoach-export.zip'),
  });
  return (
    <div className="flex flex-col gap-3">
      <FailureMessage error={error} />
      <p>Everything we store about you: profile, ranks, uploads with their files, and their stats.</p>
      <div className="flex flex-wrap items-center gap-2">
        <Button
          leftSection={<IconDownload size={16} stroke={1.6} aria-hidden="true" />}
          loading={isPending}
          onClick={() => mutate()}
        >
          Download my data
        </Button>
      </div>
    </div>
  );
}
