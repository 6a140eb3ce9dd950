import type { MatchReport } from '@datacoach/contract';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { getFailureMessage } from '../../../app/api/failure.ts';
import { TextButton } from '../../../shared/ui/text-button.tsx';
import { claimPlayer } from '../api/identities.ts';

const KEY = 'datacoach-not-in-matches';
/** Drops the oldest answers first. */
const MAX_SAVED = 200;

function readAskedMatches(): string[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(stored) ? stored.filter((id) => typeof id === 'string') : [];
  } catch {
    return [];
  }
}

/** Whether "None of them" was the answer for this match. */
const wasAsked = (matchId: string): boolean => readAskedMatches().includes(matchId);

function saveAsked(matchId: string): void {
  try {
    localStorage.setItem(
      KEY,
      JSON.stringify([...readAskedMatches().filter((id) => id !== matchId), matchId].slice(-MAX_SAVED)),
    );
  } catch {
    // Without storage, the next visit asks again.
  }
}

interface PlayerPickerProps {
  matchId: string;
  players: MatchReport['players'];
  /** Refetches the match, which now marks the user. */
  onClaimed: () => void;
}

/** Asks once on a match in which no player is known to be the user (decisions.md 16.1). */
export function PlayerPicker({ matchId, players, onClaimed }: PlayerPickerProps) {
  const [closed, setClosed] = useState(() => wasAsked(matchId));
  const claim = useMutation({
    mutationFn: (playerKey: string) => claimPlayer({ matchId, playerKey }),
    onSuccess: onClaimed,
  });
  const people = players.filter((player) => !player.bot && !player.nameHidden);
  if (closed || people.length === 0) return null;
  const close = () => {
    saveAsked(matchId);
    setClosed(true);
  };
  return (
    <section
      className="flex flex-wrap items-center gap-x-6 gap-y-3 px-4 py-3 rounded-3 bg-s1"
      aria-label="Which one are you?"
    >
      <div className="flex-[1_1_240px]">
        <h2>Which one are you?</h2>
        <p className="s12 t2">We’ll highlight you and count this match in your stats.</p>
      </div>
      <div className="flex flex-wrap gap-2">
        {people.map(({ key, name }) => (
          <TextButton
            label={name}
            key={key}
            size="xs"
            className="max-w-full"
            loading={claim.isPending && claim.variables === key}
            disabled={claim.isPending && claim.variables !== key}
            onClick={() => claim.mutate(key)}
          />
        ))}
        <TextButton label="None of them" quiet size="xs" onClick={close} />
      </div>
      <p role="alert" className="text-xs basis-full text-worse-text empty:hidden">
        {claim.error && getFailureMessage(claim.error)}
      </p>
    </section>
  );
}
