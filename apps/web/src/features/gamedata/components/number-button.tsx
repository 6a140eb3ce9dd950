import type { EventKind } from '@datacoach/analysis/metadata';
import type { MatchEvent } from '@datacoach/contract';
import { openDialog } from '../../../app/dialogs/open-dialog.ts';
import { useMatch } from '../match/match-context.ts';
import { getTeamNames, type Team } from '../match/teams.ts';

interface NumberButtonProps {
  stat: { readonly key: string; readonly label: string };
  owner: { readonly player: string } | { readonly team: Team | null };
  /** The exact events that the stat counts, if not all that its key covers, and their kinds. */
  counted?: { readonly kinds: readonly EventKind[]; readonly events: readonly MatchEvent[] };
  children: string;
}

/** A stat of the match that opens its moments and definition; plain text if the match isn't stored with its events. */
export function NumberButton({ stat: { key, label }, owner, counted, children }: NumberButtonProps) {
  const { matchId, report, me, source } = useMatch();
  if (matchId === null) return children;
  const getTeam = (player: string | null) => report.players.find((one) => one.key === player)?.team ?? null;
  const openStatistic = () =>
    openDialog('statistic', {
      key,
      label,
      review: null,
      scope: {
        kind: 'match',
        matchId,
        me,
        ownTeam: getTeam(me),
        players: report.players.map((player) => ({ key: player.key, name: player.name })),
        teams: getTeamNames(report),
        player: 'player' in owner ? owner.player : null,
        team: 'team' in owner ? owner.team : getTeam(owner.player),
        only: counted
          ? {
              kinds: counted.kinds,
              // The page has the whole event stream, so an event's index is its ordinal.
              ordinals: counted.events.map((event) =>
                source.state === 'ready' ? source.events.indexOf(event) : -1,
              ),
            }
          : null,
      },
    });
  return (
    <button
      type="button"
      className="bare-button -my-0.5 py-0.5 text-inherit [text-align:inherit] hover:underline hover:underline-offset-3"
      aria-label={`${children}, ${label}: see clips`}
      onClick={openStatistic}
    >
      {children}
    </button>
  );
}
