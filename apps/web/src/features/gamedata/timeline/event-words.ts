import type { MatchReport } from '@datacoach/contract';
import { formatNumber, kilometresPerHour } from '../../../shared/format/number.ts';
import type { TimelineEvent } from '../team-words.ts';

export const KIND_WORDS: Readonly<Record<TimelineEvent['kind'], string>> = {
  goal: 'Goal',
  shot: 'Shot',
  save: 'Save',
  assist: 'Assist',
  demolition: 'Demolition',
};

function playerNameOf(report: MatchReport, key: string | null): string | null {
  return report.players.find((player) => player.key === key)?.name ?? null;
}

/** What else is known of an event: the assistant, the victim, the ball's speed. */
export function eventDetail(report: MatchReport, event: TimelineEvent): string {
  const other = playerNameOf(report, event.other);
  const parts = [];
  if (event.kind === 'goal' && other) parts.push(`assist ${other}`);
  if (event.kind === 'demolition' && other) parts.push(`on ${other}`);
  if (event.ballSpeed !== null) parts.push(`ball ${formatNumber(kilometresPerHour(event.ballSpeed))} km/h`);
  return parts.join(', ');
}
