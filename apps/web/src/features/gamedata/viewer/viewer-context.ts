import type { ViewerTracks } from '@datacoach/analysis/metadata';
import type { MatchEvent, MatchReport } from '@datacoach/contract';
import { shallowEqual, useDisclosure } from '@mantine/hooks';
import {
  createContext,
  useCallback,
  useContext,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { LEAD_SECONDS } from '../../../shared/format/clip-search.ts';
import type { FixedPose } from '../../../shared/viewer/viewer-handle.ts';
import { listAllPlayers } from '../match/teams.ts';
import { matchesChoice } from '../plays/play-kinds.ts';
import type { TimelineMark } from '../timeline/timeline-moments.ts';
import type { ViewerPicture } from './picture.ts';
import { createPlayback, type PlaybackState } from './playback/playback.ts';
import type { CameraKind, ViewerSearch, Viewpoint } from './viewer-search.ts';

interface ViewerSource {
  /** Null if the match was opened by its share link, whose key is `shareKey`. */
  readonly matchId: string | null;
  readonly shareKey: string | null;
  readonly report: MatchReport;
  readonly tracks: ViewerTracks;
  readonly painted: ViewerPicture['notifyPainted'];
  readonly over: ViewerPicture['getOverlay'];
  readonly toggleFullscreen: () => void;
  readonly openExport: () => void;
}

/**
 * Builds what the parts of the viewer share; the same object while nothing in it changes.
 *
 * @param all events in time order; empty while loading
 */
export function useViewerData(
  source: ViewerSource,
  all: readonly MatchEvent[],
  start: ViewerSearch,
  me: string | null,
) {
  const { tracks, report } = source;
  const players = useMemo(
    () => tracks.players.map(({ key }) => report.players.find((player) => player.key === key)),
    [tracks, report],
  );
  const events = useMemo(() => all.filter((event) => matchesChoice(undefined, event, true)), [all]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the address says where it begins, no more
  const playback = useMemo(() => createPlayback(tracks.clock.elapsed, start.t ?? 0), [tracks]);
  const [camera, changeCamera] = useState<CameraKind>(start.camera ?? 'stand');
  const [pose, setPose] = useState<FixedPose | null>(null);
  const setCamera = useCallback((kind: CameraKind) => {
    changeCamera(kind);
    setPose(null);
  }, []);
  const [watched, watch] = useState(() => findPlayerIndex(tracks, start.player ?? me));
  const [kinds, setKinds] = useState<readonly TimelineMark[]>([]);
  const [whose, setWhose] = useState('');
  const listed = useMemo(
    () =>
      events.filter(
        ({ kind, player }) =>
          (kinds.length === 0 || kinds.some((one) => one === kind)) && (whose === '' || player === whose),
      ),
    [events, kinds, whose],
  );
  const order = useMemo(() => listPlayersInHeaderOrder(tracks, report), [tracks, report]);
  const [hasMap, { toggle: toggleMap }] = useDisclosure(true);
  const [second, setSecond] = useState<Viewpoint | null>(null);
  const [chosen, setChosen] = useState<MatchEvent | null>(null);
  const choose = useCallback(
    (event: MatchEvent) => {
      setChosen(event);
      playback.seek(event.time - LEAD_SECONDS);
    },
    [playback],
  );
  const next = {
    ...source,
    events,
    /** Those of the events that are looked for: of the chosen kinds and player. */
    listed,
    /** Chosen kinds; empty for all. */
    kinds,
    setKinds,
    /** Key of the player whose events are listed; '' for everybody's. */
    whose,
    setWhose,
    /** Indexes in the tracks as the header names the players: blue's first, the best score first. */
    order,
    /** Players of the report by index in the tracks; undefined if the report has no such player. */
    players,
    playback,
    camera,
    setCamera,
    /** A fixed camera, which overrides the chosen kind. */
    pose,
    setPose,
    /** Index in the tracks of the player whose camera is used. */
    watched,
    watch,
    /** What is looked at next to it; null for one viewpoint. */
    second,
    setSecond,
    hasMap,
    toggleMap,
    /** The last chosen event. */
    chosen,
    setChosen,
    choose,
  };
  const kept = useRef(next);
  if (!shallowEqual(kept.current, next)) kept.current = next;
  return kept.current;
}

export type ViewerData = ReturnType<typeof useViewerData>;

/** Players in the header's order; those not in the report come last. */
function listPlayersInHeaderOrder(tracks: ViewerTracks, report: MatchReport): readonly number[] {
  const named = listAllPlayers(report).map(({ key }) =>
    tracks.players.findIndex((player) => player.key === key),
  );
  const known = named.filter((index) => index >= 0);
  return [...known, ...[...tracks.players.keys()].filter((index) => !known.includes(index))];
}

export const findPlayerIndex = (tracks: ViewerTracks, key: string | null): number =>
  Math.max(
    tracks.players.findIndex((player) => player.key === key),
    0,
  );

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
  return useSyncExternalStore(playback.subscribe, playback.getState);
}
