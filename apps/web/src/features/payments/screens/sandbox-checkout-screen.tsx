import { SANDBOX_CARDS, type SandboxCard } from '@datacoach/contract';
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { getFailureMessage, isRefusal } from '../../../app/api/failure.ts';
import { Pending } from '../../../app/lists/query-boundary.tsx';
import { formatMoney } from '../../../shared/format/number.ts';
import { FormMessage } from '../../../shared/ui/form-message.tsx';
import { StatePanel } from '../../../shared/ui/state-panel.tsx';
import { TextButton } from '../../../shared/ui/text-button.tsx';
import { finishSandbox, sandboxQuery } from '../api/payments.ts';
import classes from '../payments.module.css';

interface SandboxCheckoutScreenProps {
  checkoutId: string;
  /** Returns to the app, with the result in the URL. */
  onReturn: (path: string) => void;
  onPlans: () => void;
}

/** A stand-in for a payment provider's page: it can pay, fail, ask the bank, or be left. No money moves. */
export function SandboxCheckoutScreen({ checkoutId, onReturn, onPlans }: SandboxCheckoutScreenProps) {
  const query = useQuery(sandboxQuery(checkoutId));
  const { data, error } = query;
  const [card, setCard] = useState<SandboxCard['number']>(SANDBOX_CARDS[0].number);
  const [busy, setBusy] = useState<'pay' | 'cancel' | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const finishCheckout = async (body: Parameters<typeof finishSandbox>[1]) => {
    setBusy(body.action);
    try {
      const { returnPath } = await finishSandbox(checkoutId, body);
      if (returnPath) onReturn(returnPath);
    } catch (reason) {
      setFailure(getFailureMessage(reason));
      setBusy(null);
    }
  };
  if (isRefusal(error) || (data && data.status !== 'open' && busy === null)) {
    return (
      <main className="grid content-start gap-4 w-full max-w-110 min-h-dvh mx-auto px-4 py-12">
        <StatePanel
          heading="h1"
          title="This checkout has expired"
          actions={
            data?.returnPath ? (
              <Button onClick={() => onReturn(data.returnPath!)}>See the result</Button>
            ) : (
              <Button onClick={onPlans}>Plans</Button>
            )
          }
        >
          {error ? getFailureMessage(error) : 'It can only be used once.'}
        </StatePanel>
      </main>
    );
  }
  if (!data) {
    return (
      <main className="grid content-start gap-4 w-full max-w-110 min-h-dvh mx-auto px-4 py-12">
        <Pending query={query} height={420} label="Loading checkout…" />
        {error && (
          <Button className="justify-self-start" onClick={onPlans}>
            Plans
          </Button>
        )}
      </main>
    );
  }
  const isCard = data.mode === 'card';
  return (
    <main className="grid content-start gap-4 w-full max-w-110 min-h-dvh mx-auto px-4 py-12">
      <p className="text-xs justify-self-start px-2 py-0.5 rounded-1 bg-warn-soft text-warn">
        Sandbox checkout · no real charge
      </p>
      <h1>{isCard ? 'Card on file' : `Pay for ${data.title}`}</h1>
      {!isCard && (
        <dl className={`${classes.sandboxCheckoutScreenSums} grid gap-2 p-4 rounded-3 bg-s1`}>
          <div className="flex justify-between">
            <dt className="text-t2">Net</dt>
            <dd className="num">{formatMoney(data.due.net)}</dd>
          </div>
          <div className="flex justify-between">
            <dt className="text-t2">Tax, 20%</dt>
            <dd className="num">{formatMoney(data.due.tax)}</dd>
          </div>
          <div className={`${classes.sandboxCheckoutScreenTotal} flex justify-between`}>
            <dt className="text-t2">Total today</dt>
            <dd className="num">{formatMoney(data.due.total)}</dd>
          </div>
          {data.trialDays !== null && data.recurring !== null && (
            <div className="flex justify-between">
              <dt className="text-t2">After {data.trialDays} days</dt>
              <dd className="num">{formatMoney(data.recurring)}</dd>
            </div>
          )}
        </dl>
      )}
      <fieldset className={`${classes.cards} grid gap-2 m-0 p-0 border-0`}>
        <legend className="mb-2 text-t2">Test card</legend>
        {SANDBOX_CARDS.map(({ number, brand, label }) => (
          <label key={number}>
            <input type="radio" name="card" checked={card === number} onChange={() => setCard(number)} />
            <span>
              <span className="num">
                {brand} {number}
              </span>
              <small className="block text-t3 text-[12px]">{label}</small>
            </span>
          </label>
        ))}
      </fieldset>
      <FormMessage>{failure}</FormMessage>
      <TextButton
        label={
          isCard
            ? 'Keep this card'
            : data.trialDays === null
              ? `Pay ${formatMoney(data.due.total)}`
              : 'Start trial'
        }
        fullWidth
        variant="filled"
        loading={busy === 'pay'}
        onClick={() => void finishCheckout({ action: 'pay', card })}
      />
      <Button fullWidth loading={busy === 'cancel'} onClick={() => void finishCheckout({ action: 'cancel' })}>
        Back without paying
      </Button>
    </main>
  );
}
