import { RankEmblem } from '../../../shared/ranks/rank-emblem.tsx';
import { rankLabel } from '../../../shared/ranks/rank-label.ts';
import { type ReportPlayer, TEAM_KEYS } from '../team-words.ts';

interface PlayerNameProps {
  player: ReportPlayer;
  me: string | null;
  /** Id of their rank, if their account is known. */
  rank?: string | undefined;
}

/** Team color, name and known details of the player. */
export function PlayerName({ player, me, rank }: PlayerNameProps) {
  return (
    <span className="inline-flex items-center gap-2 min-w-0 max-w-full align-middle">
      <i
        className="flex-none w-0.75 h-4 rounded-[1px] bg-blue data-[team=orange]:bg-orange"
        data-team={TEAM_KEYS[player.team]}
        aria-hidden="true"
      />
      {rank && (
        <span className="inline-flex flex-none" title={rankLabel(rank)}>
          <RankEmblem rank={rank} size={18} named />
        </span>
      )}
      <span className="truncate data-hidden:italic" data-hidden={player.nameHidden || undefined}>
        {player.name}
      </span>
      {player.key === me && (
        <span className="text-xs flex-none h-5 px-1.75 py-0.5 rounded-1 bg-s3 text-t2 font-medium bg-accent-soft text-accent-text">
          you
        </span>
      )}
      {player.mvp && (
        <span className="text-xs flex-none h-5 px-1.75 py-0.5 rounded-1 bg-s3 text-t2 font-medium">MVP</span>
      )}
      {player.bot && (
        <span className="text-xs flex-none h-5 px-1.75 py-0.5 rounded-1 bg-s3 text-t2 font-medium">bot</span>
      )}
      {player.nameHidden && (
        <span className="text-xs flex-none h-5 px-1.75 py-0.5 rounded-1 bg-s3 text-t2 font-medium">
          name hidden by player
        </span>
      )}
    </span>
  );
}
