import { type BriefClip, type OwnBrief, PLAN_LABELS } from '@datacoach/contract';
import { Skeleton } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import { failureSentence } from '../../../app/api/failure.ts';
import { Panel } from '../../../shared/ui/panel.tsx';
import type { CoachingMode } from '../api/coaching.ts';
import { BriefList } from './brief-list.tsx';
import { ClipsDialog } from './clips-dialog.tsx';

interface BookingBriefProps {
  coach: string;
  mode: CoachingMode;
  brief: { data: OwnBrief | undefined; error: unknown };
  /** Chosen by the player; null: those of the brief. */
  clips: readonly BriefClip[] | null;
  isMoving: boolean;
  onClips: (clips: readonly BriefClip[] | null) => void;
  children: ReactNode;
}

/** What the coach will see of the player, who may choose other clips. */
export function BookingBrief({ coach, mode, brief, clips, isMoving, onClips, children }: BookingBriefProps) {
  const [isChoosing, setChoosing] = useState(false);
  const { data, error } = brief;
  return (
    <Panel title={`What ${coach} gets`}>
      <div className="grid gap-4">
        {data ? (
          <>
            <BriefList
              brief={clips ? { ...data, clips: [...clips], clipsBy: 'player' } : data}
              viewer="player"
            />
            {!isMoving && data.games > 0 && (
              <div>
                <button type="button" className="text-link" onClick={() => setChoosing(true)}>
                  {clips === null && data.clips.length === 0 ? 'Choose clips' : 'Change clips'}
                </button>
                {clips?.length === 0 && <span className="s12 t2"> No clip goes with it.</span>}
              </div>
            )}
            <BriefGate brief={data} coach={coach} />
            {isChoosing && (
              <ClipsDialog
                coach={coach}
                mode={mode}
                clips={clips ?? data.clips}
                isOwn={clips !== null}
                onUse={(chosen) => {
                  onClips(chosen);
                  setChoosing(false);
                }}
                onClose={() => setChoosing(false)}
              />
            )}
          </>
        ) : error ? (
          <p>{failureSentence(error)}</p>
        ) : (
          <Skeleton height={160} role="status" aria-label="The brief loads" />
        )}
        {children}
      </div>
    </Panel>
  );
}

/** What the coach is told, and the player's plan does not show himself. */
function BriefGate({ brief: { games, gates }, coach }: { brief: OwnBrief; coach: string }) {
  const [gate] = gates;
  if (!gate || games === 0) return null;
  const parts =
    gate.feature === 'Playlist Access'
      ? 'strengths, cases and clips of this mode'
      : 'cases and the clips behind them';
  const plan = gate.opensWith === null ? 'a larger plan' : PLAN_LABELS[gate.opensWith];
  return (
    <p className="s12 t2">
      {coach} also gets your {parts}. You see them yourself with {plan}.{' '}
      <Link to="/membership" className="text-link">
        See the plans
      </Link>
    </p>
  );
}
