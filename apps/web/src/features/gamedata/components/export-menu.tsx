import { STATISTICS } from '@datacoach/analysis/metadata';
import type { MatchInsight, MatchReport } from '@datacoach/contract';
import { Button, Menu } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { apiClient } from '../../../app/api/client.ts';
import { failureOf, failureSentence } from '../../../app/api/failure.ts';
import { showToast } from '../../../app/toasts/show-toast.tsx';
import { saveCsv, saveFile } from '../../../shared/files/save-file.ts';
import { matchCsv } from '../csv/match-csv.ts';

interface ExportMenuProps {
  matchId: string;
  report: MatchReport;
  insight: MatchInsight | null;
}

/** The match as files for other programs. */
export function ExportMenu({ matchId, report, insight }: ExportMenuProps) {
  const name = `${report.match.localDate?.slice(0, 10) ?? 'match'}-${report.match.playlist.slug}`;
  return (
    <Menu position="bottom-end" width={280} withinPortal={false} withInitialFocusPlaceholder={false}>
      <Menu.Target>
        <Button
          variant="subtle"
          color="gray"
          leftSection={<IconDownload size={16} stroke={1.6} aria-hidden="true" />}
        >
          Export
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item onClick={() => saveCsv(matchCsv(report, STATISTICS, insight), `${name}.csv`)}>
          CSV, every figure of all players
        </Menu.Item>
        <Menu.Item onClick={() => void saveBallchasing(matchId, name)}>JSON, as ballchasing has it</Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}

async function saveBallchasing(matchId: string, name: string): Promise<void> {
  try {
    const { data, error, response } = await apiClient.GET('/api/v1/gamedata/match/{matchId}/ballchasing', {
      params: { path: { matchId } },
    });
    if (!data) throw failureOf(response.status, error);
    const text = `${JSON.stringify(data, null, 2)}\n`;
    saveFile(new Blob([text], { type: 'application/json' }), `${name}.json`);
  } catch (error) {
    showToast({ kind: 'failed', message: failureSentence(error) });
  }
}
