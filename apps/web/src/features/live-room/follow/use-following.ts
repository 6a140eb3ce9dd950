import type { CameraPose } from '@datacoach/contract';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { ViewerHandle } from '../../../shared/viewer/viewer-handle.ts';
import { sendLead } from '../api/live-room.ts';
import {
  calculateLedTime,
  getViewKey,
  isOutOfSync,
  isOwnMove,
  type ReceivedLead,
  roundPose,
} from './moments.ts';

/** Minimum interval between the leader's updates, ms; changes in between are sent with the next one. */
const SEND_INTERVAL_MS = 150;
/** How long a view set by this page is remembered, ms: React applies it slightly later. */
const OWN_VIEW_LIFE_MS = 2000;
/** Pause after a refused move, ms. */
const REFUSED_PAUSE_MS = 1000;

interface FollowingOptions {
  roomId: string;
  matchId: string;
  lead: ReceivedLead;
  isLeader: boolean;
  /** Called when the leader's camera moves, which invalidates drawings on the frame. */
  onView: () => void;
}

/** Identifies this page: a leader can have the room open twice. */
const PAGE = crypto.randomUUID();

/**
 * Moves the viewer with the room's leader, or the room with the viewer if this page leads. A page follows until
 * someone uses its controls: then it leads, if its account has the lead, or looks around.
 */
export function useFollowing(
  viewer: ViewerHandle,
  { roomId, matchId, lead, isLeader, onView }: FollowingOptions,
) {
  const { playback, length } = viewer;
  const [isFollowing, setFollowing] = useState(true);
  /** Whether the newest move came from here, and the turn that it got. */
  const driving = useRef({ is: isLeader && lead.page === PAGE, turn: 0, sending: 0, again: false });
  const isApplying = useRef(false);
  const seen = useRef({ ...playback.getState(), view: '' });
  const ownViews = useRef(new Map<string, number>());

  const getView = (): { camera: ViewerHandle['camera']; player: string | null; pose: CameraPose | null } => {
    const { camera, watched, pose, picture } = viewer;
    const free = camera === 'free' ? (picture.getCurrent()?.pose() ?? null) : null;
    const shown = pose ?? free;
    return { camera, player: camera === 'player' ? watched : null, pose: shown && roundPose(shown) };
  };
  const getLedTime = () => calculateLedTime(lead, performance.now(), length);
  const isFollowingLead = () => lead.matchId === matchId && !driving.current.is && (isLeader || isFollowing);

  const sendView = async () => {
    const drive = driving.current;
    drive.is = true;
    if (drive.sending > 0) {
      drive.again = true;
      return;
    }
    drive.sending++;
    const { playing, speed } = playback.getState();
    const time = Math.round(playback.getTime() * 1000) / 1000;
    let pause = SEND_INTERVAL_MS;
    try {
      drive.turn = await sendLead(roomId, { matchId, time, playing, speed, ...getView(), page: PAGE });
    } catch {
      // The lead or the match has changed, which the room says, or the next look sends it again.
      pause = REFUSED_PAUSE_MS;
    }
    await new Promise((resolve) => setTimeout(resolve, pause));
    drive.sending--;
    if (drive.again && drive.is) sendAgain();
    drive.again = false;
  };
  const sendAgain = useEffectEvent(() => void sendView());

  const applyLead = () => {
    if (!isFollowingLead()) return;
    isApplying.current = true;
    const { playing, speed } = playback.getState();
    const time = getLedTime();
    if (speed !== lead.speed) playback.setSpeed(lead.speed);
    if (playing && !lead.playing) playback.pause();
    if (isOutOfSync(playback.getTime(), time, lead.playing)) playback.seek(time);
    // At the end, playing would start over.
    if (!playing && lead.playing && time < length) playback.toggle();
    const key = getViewKey(lead);
    if (key !== getViewKey({ ...viewer, player: viewer.watched })) {
      ownViews.current.set(key, performance.now());
      viewer.setCamera(lead.camera);
      if (lead.player !== null) viewer.watch(lead.player);
      if (lead.pose) viewer.setPose({ ...lead.pose, ...(lead.camera === 'free' && { glides: true }) });
    }
    seen.current = { ...seen.current, ...playback.getState() };
    isApplying.current = false;
  };

  const moveByHand = () => {
    if (isLeader) void sendView();
    else if (isFollowing) setFollowing(false);
  };
  const onClock = useEffectEvent(() => {
    if (isApplying.current) return;
    const [before, after] = [seen.current, playback.getState()];
    seen.current = { ...before, ...after };
    if (isOwnMove(before, after, length)) moveByHand();
    else applyLead();
  });
  useEffect(() => playback.subscribe(() => onClock()), [playback]);

  const viewKey = getViewKey({ ...viewer, player: viewer.watched });
  const onViewShown = useEffectEvent(() => {
    const { view } = seen.current;
    seen.current.view = viewKey;
    const now = performance.now();
    for (const [key, at] of ownViews.current) if (now - at > OWN_VIEW_LIFE_MS) ownViews.current.delete(key);
    if (view === '' || view === viewKey || ownViews.current.has(viewKey)) return;
    if (isLeader) onView();
    moveByHand();
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a new view counts
  useEffect(() => onViewShown(), [viewKey]);

  const onLead = useEffectEvent(() => {
    const drive = driving.current;
    const isOvertaken = lead.page !== PAGE && drive.sending === 0 && lead.turn > drive.turn;
    if (!isLeader || isOvertaken) drive.is = false;
    applyLead();
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new move, or a new part in it
  useEffect(() => onLead(), [lead, isLeader, isFollowing]);

  // A slow machine falls behind, and a free camera moves without firing an event.
  const look = useEffectEvent(() => {
    if (!isLeader || !driving.current.is) return applyLead();
    const { playing, speed } = playback.getState();
    const hasMoved =
      playing !== lead.playing ||
      speed !== lead.speed ||
      isOutOfSync(playback.getTime(), getLedTime(), playing) ||
      getViewKey(getView()) !== getViewKey(lead);
    if (hasMoved) void sendView();
  });
  useEffect(() => {
    const timer = setInterval(() => look(), SEND_INTERVAL_MS);
    return () => clearInterval(timer);
  }, []);

  return {
    /** Whether this page moves with the leader. */
    isFollowing: isLeader || isFollowing,
    /** Goes back to the leader's moment. */
    startFollowing: () => setFollowing(true),
    /** Leaves it, without moving. */
    lookAround() {
      setFollowing(false);
      if (viewer.camera === 'free') viewer.setPose(null);
    },
    /** Fixes the leader's camera, for what is drawn on the picture itself; returns false without a camera. */
    holdCamera() {
      const pose = viewer.pose ?? viewer.picture.getCurrent()?.pose() ?? null;
      if (!pose) return false;
      ownViews.current.set(
        getViewKey({ camera: viewer.camera, player: viewer.watched, pose }),
        performance.now(),
      );
      viewer.setPose(pose);
      void sendView();
      return true;
    },
  };
}
