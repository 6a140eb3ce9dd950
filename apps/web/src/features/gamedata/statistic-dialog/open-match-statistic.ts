import { openDialog } from '../../../app/dialogs/open-dialog.ts';
import type { MatchData } from '../match/match-context.ts';
import type { Team } from '../team-words.ts';

/** Whose number was pressed: a player's, else a team's. */
export type NumberOwner = { readonly player: string } | { readonly team: Team };

/** Shows what stands behind a number of a match. Only of a stored one: of others nobody keeps the events. */
export function openMatchStatistic(
  { matchId, report, me }: Pick<MatchData, 'matchId' | 'report' | 'me'>,
  { key, label }: { readonly key: string; readonly label: string },
  owner: NumberOwner,
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
      player: 'player' in owner ? owner.player : null,
      team: 'team' in owner ? owner.team : teamOf(owner.player),
    },
  });
}
