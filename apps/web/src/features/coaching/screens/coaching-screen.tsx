import { counted } from '@datacoach/analysis/format-number';
import { SCORE_MODES } from '@datacoach/analysis/metadata';
import type { CoachSession, ProCoach } from '@datacoach/contract';
import { Button, Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { LoadFailed } from '../../../app/failure/failure-message.tsx';
import { Pending } from '../../../app/lists/query-boundary.tsx';
import { useChanges } from '../../../app/live/use-live-changes.ts';
import { refetchPlan } from '../../../app/session/account-queries.ts';
import { formatShortDate, formatTimeOfDay } from '../../../shared/format/date.ts';
import { formatMode } from '../../../shared/format/mode.ts';
import { formatMoney } from '../../../shared/format/number.ts';
import { RankEmblem } from '../../../shared/ranks/rank-emblem.tsx';
import { ListChoice } from '../../../shared/ui/choice.tsx';
import { Dialog } from '../../../shared/ui/dialog.tsx';
import { Panel } from '../../../shared/ui/panel.tsx';
import { PageHead, StatePanel } from '../../../shared/ui/state-panel.tsx';
import { ButtonLink } from '../../../shared/ui/text-button.tsx';
import { type CoachingMode, coachesQuery, tokensQuery } from '../api/coaching.ts';
import classes from '../coaching.module.css';
import { Booking } from '../components/booking.tsx';
import { SessionList } from '../components/session-list.tsx';
import { describeCredits, formatPrice } from '../text/session-text.ts';

/** Booking: coaches and their free times, the coach's view, and the policy below the button. */
export function CoachingScreen(props: { purchase: boolean; onPurchase: (open: boolean) => void }) {
  const { purchase, onPurchase } = props;
  const [mode, setMode] = useState<CoachingMode>(10);
  const coaches = useQuery(coachesQuery(mode));
  const tokens = useQuery(tokensQuery);
  const [coachId, setCoachId] = useState<string | null>(null);
  const [moving, setMoving] = useState<CoachSession | null>(null);
  useChanges('plan', () => void refetchPlan());
  const items = coaches.data?.items ?? [];
  const coach =
    items.find((one) => one.coachId === (moving?.coachId ?? coachId)) ?? (moving ? undefined : items[0]);
  return (
    <>
      <PageHead
        title="Pro Coaching"
        subtitle={
          coaches.data
            ? describeCredits(coaches.data, tokens.data)
            : 'A pro coach reviews your games with you'
        }
        actions={
          <>
            <Button component="a" href="#sessions" variant="subtle">
              My sessions
            </Button>
            {items.length > 0 && <Button onClick={() => onPurchase(true)}>Purchase Token</Button>}
          </>
        }
      />
      <div className="grid gap-6">
        {coaches.error ? (
          <LoadFailed title="We couldn’t load the coaches" error={coaches.error} retry={coaches.refetch}>
            Your bookings are safe.
          </LoadFailed>
        ) : !coaches.data ? (
          <Skeleton height={420} role="status" aria-label="Loading coaches…" />
        ) : (
          <div className={classes.columns}>
            <Panel
              title="Coach"
              flush
              aside={
                <ListChoice
                  label="Mode"
                  value={mode}
                  choices={SCORE_MODES.map(({ code, label }) => ({ value: code, label }))}
                  onChange={(code) => code && setMode(code)}
                />
              }
            >
              {items.length === 0 ? (
                <p className="px-4 pb-4 text-t2">
                  No {formatMode(mode)} coaches available. Try another mode.
                </p>
              ) : (
                <CoachList
                  coaches={items}
                  chosen={coach?.coachId ?? null}
                  onChoose={(id) => {
                    setMoving(null);
                    setCoachId(id);
                  }}
                />
              )}
            </Panel>
            {moving && !coach && (
              <StatePanel
                title="This session can’t be moved"
                actions={<Button onClick={() => setMoving(null)}>Keep session</Button>}
              >
                {moving.coachName} isn’t taking {formatMode(moving.mode)} sessions right now. Keep your time
                or cancel it.
              </StatePanel>
            )}
            {coach && (
              <Booking
                key={`${coach.coachId} ${moving?.sessionId ?? ''}`}
                coach={coach}
                mode={mode}
                terms={coaches.data}
                price={formatPrice(tokens.data)}
                moving={moving}
                onMoved={() => setMoving(null)}
                onPurchase={() => onPurchase(true)}
              />
            )}
          </div>
        )}
        <SessionList
          onMove={(session) => {
            setMode(session.mode);
            setMoving(session);
            window.scrollTo({ top: 0 });
          }}
        />
      </div>
      <PurchaseDialog
        opened={purchase}
        missingMode={coaches.data && items.length === 0 ? mode : null}
        onClose={() => onPurchase(false)}
      />
    </>
  );
}

interface CoachListProps {
  coaches: readonly ProCoach[];
  chosen: string | null;
  onChoose: (coachId: string) => void;
}

const CoachList = ({ coaches, chosen, onChoose }: CoachListProps) => (
  <ul className={`${classes.coachingScreenList}`}>
    {coaches.map((coach) => (
      <li className="border-t border-t-line first:border-t-0" key={coach.coachId}>
        <button
          type="button"
          className={classes.coach}
          aria-pressed={coach.coachId === chosen}
          onClick={() => onChoose(coach.coachId)}
        >
          <RankEmblem rank={coach.rank?.id ?? ''} size={28} />
          <span>
            <b className="wrap-anywhere">{coach.name}</b>
            <span>
              {coach.rank?.name ?? 'Rank not set'} · {coach.modes.map(formatMode).join(', ')}
            </span>
            <small className="text-t2 text-[12px] leading-4.25">
              {[
                coach.stars === null ? 'new' : `${coach.stars.toFixed(1)} of 5 stars`,
                counted(coach.sessionsDone, 'session'),
                coach.languages.join(', '),
              ].join(' · ')}
            </small>
            <small className="text-t2 text-[12px] leading-4.25">{formatNextFree(coach.nextFree)}</small>
          </span>
        </button>
      </li>
    ))}
  </ul>
);

function formatNextFree(nextFree: string | null): string {
  if (nextFree === null) return 'no live times open in the coming weeks';
  const at = new Date(nextFree);
  return `next open: ${formatShortDate(at)}, ${formatTimeOfDay(at)}`;
}

interface PurchaseDialogProps {
  opened: boolean;
  /** The chosen mode, if no one coaches it: nothing is sold then. */
  missingMode: CoachingMode | null;
  onClose: () => void;
}

function PurchaseDialog({ opened, missingMode, onClose }: PurchaseDialogProps) {
  const query = useQuery(tokensQuery);
  const { data, error } = query;
  const [first] = data?.lots ?? [];
  return (
    <Dialog opened={opened} onClose={onClose} title="Purchase Token" size={420}>
      {missingMode !== null ? (
        <p>
          No one coaches {formatMode(missingMode)} right now, so there’s nothing to buy. Try another mode.
        </p>
      ) : error || !data ? (
        <Pending query={query} height={160} label="Loading tokens…" />
      ) : (
        <div className="grid gap-3">
          <p className="t2">
            One token = one session with any coach. Valid for 12 months.{' '}
            {first && `You have ${data.balance}, the first expires ${formatShortDate(first.endsAt)}.`}
          </p>
          {data.products.length === 0 && <p>No tokens for sale right now.</p>}
          {data.products.map(({ key, tokens, amount }) => (
            <ButtonLink key={key} to="/membership" search={{ tokens: key }} fullWidth>
              {counted(tokens, 'token')} for {formatMoney(amount)}
            </ButtonLink>
          ))}
        </div>
      )}
    </Dialog>
  );
}
