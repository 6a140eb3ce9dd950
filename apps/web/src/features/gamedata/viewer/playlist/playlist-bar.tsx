import { ActionIcon } from '@mantine/core';
import { IconPlayerTrackNext, IconPlayerTrackPrev, IconX } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import { useEffect } from 'react';
import { usePlayback, useViewer } from '../viewer-context.ts';
import { endPlaylist, moveInPlaylist, usePlaylist } from './playlist.ts';

/** Plays a clip from start to end, then the next clip of the playlist if there is one. */
export function PlaylistBar({ until }: { until: number | undefined }) {
  const { playback, matchId } = useViewer();
  const { time, playing } = usePlayback();
  const playlist = usePlaylist();
  const navigate = useNavigate();
  const current = playlist?.clips[playlist.at];
  const isHere = current?.matchId === matchId;

  const goToClip = (direction: 1 | -1) => {
    const next = moveInPlaylist(direction);
    if (!next) return;
    void navigate({ ...next, replace: true });
    // Same recording: seek instead of loading it again.
    if (next.params.matchId === matchId) playback.seek(next.search.t);
  };
  useEffect(() => {
    if (until !== undefined && !playback.getState().playing) playback.toggle();
  }, [playback, until]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only the passing of the end counts
  useEffect(() => {
    if (until === undefined || !playing || time < until) return;
    // Past the end because the user seeked elsewhere: keep playing.
    if (time > until + PASSED_SECONDS) return;
    if (isHere && playlist && playlist.at + 1 < playlist.clips.length) goToClip(1);
    else playback.pause();
  }, [time]);

  if (!isHere || !playlist) return null;
  return (
    <nav
      className="text-xs flex items-center gap-1 w-fit mb-2 p-1 rounded-2 bg-s2 text-t1 pointer-events-auto"
      aria-label="Playlist"
      data-repeat
    >
      <ActionIcon aria-label="Previous clip" disabled={playlist.at === 0} onClick={() => goToClip(-1)}>
        <IconPlayerTrackPrev size={16} stroke={1.6} aria-hidden="true" />
      </ActionIcon>
      <span className="num px-1" role="status">
        {current.label} · {playlist.at + 1} of {playlist.clips.length}
      </span>
      <ActionIcon
        aria-label="Next clip"
        disabled={playlist.at + 1 === playlist.clips.length}
        onClick={() => goToClip(1)}
      >
        <IconPlayerTrackNext size={16} stroke={1.6} aria-hidden="true" />
      </ActionIcon>
      <ActionIcon aria-label="End the playlist" onClick={endPlaylist}>
        <IconX size={16} stroke={1.6} aria-hidden="true" />
      </ActionIcon>
    </nav>
  );
}

/** The page gets the time ten times a second, at up to 4x speed. */
const PASSED_SECONDS = 0.6;
