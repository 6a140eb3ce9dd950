import { FindPlayer } from './find-player.tsx';
import { RosterList, SentInvitations } from './roster-list.tsx';

/** Where the search for players stands. */
const FIND = 'find-player';

/** Who is in the team, who is asked, whom to ask. */
export function TeamPeople() {
  return (
    <div className="grid grid-cols-[minmax(0,3fr)_minmax(0,2fr)] gap-gutter items-start max-lg:grid-cols-1">
      <section className="grid gap-3 p-5 rounded-3 bg-s1 max-lg:p-4" aria-labelledby="roster-title">
        <h2 id="roster-title">Roster</h2>
        <RosterList />
        <h2>Invitations</h2>
        <SentInvitations />
      </section>
      <section id={FIND} className="grid gap-3 p-5 rounded-3 bg-s1 max-lg:p-4" aria-labelledby="find-title">
        <h2 id="find-title">Find a player</h2>
        <FindPlayer />
      </section>
    </div>
  );
}

/** Leads to the search for players. */
export function goToFindPlayer(): void {
  document.querySelector<HTMLInputElement>(`#${FIND} input`)?.focus();
}
