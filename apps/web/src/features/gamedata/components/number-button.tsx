import type { EventKind } from '@datacoach/analysis/metadata';
import type { MatchEvent } from '@datacoach/contract';
import { openDialog } from '../../../app/dialogs/open-dialog.ts';
import { type MatchData, useMatch } from '../match/match-context.ts';
import { type Team, teamName } from '../team-words.ts';

interface NumberButtonProps {
  stat: { readonly key: string; readonly label: string };
  owner: NumberOwner;
  /** The exact events that the stat counts, if not all of its kind. */
  counted?: CountedEvents;
  children: string;
}

/** A stat of the match that opens its moments and definition; plain text if the match isn't stored. */
export function NumberButton({ stat, owner, counted, children }: NumberButtonProps) {
  const match = useMatch();
  if (match.matchId === null) return children;
  return (
    <button
      type="button"
      className="bare-button -my-0.5 py-0.5 text-inherit [text-align:inherit] hover:underline hover:underline-offset-3"
      aria-label={`${children}, ${stat.label}: see clips`}
      onClick={() => openMatchStatistic(match, stat, owner, counted ?? null)}
    >
      {children}
    </button>
  );
}

/** The stat's owner: a player or a team. */
type NumberOwner = { readonly player: string } | { readonly team: Team | null };

/** The events that a stat counts, if fewer than its key covers, and their kinds. */
interface CountedEvents {
  readonly kinds: readonly EventKind[];
  readonly events: readonly MatchEvent[];
}

/** Shows the events behind a match stat. Stored matches only: others' events aren't kept. */
function openMatchStatistic(
  { matchId, report, me, source }: Pick<MatchData, 'matchId' | 'report' | 'me' | 'source'>,
  { key, label }: { readonly key: string; readonly label: string },
  owner: NumberOwner,
  counted: CountedEvents | null,
): void {
  if (matchId === null) return;
  const getTeam = (player: string | null) => report.players.find((one) => one.key === player)?.team ?? null;
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
      teams: [teamName(report, 0), teamName(report, 1)],
      player: 'player' in owner ? owner.player : null,
      team: 'team' in owner ? owner.team : getTeam(owner.player),
      only: counted && {
        kinds: counted.kinds,
        // The page has the whole event stream, so an event's index is its ordinal.
        ordinals: counted.events.map((event) =>
          source.state === 'ready' ? source.events.indexOf(event) : -1,
        ),
      },
    },
  });
}
