import type { DodgeTimes } from './dodge-times.ts';
import type { Contact } from './find-contacts.ts';
import { LEAST_SPEED_DEVIATION, MERGE_SECONDS, SAME_CONTACT_SECONDS } from './thresholds.ts';

/** Contacts of one player that are one touch. */
export interface MergedTouch {
  first: Contact;
  last: Contact;
  contacts: number;
}

/** Puts contacts of one player together (3.2, 9); `contacts` in order of time. */
export function mergeContacts(contacts: readonly Contact[], dodges: readonly DodgeTimes[]): MergedTouch[] {
  const touches: MergedTouch[] = [];
  const latest = new Map<number, MergedTouch>();
  for (const contact of contacts) {
    const open = latest.get(contact.searcher);
    if (open !== undefined && belongs(open, contact, dodges[contact.searcher]!)) {
      open.last = contact;
      open.contacts += 1;
      continue;
    }
    const touch = { first: contact, last: contact, contacts: 1 };
    latest.set(contact.searcher, touch);
    touches.push(touch);
  }
  return touches;
}

function belongs({ first, last }: MergedTouch, contact: Contact, dodges: DodgeTimes): boolean {
  if (contact.time - first.time >= MERGE_SECONDS) return false;
  if (contact.time - first.time < SAME_CONTACT_SECONDS) return true;
  const newHit = contact.step !== last.step && contact.step.speedDeviation >= LEAST_SPEED_DEVIATION;
  return !newHit || !dodges.startsBetween(last.time, contact.time);
}
