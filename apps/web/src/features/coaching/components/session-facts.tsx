import { type CoachSession, SESSION_STATUS } from '@datacoach/contract';
import { modeLabel, pastTime, STATUS_WORDS, sessionTime } from '../words/session-words.ts';
import { LinkedText } from './linked-text.tsx';
import classes from './session-list.module.css';

export function SessionFacts({ session }: { session: CoachSession }) {
  return (
    <div className={classes.facts}>
      <b>{isOver(session) ? pastTime(session) : sessionTime(session)}</b>
      <span>
        {session.playerName} · {modeLabel(session.mode)} · {STATUS_WORDS[session.status]}
        {session.reason && `: ${session.reason}`}
      </span>
      <span>
        Aim: {session.aim}
        {session.aimLabel && ` · measured by ${session.aimLabel}`}
      </span>
      {session.answer && (
        <span>
          From you: <LinkedText text={session.answer} />
        </span>
      )}
      {session.homework.length > 0 && <span>Homework: {session.homework.join(', ')}</span>}
      {session.stars !== null && (
        <span>
          {session.stars} of 5 stars{session.ratingText && `: ${session.ratingText}`}
        </span>
      )}
    </div>
  );
}

function isOver({ status }: CoachSession): boolean {
  return status !== SESSION_STATUS.requested && status !== SESSION_STATUS.booked;
}
