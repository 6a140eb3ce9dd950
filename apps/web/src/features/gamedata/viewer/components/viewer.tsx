import type { ViewerTracks } from '@datacoach/analysis/metadata';
import type { MatchEvent, MatchReport } from '@datacoach/contract';
import { useDisclosure, useDocumentTitle } from '@mantine/hooks';
import { lazyRouteComponent } from '@tanstack/react-router';
import { useCallback, useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import { LEAD_SECONDS } from '../../../../shared/format/clip-search.ts';
import { Late } from '../../../../shared/ui/late.tsx';
import type {
  HeldPose,
  ViewerExtension,
  ViewerParts,
  WayBack,
} from '../../../../shared/viewer/viewer-handle.ts';
import { isPlay } from '../../plays/play-kinds.ts';
import { listAllPlayers } from '../../team-words.ts';
import type { TimelineMark } from '../../timeline/timeline-moments.ts';
import { createPicture } from '../picture.ts';
import { createPlayback, frameAt } from '../playback/playback.ts';
import { PlaylistBar } from '../playlist/playlist-bar.tsx';
import { useViewerKeys } from '../use-viewer-keys.ts';
import { type ViewerData, ViewerProvider } from '../viewer-context.ts';
import type { CameraKind, ViewerSearch } from '../viewer-search.ts';
import { BoostList, SecondView } from './boost-list.tsx';
import { clipEvent, EventRail, MomentCard } from './event-rail.tsx';
import { MiniMap } from './mini-map.tsx';
import { type ClipRange, Scrubber, Transport } from './scrubber.tsx';
import { StageView } from './stage-view.tsx';
import classes from './viewer.module.css';
import { CameraBar, ViewerBar } from './viewer-bar.tsx';

const KeysDialog = lazyRouteComponent(() => import('./keys-dialog.tsx'), 'KeysDialog');

const ExportDialog = lazyRouteComponent(() => import('../export/export-dialog.tsx'), 'ExportDialog');

const NO_EVENTS: readonly MatchEvent[] = [];

export interface ViewerProps {
  matchId: string | null;
  shareKey?: string | null;
  report: MatchReport;
  events: readonly MatchEvent[];
  tracks: ViewerTracks;
  me: string | null;
  start: ViewerSearch;
  back?: WayBack | undefined;
  extension?: ViewerExtension | undefined;
}

export function Viewer({ shareKey = null, ...shown }: ViewerProps) {
  const { matchId, report, events, tracks, me, start, back, extension } = shown;
  useDocumentTitle(`Viewer, ${report.match.playlist.name} · DataCoach`);
  const players = useMemo(
    () => tracks.players.map(({ key }) => report.players.find((player) => player.key === key)),
    [tracks, report],
  );
  // Deferred so that hundreds of rows and marks don't delay the picture.
  const late = useDeferredValue(events, NO_EVENTS);
  const plays = useMemo(() => late.filter((event) => isPlay(undefined, event, true)), [late]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the address says where it begins, no more
  const playback = useMemo(() => createPlayback(tracks.clock.elapsed, start.t ?? 0), [tracks]);
  const picture = useMemo(createPicture, []);
  const [camera, changeCamera] = useState<CameraKind>(start.camera ?? 'stand');
  const [pose, setPose] = useState<HeldPose | null>(null);
  const setCamera = useCallback((kind: CameraKind) => {
    changeCamera(kind);
    setPose(null);
  }, []);
  const [watched, watch] = useState(() => findPlayerIndex(tracks, start.player ?? me));
  const [kinds, setKinds] = useState<readonly TimelineMark[]>([]);
  const [whose, setWhose] = useState('');
  const listed = useMemo(
    () =>
      plays.filter(
        ({ kind, player }) =>
          (kinds.length === 0 || kinds.some((one) => one === kind)) && (whose === '' || player === whose),
      ),
    [plays, kinds, whose],
  );
  const order = useMemo(() => headerOrder(tracks, report), [tracks, report]);
  const [hasMap, { toggle: toggleMap }] = useDisclosure(true);
  const [exportOpen, exporting] = useDisclosure(false);
  const root = useRef<HTMLDivElement>(null);
  const [second, setSecond] = useState<ViewerData['second']>(null);
  const [chosen, setChosen] = useState<MatchEvent | null>(null);
  const { t, until, player } = start;
  const opened = useMemo(() => clipEvent({ t, until, player }, late), [t, until, player, late]);
  useEffect(() => {
    if (opened) setChosen(opened);
  }, [opened]);
  const [flat, { open: flatten }] = useDisclosure(false);
  const [keysOpen, keys] = useDisclosure(false);
  const viewer = useMemo(
    (): ViewerData => ({
      matchId,
      shareKey,
      report,
      events: plays,
      listed,
      kinds,
      setKinds,
      whose,
      setWhose,
      order,
      tracks,
      players,
      playback,
      camera,
      setCamera,
      pose,
      painted: picture.painted,
      over: picture.over,
      watched,
      watch,
      second,
      setSecond,
      hasMap,
      toggleMap,
      toggleFullscreen: () => toggleFullscreen(root.current),
      openExport: exporting.open,
      chosen,
      choose: (event) => {
        setChosen(event);
        playback.seek(event.time - LEAD_SECONDS);
      },
    }),
    [
      matchId,
      shareKey,
      report,
      plays,
      listed,
      kinds,
      whose,
      order,
      hasMap,
      toggleMap,
      exporting.open,
      tracks,
      players,
      playback,
      camera,
      setCamera,
      pose,
      picture,
      watched,
      second,
      chosen,
    ],
  );
  useViewerKeys(viewer);
  useQuestionMark(keys.open);
  const page = ({ overlay, caption, controls, rail, actions, times, keys: more }: ViewerParts) => (
    <div className={classes.viewer} ref={root}>
      <ViewerBar back={back} actions={actions} />
      <main className={classes.stage} id="main">
        <div className={classes.picture}>
          <StageView onFlat={flatten} />
          {overlay}
        </div>
        <div className={classes.edge}>
          <div className={classes.left}>
            <div className={classes.over}>
              {hasMap && !flat && camera !== 'top' && <MiniMap picture={picture} />}
              <PlaylistBar until={start.until} />
              {caption ?? (controls ? null : <MomentCard />)}
            </div>
            {controls && <div className={classes.controls}>{controls}</div>}
          </div>
          {!flat && (
            <section className={classes.cameras} aria-label="Cameras">
              <CameraBar />
            </section>
          )}
        </div>
      </main>
      <section
        className="max-md:flex [grid-area:stage] relative self-stretch pointer-events-none max-md:[grid-area:players]"
        aria-label="Players"
      >
        <BoostList />
        <SecondView />
      </section>
      <div className={`${classes.rail} [grid-area:rail] grid grid-cols-[minmax(0,1fr)] min-h-0`}>
        {rail ? rail(<EventRail />) : <EventRail />}
      </div>
      <footer className="[grid-area:foot] pt-2 px-4 pb-2.5 border-t border-t-line bg-s1">
        <Scrubber times={times} clip={parseClipRange(start)} />
        <Transport onKeys={keys.open} />
      </footer>
      <Late when={keysOpen}>
        {(opened) => <KeysDialog opened={opened} onClose={keys.close} more={more} />}
      </Late>
    </div>
  );
  const handle = {
    report,
    playback,
    camera,
    setCamera,
    watched: tracks.players[watched]?.key ?? null,
    watch: (player: string) => watch(findPlayerIndex(tracks, player)),
    pose,
    setPose,
    picture,
    end: tracks.clock.elapsed.at(-1) ?? 0,
    clockAt: (time: number) => getClock(tracks, time),
    length: tracks.clock.elapsed.at(-1) ?? 0,
  };
  return (
    <ViewerProvider value={viewer}>
      {extension ? extension(handle, page) : page({})}
      <Late when={exportOpen}>
        {(opened) => <ExportDialog opened={opened} onClose={exporting.close} clip={parseClipRange(start)} />}
      </Late>
    </ViewerProvider>
  );
}

/** Players as the header names them; who is not in the report comes last. */
function headerOrder(tracks: ViewerTracks, report: MatchReport): readonly number[] {
  const named = listAllPlayers(report).map(({ key }) =>
    tracks.players.findIndex((player) => player.key === key),
  );
  const known = named.filter((index) => index >= 0);
  return [...known, ...[...tracks.players.keys()].filter((index) => !known.includes(index))];
}

function toggleFullscreen(element: HTMLElement | null): void {
  if (document.fullscreenElement) void document.exitFullscreen();
  else void element?.requestFullscreen?.();
}

function parseClipRange({ t = 0, until }: ViewerSearch): ClipRange | undefined {
  return until === undefined ? undefined : { from: t, until };
}

function getClock({ clock }: ViewerTracks, time: number): { seconds: number; overtime: boolean } {
  const frame = frameAt(clock.elapsed, time);
  return { seconds: Math.max(clock.seconds[frame] ?? 0, 0), overtime: clock.overtime[frame] === 1 };
}

function findPlayerIndex(tracks: ViewerTracks, key: string | null): number {
  return Math.max(
    tracks.players.findIndex((player) => player.key === key),
    0,
  );
}

function useQuestionMark(open: () => void): void {
  useEffect(() => {
    const onKey = ({ key, target }: KeyboardEvent) => {
      const field =
        target instanceof HTMLElement && target.closest('textarea, select, input:not([type=range])');
      if (key === '?' && !field) open();
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [open]);
}
