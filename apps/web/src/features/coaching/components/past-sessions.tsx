import { type CoachSession, SESSION_STATUS } from '@datacoach/contract';
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { PagesNav } from '../../../shared/ui/pages-nav.tsx';
import { sessionsQuery } from '../api/coaching.ts';
import { useEffects } from '../api/use-effects.ts';
import { EffectList } from './effect-list.tsx';
import { HomeworkForm } from './homework-form.tsx';
import { Brief, BriefButton } from './session-brief.tsx';
import { SessionFacts } from './session-facts.tsx';
import classes from './session-list.module.css';

export function PastSessions() {
  const [page, setPage] = useState(0);
  const effects = useEffects(page);
  const { data } = useQuery(sessionsQuery('over', page));
  const [setting, setSetting] = useState<CoachSession | null>(null);
  const [open, setOpen] = useState<string | null>(null);
  if (!data || data.total === 0) return null;
  return (
    <section aria-label="Sessions so far">
      <h3>Sessions so far</h3>
      <ul className={classes.list}>
        {data.items.map((session) => (
          <li key={session.sessionId}>
            <div>
              <SessionFacts session={session} />
              {session.status === SESSION_STATUS.done && (
                <div className={classes.effect}>
                  <EffectList
                    session={session}
                    effects={effects.of(session.sessionId)}
                    failed={effects.hasFailed}
                    viewer="coach"
                  />
                </div>
              )}
            </div>
            {session.status === SESSION_STATUS.done && (
              <div className="flex flex-wrap gap-2">
                <BriefButton session={session} open={open} onOpen={setOpen} />
                <Button size="xs" onClick={() => setSetting(session)}>
                  Set homework
                </Button>
              </div>
            )}
            {open === session.sessionId && (
              <div className={classes.wide}>
                <Brief sessionId={session.sessionId} />
              </div>
            )}
            {setting?.sessionId === session.sessionId && (
              <div className={classes.wide}>
                <HomeworkForm session={session} onDone={() => setSetting(null)} />
              </div>
            )}
          </li>
        ))}
      </ul>
      <PagesNav label="Pages of sessions" page={data} onChange={setPage} />
    </section>
  );
}
