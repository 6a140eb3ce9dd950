import { SHOT_HEIGHTS, SHOT_TYPES } from '@datacoach/analysis/metadata';
import type { ScoutFinding } from '@datacoach/contract';
import { chancesOfSide } from './describe-folder.ts';
import type { FolderView } from './folder-view.ts';
import type { DigestShot } from './game-digest.ts';
import { type Appearance, clipsOf, type Of } from './scout-appearances.ts';
import { commonest, times } from './scout-counts.ts';

type Shots = readonly Of<DigestShot>[];

export function attackFindings(
  view: FolderView,
  appearances: readonly Appearance[],
  shots: Shots,
): ScoutFinding[] {
  if (shots.length === 0) return [];
  return [
    finishing(view, appearances, shots),
    ...usualType(view, shots),
    ...usualLane(view, shots),
    ...usualHeight(view, shots),
  ];
}

function finishing(view: FolderView, appearances: readonly Appearance[], shots: Shots): ScoutFinding {
  const goals = shots.filter(({ outcome }) => outcome === 'goal');
  const xg = appearances.reduce((sum, { game, side }) => sum + chancesOfSide(game.digest.play, side), 0);
  return {
    sentence: `${times(goals.length, 'goal')} from ${times(shots.length, 'shot')}; their chances were worth ${xg.toFixed(1)}.`,
    sample: times(shots.length, 'shot'),
    clips: clipsOf(view, goals, 'goal'),
  };
}

function usualType(view: FolderView, shots: Shots): ScoutFinding[] {
  const type = commonest(shots.flatMap((shot) => shot.type ?? []));
  const label = SHOT_TYPES.find(({ key }) => key === type?.key)?.label;
  if (!type || !label) return [];
  const like = shots.filter((shot) => shot.type === type.key);
  return [
    {
      sentence: `Their most frequent shot: ${label.toLowerCase()}.`,
      sample: `${type.count} of ${times(shots.length, 'shot')}`,
      clips: clipsOf(view, like, label.toLowerCase()),
    },
  ];
}

/** Half the width of the middle lane, uu: where the posts of a field twice as narrow would stand. */
const SIDE_LANE = 1365;

const LANES = [
  { words: 'left', holds: (x: number) => x > SIDE_LANE },
  { words: 'right', holds: (x: number) => x < -SIDE_LANE },
  { words: 'middle', holds: (x: number) => Math.abs(x) <= SIDE_LANE },
] as const;

function usualLane(view: FolderView, all: Shots): ScoutFinding[] {
  const [lane] = LANES.map(({ words, holds }) => ({ words, shots: all.filter(({ x }) => holds(x)) })).sort(
    (a, b) => b.shots.length - a.shots.length,
  );
  if (!lane || lane.shots.length === 0) return [];
  return [
    {
      sentence: `They shoot most from the ${lane.words}, as they see it.`,
      sample: `${lane.shots.length} of ${times(all.length, 'shot')}`,
      clips: clipsOf(view, lane.shots, `shot from the ${lane.words}`),
    },
  ];
}

/** km/h of 1 uu/s. */
const KMH = 0.036;

function usualHeight(view: FolderView, shots: Shots): ScoutFinding[] {
  const height = commonest(shots.flatMap((shot) => shot.height ?? []));
  const label = SHOT_HEIGHTS.find(({ key }) => key === height?.key)?.label;
  const speeds = shots.flatMap(({ speed }) => speed ?? []);
  if (!height || !label || speeds.length === 0) return [];
  const speed = (speeds.reduce((sum, one) => sum + one, 0) / speeds.length) * KMH;
  const like = shots.filter((shot) => shot.height === height.key);
  return [
    {
      sentence: `Usual height: ${label.toLowerCase()}; their shots leave the car with ${Math.round(speed)} km/h.`,
      sample: `${height.count} of ${times(shots.length, 'shot')}`,
      clips: clipsOf(view, like, label.toLowerCase()),
    },
  ];
}
