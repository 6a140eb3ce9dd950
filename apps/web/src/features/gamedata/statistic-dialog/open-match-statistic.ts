import type { EventKind } from '@datacoach/analysis/metadata';
import type { MatchEvent } from '@datacoach/contract';
import { openDialog } from '../../../app/dialogs/open-dialog.ts';
import type { MatchData } from '../match/match-context.ts';
import { type Team, teamName } from '../team-words.ts';

/** Whose number was pressed: a player's, else a team's. */
export type NumberOwner = { readonly player: string } | { readonly team: Team | null };

/** Events that a number counts, where it counts fewer than its key does, and the kinds that they are of. */
export interface CountedEvents {
  readonly kinds: readonly EventKind[];
  readonly events: readonly MatchEvent[];
}

/** Shows what stands behind a number of a match. Only of a stored one: of others nobody keeps the events. */
export function openMatchStatistic(
  { matchId, report, me, source }: Pick<MatchData, 'matchId' | 'report' | 'me' | 'source'>,
  { key, label }: { readonly key: string; readonly label: string },
  owner: NumberOwner,
  counted: CountedEvents | null,
): void {
  if (matchId === null) return;
  const teamOf = (player: string | null) => report.players.find((one) => one.key === player)?.team ?? null;
  openDialog('statistic', {
    key,
    label,
    review: null,
    scope: {
      kind: 'match',
      matchId,
      me,
      ownTeam: teamOf(me),
      players: report.players.map((player) => ({ key: player.key, name: player.name })),
      teams: [teamName(report, 0), teamName(report, 1)],
      player: 'player' in owner ? owner.player : null,
      team: 'team' in owner ? owner.team : teamOf(owner.player),
      only: counted && {
        kinds: counted.kinds,
        // The page's events are the whole stream: an event's place in it is its ordinal.
        ordinals: counted.events.map((event) =>
          source.state === 'ready' ? source.events.indexOf(event) : -1,
        ),
      },
    },
  });
}
