import type { ViewerTracks } from '@datacoach/analysis/metadata';
import type { MatchEvent, MatchReport } from '@datacoach/contract';
import { createContext, useContext, useSyncExternalStore } from 'react';
import type { HeldPose } from '../../../shared/viewer/viewer-handle.ts';
import type { ReportPlayer } from '../team-words.ts';
import type { TimelineMark } from '../timeline/timeline-moments.ts';
import type { ViewerPicture } from './picture.ts';
import type { Playback, PlaybackState } from './playback/playback.ts';
import type { CameraKind, Viewpoint } from './viewer-search.ts';

export interface ViewerData {
  /** Null if the match was opened by its share link. */
  readonly matchId: string | null;
  readonly shareKey: string | null;
  readonly report: MatchReport;
  /** In time order; empty while loading. */
  readonly events: readonly MatchEvent[];
  /** Those of them that are looked for: of the chosen kinds and player. */
  readonly listed: readonly MatchEvent[];
  /** Chosen kinds; empty for all. */
  readonly kinds: readonly TimelineMark[];
  readonly setKinds: (kinds: readonly TimelineMark[]) => void;
  /** Key of the player whose events are listed; '' for everybody's. */
  readonly whose: string;
  readonly setWhose: (player: string) => void;
  /** Places in the tracks as the header names the players: blue's first, the best score first. */
  readonly order: readonly number[];
  readonly tracks: ViewerTracks;
  /** Players of the report by index in the tracks; undefined if the report has no such player. */
  readonly players: readonly (ReportPlayer | undefined)[];
  readonly playback: Playback;
  readonly camera: CameraKind;
  readonly setCamera: (camera: CameraKind) => void;
  /** A fixed camera, which overrides the chosen kind. */
  readonly pose: HeldPose | null;
  /** Called with each picture after it is painted. */
  readonly painted: ViewerPicture['painted'];
  readonly over: ViewerPicture['over'];
  /** Index in the tracks of the player whose camera is used. */
  readonly watched: number;
  readonly watch: (index: number) => void;
  /** What is looked at next to it; null for one viewpoint. */
  readonly second: Viewpoint | null;
  readonly setSecond: (second: Viewpoint | null) => void;
  readonly hasMap: boolean;
  readonly toggleMap: () => void;
  readonly toggleFullscreen: () => void;
  readonly openExport: () => void;
  /** The last chosen event. */
  readonly chosen: MatchEvent | null;
  readonly choose: (event: MatchEvent) => void;
}

const Context = createContext<ViewerData | null>(null);
export const ViewerProvider = Context.Provider;

export function useViewer(): ViewerData {
  const data = useContext(Context);
  if (!data) throw new Error('Only inside the viewer.');
  return data;
}

/** Returns the playback state, updated at most ten times a second. */
export function usePlayback(): PlaybackState {
  const { playback } = useViewer();
  return useSyncExternalStore(playback.subscribe, playback.state);
}
