import { NativeSelect } from '@mantine/core';
import { useViewer } from '../viewer-context.ts';
import type { CameraKind } from '../viewer-search.ts';
import classes from './viewer.module.css';

const OTHERS = [
  { value: 'director', label: 'Director' },
  { value: 'ball', label: 'Ball' },
  { value: 'stand', label: 'Stadium' },
  { value: 'top', label: 'Top' },
] as const satisfies readonly { value: CameraKind; label: string }[];

/** Chooses what the second viewpoint looks at. */
export function SecondView() {
  const { second, setSecond, order, players } = useViewer();
  if (!second) return null;
  const value = second.camera === 'player' ? String(second.watched) : second.camera;
  return (
    <div className={classes.second}>
      <NativeSelect
        size="xs"
        aria-label="Second view"
        value={value}
        onChange={({ currentTarget }) => {
          const other = OTHERS.find((one) => one.value === currentTarget.value);
          const player = { camera: 'player', watched: Number(currentTarget.value) } as const;
          setSecond(other ? { camera: other.value, watched: second.watched } : player);
        }}
        data={[
          ...order.map((index) => ({
            value: String(index),
            label: players[index]?.name ?? `Player ${index + 1}`,
          })),
          ...OTHERS,
        ]}
      />
    </div>
  );
}
