import type { ViewerTracks } from '@datacoach/analysis/metadata';
import type { MatchEvent, MatchReport } from '@datacoach/contract';
import { useDisclosure, useDocumentTitle } from '@mantine/hooks';
import { lazyRouteComponent } from '@tanstack/react-router';
import { useCallback, useDeferredValue, useEffect, useMemo, useRef } from 'react';
import { LazyOverlay } from '../../../../shared/ui/lazy-overlay.tsx';
import type { BackLink, ViewerExtension, ViewerParts } from '../../../../shared/viewer/viewer-handle.ts';
import { createPicture } from '../picture.ts';
import { findFrame } from '../playback/playback.ts';
import { PlaylistBar } from '../playlist/playlist-bar.tsx';
import { useViewerKeys } from '../use-viewer-keys.ts';
import { findPlayerIndex, useViewerData, ViewerProvider } from '../viewer-context.ts';
import type { ViewerSearch } from '../viewer-search.ts';
import { BoostList, SecondView } from './boost-list.tsx';
import { EventRail, findClipEvent, MomentCard } from './event-rail.tsx';
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
  back?: BackLink | undefined;
  extension?: ViewerExtension | undefined;
}

export function Viewer({ shareKey = null, ...shown }: ViewerProps) {
  const { matchId, report, events, tracks, me, start, back, extension } = shown;
  useDocumentTitle(`Viewer, ${report.match.playlist.name} · DataCoach`);
  // Deferred so that hundreds of rows and marks don't delay the picture.
  const late = useDeferredValue(events, NO_EVENTS);
  const picture = useMemo(createPicture, []);
  const root = useRef<HTMLDivElement>(null);
  const toggleFullscreen = useCallback(() => {
    if (document.fullscreenElement) void document.exitFullscreen();
    else void root.current?.requestFullscreen?.();
  }, []);
  const [exportOpen, exporting] = useDisclosure(false);
  const { notifyPainted: painted, getOverlay: over } = picture;
  const { open: openExport } = exporting;
  const source = { matchId, shareKey, report, tracks, painted, over, toggleFullscreen, openExport };
  const viewer = useViewerData(source, late, start, me);
  const { playback, camera, setCamera, pose, setPose, watched, watch, hasMap, setChosen } = viewer;
  const { t, until, player } = start;
  const opened = useMemo(() => findClipEvent({ t, until, player }, late), [t, until, player, late]);
  useEffect(() => {
    if (opened) setChosen(opened);
  }, [opened, setChosen]);
  const [flat, { open: flatten }] = useDisclosure(false);
  const [keysOpen, keys] = useDisclosure(false);
  useViewerKeys(viewer);
  useQuestionMark(keys.open);
  const renderPage = ({
    overlay,
    caption,
    controls,
    renderRail: rail,
    actions,
    times,
    keys: more,
  }: ViewerParts) => (
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
        className="max-md:flex max-md:flex-wrap [grid-area:stage] relative self-stretch pointer-events-none max-md:[grid-area:players]"
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
      <LazyOverlay when={keysOpen}>
        {(opened) => <KeysDialog opened={opened} onClose={keys.close} more={more} />}
      </LazyOverlay>
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
      {extension ? extension(handle, renderPage) : renderPage({})}
      <LazyOverlay when={exportOpen}>
        {(opened) => <ExportDialog opened={opened} onClose={exporting.close} clip={parseClipRange(start)} />}
      </LazyOverlay>
    </ViewerProvider>
  );
}

const parseClipRange = ({ t = 0, until }: ViewerSearch): ClipRange | undefined =>
  until === undefined ? undefined : { from: t, until };

function getClock({ clock }: ViewerTracks, time: number): { seconds: number; overtime: boolean } {
  const frame = findFrame(clock.elapsed, time);
  return { seconds: Math.max(clock.seconds[frame] ?? 0, 0), overtime: clock.overtime[frame] === 1 };
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
