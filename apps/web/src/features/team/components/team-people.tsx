import { FindPlayer } from './find-player.tsx';
import classes from './roster.module.css';
import { RosterList, SentInvitations } from './roster-list.tsx';

/** Where the search for players stands. */
const FIND = 'find-player';

/** Who is in the team, who is asked, whom to ask. */
export function TeamPeople() {
  return (
    <div className={classes.panels}>
      <section className={classes.panel} aria-labelledby="roster-title">
        <h2 id="roster-title">Roster</h2>
        <RosterList />
        <h2>Invitations</h2>
        <SentInvitations />
      </section>
      <section id={FIND} className={classes.panel} aria-labelledby="find-title">
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
