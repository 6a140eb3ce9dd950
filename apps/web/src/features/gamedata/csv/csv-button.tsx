import type { StatisticInfo } from '@datacoach/analysis/metadata';
import type { MatchReport } from '@datacoach/contract';
import { Button } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { saveCsv } from '../../../shared/files/save-file.ts';
import { matchCsv } from './match-csv.ts';

interface CsvButtonProps {
  report: MatchReport;
  statistics: readonly StatisticInfo[];
  /** Part of the file name: what the table shows. */
  what: string;
}

export function CsvButton({ report, statistics, what }: CsvButtonProps) {
  const save = () =>
    saveCsv(matchCsv(report, statistics), `${report.match.localDate?.slice(0, 10) ?? 'match'}-${what}.csv`);
  return (
    <Button
      size="xs"
      variant="subtle"
      color="gray"
      leftSection={<IconDownload size={14} stroke={1.6} aria-hidden="true" />}
      onClick={save}
      aria-label={`Save ${what} as CSV`}
    >
      CSV
    </Button>
  );
}
