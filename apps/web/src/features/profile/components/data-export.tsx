import { IconDownload } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { FailureMessage } from '../../../app/failure/failure-message.tsx';
import { saveFile } from '../../../shared/files/save-file.ts';
import { TextButton } from '../../../shared/ui/text-button.tsx';
import { fetchExport } from '../api/account-calls.ts';

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
        <TextButton
          label="Download my data"
          icon={IconDownload}
          loading={isPending}
          onClick={() => mutate()}
        />
      </div>
    </div>
  );
}
