import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { openDialog } from '../../../app/dialogs/open-dialog.ts';
import { PageHead } from '../../../shared/ui/page-head.tsx';
import { teamQuery } from '../api/roster.ts';
import { FindPlayer } from '../components/find-player.tsx';
import classes from '../components/roster.module.css';
import { RosterList, SentInvitations } from '../components/roster-list.tsx';

/** The coach's roster: who is in, who is asked, whom to ask. */
export function TeamScreen() {
  const { data: team } = useQuery(teamQuery);
  return (
    <>
      <PageHead
        title="Team Dashboard"
        subtitle={team ? `${team.players.length} of ${team.seats} seats taken` : 'Your roster'}
        actions={<Button onClick={() => openDialog('account')}>Account</Button>}
      />
      <div className={classes.panels}>
        <section className={classes.panel} aria-labelledby="roster-title">
          <h2 id="roster-title">Roster</h2>
          <RosterList />
          <h2>Invitations</h2>
          <SentInvitations />
        </section>
        <section className={classes.panel} aria-labelledby="find-title">
          <h2 id="find-title">Find a player</h2>
          <FindPlayer />
        </section>
      </div>
      <p className="s12 t3">Where each player stands and what to train this week will stand here too.</p>
    </>
  );
}
