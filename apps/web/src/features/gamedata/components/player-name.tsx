import { RankEmblem } from '../../../shared/ranks/rank-emblem.tsx';
import { rankLabel } from '../../../shared/ranks/rank-label.ts';
import { type ReportPlayer, TEAM_KEYS } from '../team-words.ts';
import classes from './player-name.module.css';

interface PlayerNameProps {
  player: ReportPlayer;
  me: string | null;
  /** Id of his rank, where his account is known. */
  rank?: string | undefined;
}

/** Team mark, name and what is known of the player. */
export function PlayerName({ player, me, rank }: PlayerNameProps) {
  return (
    <span className={classes.player}>
      <i className={classes.mark} data-team={TEAM_KEYS[player.team]} aria-hidden="true" />
      {rank && (
        <span className={classes.rank} title={rankLabel(rank)}>
          <RankEmblem rank={rank} size={18} named />
        </span>
      )}
      <span className={classes.name} data-hidden={player.nameHidden || undefined}>
        {player.name}
      </span>
      {player.key === me && <span className={classes.me}>you</span>}
      {player.mvp && <span className={classes.tag}>MVP</span>}
      {player.bot && <span className={classes.tag}>bot</span>}
      {player.nameHidden && <span className={classes.tag}>name hidden by player</span>}
    </span>
  );
}
