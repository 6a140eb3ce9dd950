import { Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { failureSentence } from '../../../app/api/failure.ts';
import { FormMessage } from '../../../shared/ui/form-message.tsx';
import { PagesNav } from '../../../shared/ui/pages-nav.tsx';
import { sessionsQuery } from '../api/coaching.ts';
import { SessionActions } from './session-actions.tsx';
import { Brief, BriefButton } from './session-brief.tsx';
import { SessionFacts } from './session-facts.tsx';
import classes from './session-list.module.css';

export function ComingSessions() {
  const [page, setPage] = useState(0);
  const { data, error } = useQuery(sessionsQuery('coming', page));
  const [open, setOpen] = useState<string | null>(null);
  return (
    <section aria-label="Sessions to come">
      <h3>Sessions to come</h3>
      {error ? (
        <FormMessage>{failureSentence(error)}</FormMessage>
      ) : !data ? (
        <Skeleton height={60} role="status" aria-label="Your sessions load" />
      ) : data.items.length === 0 ? (
        <p className="s12 t2">Nobody has booked you yet.</p>
      ) : (
        <ul className={classes.list}>
          {data.items.map((session) => (
            <li key={session.sessionId}>
              <SessionFacts session={session} />
              <div className={classes.actions}>
                <BriefButton session={session} open={open} onOpen={setOpen} />
                <SessionActions session={session} />
              </div>
              {open === session.sessionId && (
                <div className={classes.wide}>
                  <Brief sessionId={session.sessionId} />
                </div>
              )}
            </li>
          ))}
        </ul>
      )}
      {data && <PagesNav label="Pages of sessions to come" page={data} onChange={setPage} />}
    </section>
  );
}
