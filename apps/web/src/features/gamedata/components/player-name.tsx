import { RankEmblem } from '../../../shared/ranks/rank-emblem.tsx';
import { formatRank } from '../../../shared/ranks/rank-label.ts';
import { useMatch } from '../match/match-context.ts';
import { type ReportPlayer, TEAM_KEYS } from '../match/teams.ts';

interface PlayerNameProps {
  player: ReportPlayer;
  /** Id of their rank, if their account is known. */
  rank?: string | undefined;
  /** What follows the name: `you` is only whether it is the user. */
  details?: 'all' | 'you' | 'none';
}

export function PlayerName({ player, rank, details = 'all' }: PlayerNameProps) {
  const { me } = useMatch();
  const { name, team, mvp, bot, nameHidden } = player;
  const isPlain = details !== 'all';
  const tags = [mvp && 'MVP', bot && 'bot', nameHidden && 'name hidden by player'];
  return (
    <span className="inline-flex items-center gap-2 min-w-0 max-w-full align-middle">
      <i
        className="flex-none w-0.75 h-4 rounded-[1px] bg-blue data-[team=orange]:bg-orange"
        data-team={TEAM_KEYS[team]}
        aria-hidden="true"
      />
      {rank && (
        <span className="inline-flex flex-none" title={formatRank(rank)}>
          <RankEmblem rank={rank} size={18} named />
        </span>
      )}
      <span className="truncate data-hidden:italic" data-hidden={(!isPlain && nameHidden) || undefined}>
        {name}
      </span>
      {details !== 'none' && player.key === me && (
        <span className="text-xs flex-none h-5 px-1.75 py-0.5 rounded-1 bg-s3 text-t2 font-medium bg-accent-soft text-accent-text">
          you
        </span>
      )}
      {!isPlain &&
        tags.map(
          (tag) =>
            tag && (
              <span
                key={tag}
                className="text-xs flex-none h-5 px-1.75 py-0.5 rounded-1 bg-s3 text-t2 font-medium"
              >
                {tag}
              </span>
            ),
        )}
    </span>
  );
}
