import type { StatisticInfo } from '@datacoach/analysis/metadata';
import type { MatchReport } from '@datacoach/contract';
import { Button } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { matchCsv } from './match-csv.ts';

interface CsvButtonProps {
  report: MatchReport;
  statistics: readonly StatisticInfo[];
  /** Part of the file name: what the table shows. */
  what: string;
}

/** A byte order mark, without which Excel reads UTF-8 names as something else. */
const UTF8_MARK = '\ufeff';

export function CsvButton({ report, statistics, what }: CsvButtonProps) {
  const save = () => {
    const url = URL.createObjectURL(
      new Blob([UTF8_MARK, matchCsv(report, statistics)], { type: 'text/csv' }),
    );
    const link = document.createElement('a');
    link.href = url;
    link.download = `${report.match.localDate?.slice(0, 10) ?? 'match'}-${what}.csv`;
    link.click();
    URL.revokeObjectURL(url);
  };
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
