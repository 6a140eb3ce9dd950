import { clockWords } from '../../../../shared/format/duration.ts';
import { teamName } from '../../team-words.ts';
import { eventLabel } from '../../words/event-facts.ts';
import { eventSentence } from '../../words/event-sentence.ts';
import { usePlayback, useViewer } from '../viewer-context.ts';
import classes from './moment-card.module.css';

/** Seconds around an event in which the card says what it is. */
const SAID = { before: 2, after: 4 } as const;

/** What is to be seen right now: the chosen event, in words. */
export function MomentCard() {
  const { chosen, report } = useViewer();
  const { time } = usePlayback();
  if (!chosen || time < chosen.time - SAID.before || time > chosen.time + SAID.after) return null;
  return (
    <div className={classes.card} role="status">
      <b>
        {clockWords(chosen.clock)} {eventLabel(chosen)}
      </b>
      <p className="text-xs text-t2">{eventSentence(chosen, [teamName(report, 0), teamName(report, 1)])}</p>
    </div>
  );
}
