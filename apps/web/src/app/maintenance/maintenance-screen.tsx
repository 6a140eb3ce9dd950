import { MAINTENANCE_WORDS, type MaintenanceNotice } from '@datacoach/contract';
import { useDocumentTitle } from '@mantine/hooks';
import { PausedScreen } from '../failure/paused-screen.tsx';

/** Stands in place of the whole app while maintenance is on. */
export function MaintenanceScreen({ notice }: { notice: MaintenanceNotice }) {
  const title = notice.title || MAINTENANCE_WORDS.title;
  useDocumentTitle(`${title} · DataCoach`);
  return (
    <PausedScreen title={title} showDiscordLink={notice.showDiscordLink}>
      {notice.notice || MAINTENANCE_WORDS.notice}
    </PausedScreen>
  );
}
