import { TEAM_KEYS } from '../../team-words.ts';
import { frameAt } from '../playback/playback.ts';
import { usePlayback, useViewer } from '../viewer-context.ts';
import classes from './boost-list.module.css';

const RAW_FULL_BOOST = 255;
const ALIVE = 1;

/** All players with their boost; clicking one follows that player. */
export function BoostList() {
  const { tracks, players, watched, watch, setCamera, camera } = useViewer();
  const { time } = usePlayback();
  const frame = Math.max(frameAt(tracks.clock.elapsed, time + 0.05), 0);
  return (
    <ul
      className={`${classes.list} max-md:static max-md:grid max-md:grid-cols-[1fr_1fr] absolute top-3 left-3`}
      aria-label="Players and boost"
    >
      {tracks.players.map(({ key, team, car }, index) => {
        const raw = car?.boost[frame] ?? -1;
        const gone = car?.presence[frame] !== ALIVE;
        const boost = raw < 0 ? null : Math.round((raw * 100) / RAW_FULL_BOOST);
        return (
          <li key={key}>
            <button
              type="button"
              data-team={TEAM_KEYS[team]}
              aria-pressed={camera === 'player' && index === watched}
              onClick={() => {
                watch(index);
                setCamera('player');
              }}
            >
              <span
                className={`${classes.key} text-2xs px-1.25 border border-line-strong rounded-[3px] text-t2 text-center`}
                aria-hidden="true"
              >
                {index + 1}
              </span>
              <span className={`${classes.name} truncate`}>{players[index]?.name ?? key}</span>
              <span className={`${classes.bar} h-1 bg-line-strong`} aria-hidden="true">
                <i style={{ width: `${gone ? 0 : (boost ?? 0)}%` }} />
              </span>
              <span className="text-right num">{gone ? 'out' : (boost ?? '–')}</span>
            </button>
          </li>
        );
      })}
    </ul>
  );
}
