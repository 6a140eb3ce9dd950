import type { SchoolMember, SchoolTeam } from '@datacoach/contract';
import { Button } from '@mantine/core';
import { IconAlertTriangle, IconCheck, IconDownload } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { getFailureStatus } from '../../../app/api/failure.ts';
import { QueryBoundary } from '../../../app/lists/query-boundary.tsx';
import { useAction } from '../../../app/toasts/show-toast.tsx';
import { Panel } from '../../../shared/ui/panel.tsx';
import { StateTag } from '../../../shared/ui/state-tag.tsx';
import { TextButton } from '../../../shared/ui/text-button.tsx';
import { openTeam } from '../api/assistants.ts';
import { downloadSchool, schoolQuery, withdrawConsent } from '../api/school-team.ts';
import { describeConsent, describeRule, RULE_TITLES } from '../text/school-text.ts';

const SchoolDrawer = lazy(() => import('./school-drawer.tsx'));
const ConsentDrawer = lazy(() => import('./consent-drawer.tsx'));
const ShownNameDrawer = lazy(() => import('./shown-name-drawer.tsx'));

/** The rules of a school's team and what is missing; for other teams, the way to become one. */
export function SchoolRules({ hasPlan }: { hasPlan: boolean }) {
  const query = useQuery(schoolQuery);
  const isHead = openTeam() === null;
  // Assistants without the right to manage the roster.
  if (getFailureStatus(query.error) === 403) return null;
  return (
    <QueryBoundary query={query} what="the school rules" height={96}>
      {({ school }) =>
        school ? <Rules school={school} isHead={isHead} hasPlan={hasPlan} /> : isHead ? <NoSchool /> : null
      }
    </QueryBoundary>
  );
}

function NoSchool() {
  const [isOpen, setOpen] = useState(false);
  return (
    <Panel
      title="Is this a school team?"
      aside={<TextButton label="Make it a school team" size="xs" onClick={() => setOpen(true)} />}
    >
      <p className="t2 max-w-[80ch]">
        School rules protect players under 18: no surnames, no public pages, a guardian’s consent, and data of
        players who left is erased after the season.
      </p>
      <Suspense>{isOpen && <SchoolDrawer school={null} onClose={() => setOpen(false)} />}</Suspense>
    </Panel>
  );
}

function Rules({ school, isHead, hasPlan }: { school: SchoolTeam; isHead: boolean; hasPlan: boolean }) {
  const [isOpen, setOpen] = useState(false);
  const minors = school.members.filter(({ consent }) => consent !== null);
  const download = useAction(() => downloadSchool(school.name));
  return (
    <Panel
      title="School rules"
      aside={
        isHead && (
          <>
            {hasPlan && (
              <Button
                size="xs"
                loading={download.isPending}
                leftSection={<IconDownload size={14} stroke={1.6} aria-hidden="true" />}
                onClick={() => download.mutate()}
              >
                Export for the school
              </Button>
            )}
            <TextButton label="School and season" size="xs" onClick={() => setOpen(true)} />
          </>
        )
      }
    >
      <p className="t2 mb-2 wrap-anywhere">{school.name}</p>
      <ul className="grid" aria-label="Rules">
        {school.rules.map((rule) => (
          <li
            key={rule.rule}
            className="grid grid-cols-[20px_minmax(0,1fr)_auto] gap-x-2 gap-y-1 items-start py-2.5 border-t border-t-line"
          >
            {rule.holds ? (
              <IconCheck size={18} stroke={1.6} className="text-better" aria-hidden="true" />
            ) : (
              <IconAlertTriangle size={18} stroke={1.6} className="text-warn" aria-hidden="true" />
            )}
            <div className="grid gap-0.5 wrap-anywhere">
              <b>{RULE_TITLES[rule.rule]}</b>
              <span className="s12 t2">{describeRule(rule, school)}</span>
            </div>
            {rule.rule === 'season' && !rule.holds && isHead ? (
              <TextButton label="Set season" size="xs" variant="filled" onClick={() => setOpen(true)} />
            ) : (
              <StateTag tone={rule.holds ? 'on' : 'waits'}>{rule.holds ? 'Met' : 'Missing'}</StateTag>
            )}
            {rule.rule === 'consent' && minors.length > 0 && (
              <ul className="col-span-full grid pl-7 max-sm:pl-0" aria-label="Members under 18">
                {minors.map((member) => (
                  <MemberLine key={member.playerId} member={member} />
                ))}
              </ul>
            )}
          </li>
        ))}
      </ul>
      <Suspense>{isOpen && <SchoolDrawer school={school} onClose={() => setOpen(false)} />}</Suspense>
    </Panel>
  );
}

function MemberLine({ member }: { member: SchoolMember }) {
  const { playerId, userName, age, consent } = member;
  const [open, setOpen] = useState<'consent' | 'name' | 'withdraw' | null>(null);
  const close = () => setOpen(null);
  const isGiven = consent?.state === 'given';
  const { mutate, isPending } = useAction(() => withdrawConsent(playerId), {
    done: isGiven ? 'Consent withdrawn' : 'Link canceled',
    onDone: close,
    stays: 'invitation',
  });
  if (!consent) return null;
  return (
    <li className="flex flex-wrap items-center gap-x-2 gap-y-1 py-2 border-t border-t-line">
      <span className="grid flex-[1_1_200px] min-w-0 wrap-anywhere">
        <b>{userName}</b>
        <span className="s12 t3">
          {open === 'withdraw'
            ? isGiven
              ? `You’ll no longer see ${userName}’s games.`
              : 'The emailed link stops working.'
            : [age === 'unknown' && 'Age unknown, treated as under 18', describeConsent(consent)]
                .filter(Boolean)
                .join('. ')}
        </span>
      </span>
      {open === 'withdraw' ? (
        <>
          <Button size="xs" variant="filled" loading={isPending} onClick={() => mutate()}>
            {isGiven ? 'Withdraw consent' : 'Cancel link'}
          </Button>
          <TextButton label="Never mind" size="xs" onClick={close} />
        </>
      ) : (
        <>
          <TextButton
            label="Rename"
            size="xs"
            quiet
            aria-label={`Rename ${userName}`}
            onClick={() => setOpen('name')}
          />
          {(isGiven || consent.state === 'asked') && (
            <TextButton
              label={isGiven ? 'Withdraw' : 'Cancel link'}
              size="xs"
              quiet
              aria-label={`${isGiven ? 'Withdraw consent for' : 'Cancel link for'} ${userName}`}
              onClick={() => setOpen('withdraw')}
            />
          )}
          {!isGiven && (
            <Button size="xs" aria-label={`Get consent for ${userName}`} onClick={() => setOpen('consent')}>
              Get consent
            </Button>
          )}
        </>
      )}
      <Suspense>
        {open === 'consent' && <ConsentDrawer member={member} onClose={close} />}
        {open === 'name' && <ShownNameDrawer member={member} onClose={close} />}
      </Suspense>
    </li>
  );
}
