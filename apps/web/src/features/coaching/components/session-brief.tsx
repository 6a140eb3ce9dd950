import type { CoachSession } from '@datacoach/contract';
import { Button, Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { failureSentence } from '../../../app/api/failure.ts';
import { FormMessage } from '../../../shared/ui/form-message.tsx';
import { sessionBriefQuery } from '../api/coaching.ts';
import { BriefList } from './brief-list.tsx';

interface BriefButtonProps {
  session: CoachSession;
  /** Session whose brief is open. */
  open: string | null;
  onOpen: (sessionId: string | null) => void;
}

export function BriefButton({ session: { sessionId }, open, onOpen }: BriefButtonProps) {
  const isOpen = open === sessionId;
  return (
    <Button size="xs" aria-expanded={isOpen} onClick={() => onOpen(isOpen ? null : sessionId)}>
      Brief
    </Button>
  );
}

export function Brief({ sessionId }: { sessionId: string }) {
  const { data, error } = useQuery(sessionBriefQuery(sessionId));
  if (error) return <FormMessage>{failureSentence(error)}</FormMessage>;
  if (!data) return <Skeleton height={120} width="100%" role="status" aria-label="The brief loads" />;
  return <BriefList brief={data} viewer="coach" />;
}
