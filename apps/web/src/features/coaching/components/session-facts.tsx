import { type CoachSession, SESSION_STATUS } from '@datacoach/contract';
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Pending } from '../../../app/lists/query-boundary.tsx';
import { formatMode } from '../../../shared/format/mode.ts';
import { sessionBriefQuery } from '../api/coaching.ts';
import { formatPastTime, formatSessionTime, STATUS_LABELS } from '../text/session-text.ts';
import { BriefList } from './clip-cards.tsx';
import classes from './session-list.module.css';

const ADDRESS = /(https:\/\/[^\s]+)/;

export const LinkedText = ({ text }: { text: string }) =>
  text.split(ADDRESS).map((part, index) =>
    ADDRESS.test(part) ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text have their places only.
      <a key={index} href={part} target="_blank" rel="noreferrer noopener" className="touch-target text-link">
        {part}
      </a>
    ) : (
      part
    ),
  );

export const SessionFacts = ({ session }: { session: CoachSession }) => (
  <div className={classes.facts}>
    <b>{isOver(session) ? formatPastTime(session) : formatSessionTime(session)}</b>
    <span>
      {session.playerName} · {formatMode(session.mode)} · {STATUS_LABELS[session.status]}
      {session.reason && `: ${session.reason}`}
    </span>
    <span>
      Focus: {session.aim}
      {session.aimLabel && ` · tracked by ${session.aimLabel}`}
    </span>
    {session.answer && (
      <span>
        From you: <LinkedText text={session.answer} />
      </span>
    )}
    {session.homework.length > 0 && <span>Homework: {session.homework.join(', ')}</span>}
    {session.stars !== null && (
      <span>
        {session.stars} of 5 stars{session.ratingText && `: ${session.ratingText}`}
      </span>
    )}
  </div>
);

const isOver = ({ status }: CoachSession): boolean =>
  status !== SESSION_STATUS.requested && status !== SESSION_STATUS.booked;

interface BriefButtonProps {
  session: CoachSession;
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
  const query = useQuery(sessionBriefQuery(sessionId));
  if (query.error || !query.data) return <Pending query={query} height={120} label="Loading brief…" />;
  return <BriefList brief={query.data} viewer="coach" />;
}
