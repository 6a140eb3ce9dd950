import type { ViewerTracks } from '@datacoach/analysis/metadata';
import type { CameraPose, MatchEvent, MatchReport } from '@datacoach/contract';
import { createContext, useContext, useSyncExternalStore } from 'react';
import type { PaintedPicture } from '../../../shared/viewer/viewer-handle.ts';
import type { ReportPlayer } from '../team-words.ts';
import type { TimelineMark } from '../timeline/timeline-moments.ts';
import type { Playback, PlaybackState } from './playback/playback.ts';
import type { CameraKind, Viewpoint } from './viewer-search.ts';

/** What the parts of the viewer share. */
export interface ViewerData {
  /** Null where the match is read by its link. */
  readonly matchId: string | null;
  /** Address part of that link. */
  readonly shareKey: string | null;
  readonly report: MatchReport;
  /** In order of time; empty while they are on their way. */
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
  /** Rows of the report by place in the tracks; undefined for one whom the report does not name. */
  readonly players: readonly (ReportPlayer | undefined)[];
  readonly playback: Playback;
  readonly camera: CameraKind;
  readonly setCamera: (camera: CameraKind) => void;
  /** A camera that stands still, before the chosen kind. */
  readonly pose: CameraPose | null;
  /** Takes each picture when it is painted. */
  readonly painted: (picture: PaintedPicture) => void;
  /** Place in the tracks of the player whose camera it is. */
  readonly watched: number;
  readonly watch: (index: number) => void;
  /** What is looked at next to it; null for one viewpoint. */
  readonly second: Viewpoint | null;
  readonly setSecond: (second: Viewpoint | null) => void;
  readonly hasMap: boolean;
  readonly toggleMap: () => void;
  readonly toggleFullscreen: () => void;
  readonly openExport: () => void;
  /** The event that was chosen last. */
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

/** State of the playback, ten times a second at most. */
export function usePlayback(): PlaybackState {
  const { playback } = useViewer();
  return useSyncExternalStore(playback.subscribe, playback.state);
}
