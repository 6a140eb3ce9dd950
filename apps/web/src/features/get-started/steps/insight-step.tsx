import { FIRST_GAMES } from '@datacoach/analysis/games-needed';
import { Skeleton } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import type { StepAnswers } from '../api/get-started.ts';
import { ChoiceCards } from '../components/choice-cards.tsx';
import { type StepControls, StepFrame } from '../components/step-frame.tsx';

export interface FirstMatch {
  /** Who won, in one sentence. */
  readonly summary: string;
  readonly players: readonly { readonly key: string; readonly name: string; readonly team: string }[];
  /** The player who is probably the user; null if none is more likely. */
  readonly guess: string | null;
  readonly isSample: boolean;
}

interface InsightStepProps {
  controls: StepControls;
  /** Null while it is being analyzed. */
  match: FirstMatch | null;
  /** `who` is a player's key: only for the user's own matches. */
  onSave: (answers: StepAnswers, who: string | null) => void;
  renderFindings: (playerKey: string) => ReactNode;
}

export function InsightStep({ controls, match, onSave, renderFindings }: InsightStepProps) {
  const [chosen, setChosen] = useState<string | null>(null);
  const who = chosen ?? match?.guess ?? null;
  return (
    <StepFrame
      controls={controls}
      title="Your first result"
      lead={match ? match.summary : 'Analyzing your match…'}
      goOn="Continue"
      onGoOn={() => onSave({ step: 6 }, match?.isSample ? null : who)}
      cannotGoOn={match === null}
    >
      {match === null ? (
        <Skeleton height={240} />
      ) : (
        <>
          {match.isSample && (
            <p>
              <span className="text-xs px-2 py-0.5 rounded-1 bg-s3 text-t2">
                This is a sample match with made-up players.
              </span>
            </p>
          )}
          <ChoiceCards
            legend={match.isSample ? 'Pick a player' : 'Which one are you?'}
            name="player"
            compact
            choices={match.players.map(({ key, name, team }) => ({ value: key, title: name, text: team }))}
            value={who}
            onChange={setChosen}
          />
          {who !== null && renderFindings(who)}
          <p className="s12 t3">
            One game isn’t much to go on. Play {FIRST_GAMES} in one mode to unlock your top opportunity and a
            drill for it.
          </p>
        </>
      )}
    </StepFrame>
  );
}
