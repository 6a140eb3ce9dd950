import type { MatchReport } from '@datacoach/contract';
import { useDocumentTitle } from '@mantine/hooks';
import type { ReactNode } from 'react';
import { formatDate, formatTimeOfDay, parseLocalDate } from '../../../shared/format/date.ts';
import { formatClock } from '../../../shared/format/duration.ts';
import { PageHead } from '../../../shared/ui/page-head.tsx';

interface MatchHeadProps {
  report: MatchReport;
  /** Facts of how the report was made, after the match's own. */
  facts: readonly string[];
  actions?: ReactNode;
}

export function MatchHead({ report, facts, actions }: MatchHeadProps) {
  const { match } = report;
  const title = match.map.code ? `${match.playlist.name}, ${match.map.name}` : match.playlist.name;
  useDocumentTitle(`${title} · DataCoach`);
  const line = [
    playedAt(match),
    match.liveSeconds > 0 ? `${formatClock(match.liveSeconds)} played` : null,
    match.liveSeconds === 0 && match.duration > 0 ? `${formatClock(match.duration)} recorded` : null,
    match.overtimeSeconds > 0 ? `${formatClock(match.overtimeSeconds)} of it overtime` : null,
    match.forfeit ? 'ended by forfeit' : null,
    match.recorderName ? `recorded by ${match.recorderName}` : null,
    ...facts,
  ];
  return <PageHead title={title} subtitle={line.filter(Boolean).join(' · ')} actions={actions} />;
}

const MS = 1000;

function playedAt(match: MatchReport['match']): string | null {
  const date =
    match.startEpoch !== null
      ? new Date(match.startEpoch * MS)
      : match.localDate && parseLocalDate(match.localDate);
  return date ? `${formatDate(date)}, ${formatTimeOfDay(date)}` : null;
}
