import { useClipboard } from '@mantine/hooks';
import {
  IconArrowLeft,
  IconCamera,
  IconColumns2,
  IconCone,
  IconLink,
  IconMovie,
  IconPlayFootball,
  IconSquare,
  IconUser,
} from '@tabler/icons-react';
import { Link, useCanGoBack, useRouter } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { TextButton } from '../../../../shared/ui/text-button.tsx';
import type { BackLink } from '../../../../shared/viewer/viewer-handle.ts';
import { getTeamName, listPlayers, TEAM_KEYS, TEAMS, type Team } from '../../match/teams.ts';
import { calculateScore } from '../playback/playback.ts';
import { toggleSecond } from '../use-viewer-keys.ts';
import { usePlayback, useViewer } from '../viewer-context.ts';
import type { CameraKind } from '../viewer-search.ts';
import { formatClockAt } from './scrubber.tsx';
import classes from './viewer-bar.module.css';

const CHOICES = [
  { kind: 'director', label: 'Director', keys: 'D', icon: IconMovie },
  { kind: 'player', label: 'Player', keys: '', icon: IconUser },
  { kind: 'ball', label: 'Ball', keys: 'B', icon: IconPlayFootball },
  { kind: 'stand', label: 'Stadium', keys: 'S', icon: IconCamera },
  { kind: 'top', label: 'Top', keys: 'T', icon: IconSquare },
  { kind: 'free', label: 'Free', keys: 'F', icon: IconCone },
] as const satisfies readonly { kind: CameraKind; label: string; keys: string; icon: typeof IconUser }[];

export function CameraBar() {
  const viewer = useViewer();
  const { camera, setCamera, tracks, second } = viewer;
  // Only players with a number key.
  const playerKeys = tracks.players.length > 1 ? `1–${Math.min(tracks.players.length, 8)}` : '1';
  const choices = [
    ...CHOICES.map(({ kind, ...look }) => ({
      ...look,
      isOn: camera === kind,
      onPress: () => setCamera(kind),
    })),
    {
      label: 'Split',
      keys: 'V',
      icon: IconColumns2,
      isOn: second !== null,
      onPress: () => toggleSecond(viewer),
    },
  ];
  return (
    <fieldset
      className={`${classes.bar} max-md:justify-between max-md:rounded-none flex m-0 p-0.75 border-0 rounded-[6px] bg-s1`}
    >
      <legend className="sr-only">Camera</legend>
      {choices.map(({ label, keys, icon: ChoiceIcon, isOn, onPress }) => (
        <button key={label} type="button" aria-pressed={isOn} onClick={onPress}>
          <ChoiceIcon size={16} stroke={1.6} aria-hidden="true" />
          {label}
          <span
            className={`${classes.key} text-2xs px-1.25 border border-line-strong rounded-[3px] text-t2 text-center`}
            aria-hidden="true"
          >
            {keys || playerKeys}
          </span>
        </button>
      ))}
    </fieldset>
  );
}

const TENTHS = 10;
const COPIED_MS = 2000;
const BACK = {
  className:
    'touch-target relative grid place-items-center size-9 rounded-[4px] text-t2 hover:bg-s2 hover:text-t1',
  'aria-label': 'Back to the match',
} as const;

/** Back link, score and clock, and the link to this exact moment. */
export function ViewerBar({ back, actions }: { back?: BackLink | undefined; actions?: ReactNode }) {
  const viewer = useViewer();
  const router = useRouter();
  const canGoBack = useCanGoBack();
  const { matchId, shareKey, report, camera, players, watched } = viewer;
  const { time } = usePlayback();
  const { copy, copied } = useClipboard({ timeout: COPIED_MS });
  const score = calculateScore(report, time);
  const clock = formatClockAt(viewer, time);
  const createAddress = () => {
    const url = new URL(location.pathname, location.origin);
    url.searchParams.set('t', String(Math.floor(time * TENTHS) / TENTHS));
    url.searchParams.set('camera', camera);
    const player = players[watched]?.key;
    if (camera === 'player' && player) url.searchParams.set('player', player);
    return url.href;
  };
  return (
    <header className="flex gap-3 items-center px-3 py-2 border-b border-b-line bg-s1 max-md:flex-wrap max-md:gap-1.5">
      {back ? (
        <Link
          to={back.to}
          className="touch-target relative grid place-items-center size-9 rounded-[4px] text-t2 hover:bg-s2 hover:text-t1"
          aria-label={back.label}
          onClick={(event) => {
            // Go back in history, which keeps filters; the link is for visitors without history.
            if (!canGoBack) return;
            event.preventDefault();
            router.history.back();
          }}
        >
          <IconArrowLeft size={18} stroke={1.6} aria-hidden="true" />
        </Link>
      ) : matchId !== null ? (
        <Link to="/match/$matchId" params={{ matchId }} {...BACK}>
          <IconArrowLeft size={18} stroke={1.6} aria-hidden="true" />
        </Link>
      ) : (
        shareKey !== null && (
          <Link to="/shared/$shareKey" params={{ shareKey }} {...BACK}>
            <IconArrowLeft size={18} stroke={1.6} aria-hidden="true" />
          </Link>
        )
      )}
      <h1 className="sr-only">
        {getTeamName(report, 0)} against {getTeamName(report, 1)}, replay viewer
      </h1>
      <div className="max-md:order-3 max-md:w-full max-md:text-[12px] flex min-w-0 items-stretch text-[14px] leading-7 bg-s2">
        <TeamSide team={0} />
        {TEAMS.map((team) => (
          <b
            key={team}
            className="num min-w-7 bg-s4 text-center"
            role="img"
            aria-label={`${getTeamName(report, team)} ${score[team]}`}
          >
            {score[team]}
          </b>
        ))}
        <TeamSide team={1} />
        <span className="min-w-14 px-2.5 text-t2 text-right num">{clock}</span>
      </div>
      <span className="ml-auto flex-none empty:hidden">{actions}</span>
      <TextButton
        label={copied ? 'Copied' : `Copy link at ${clock}`}
        size="xs"
        className="flex-none"
        icon={IconLink}
        onClick={() => copy(createAddress())}
      />
    </header>
  );
}

function TeamSide({ team }: { team: Team }) {
  const { report } = useViewer();
  const names = listPlayers(report, team).map(({ name }) => name);
  return (
    <span className={`${classes.team} min-w-0 truncate px-3`} data-team={TEAM_KEYS[team]}>
      {report.teams[team]?.name || names.join(' · ')}
    </span>
  );
}
