import { Button } from '@mantine/core';
import { useDocumentTitle } from '@mantine/hooks';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { maintenanceQuery } from '../maintenance/maintenance-query.ts';
import { PausedScreen } from './paused-screen.tsx';

/** Of the page and of the browser's tab, to the letter (specification.md 8). */
const TITLE = 'DataCoach is currently Tactically Whiffing';
/** How often the server is asked whether it answers again. */
const ASK_EVERY_MS = 10_000;

interface WhiffingScreenProps {
  /** The server answers again, or the reader wants to see for himself. */
  onBack: () => void;
}

/** Replaces the page on a gateway timeout (specification.md 8); goes by itself when it is over. */
export function WhiffingScreen({ onBack }: WhiffingScreenProps) {
  useDocumentTitle(TITLE);
  const queryClient = useQueryClient();
  const ask = useEffectEvent(() => {
    queryClient.fetchQuery({ ...maintenanceQuery, staleTime: 0 }).then(onBack, () => undefined);
  });
  useEffect(() => {
    const timer = setInterval(() => ask(), ASK_EVERY_MS);
    return () => clearInterval(timer);
  }, []);
  return (
    <PausedScreen title={TITLE} showDiscordLink actions={<Button onClick={onBack}>Try again</Button>}>
      We will be back on the ball shortly. Uploads that arrived are kept and nothing is lost.
    </PausedScreen>
  );
}
