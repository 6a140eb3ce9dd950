import { IconCamera, IconCone, IconPlayFootball, IconSquare, IconUser } from '@tabler/icons-react';
import type { CameraKind } from '../scene/camera-kinds.ts';
import { useViewer } from '../viewer-context.ts';
import classes from './camera-bar.module.css';

const CHOICES = [
  { kind: 'player', label: 'Player', keys: '', icon: IconUser },
  { kind: 'ball', label: 'Ball', keys: 'B', icon: IconPlayFootball },
  { kind: 'stand', label: 'Stand', keys: 'S', icon: IconCamera },
  { kind: 'top', label: 'Top', keys: 'T', icon: IconSquare },
  { kind: 'free', label: 'Free', keys: 'F', icon: IconCone },
] as const satisfies readonly { kind: CameraKind; label: string; keys: string; icon: typeof IconUser }[];

/** How the field is looked at. */
export function CameraBar() {
  const { camera, setCamera, tracks } = useViewer();
  // As many as are listed with their numbers.
  const playerKeys = tracks.players.length > 1 ? `1–${Math.min(tracks.players.length, 8)}` : '1';
  return (
    <fieldset className={`${classes.bar} flex m-0 p-0.75 border-0 rounded-[6px] bg-s1`}>
      <legend className="sr-only">Camera</legend>
      {CHOICES.map(({ kind, label, keys, icon: ChoiceIcon }) => (
        <button key={kind} type="button" aria-pressed={camera === kind} onClick={() => setCamera(kind)}>
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
