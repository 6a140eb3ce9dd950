import { Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { failureSentence } from '../../../app/api/failure.ts';
import { formatShortDate } from '../../../shared/format/date.ts';
import { ButtonLink } from '../../../shared/ui/button-link.tsx';
import { Dialog } from '../../../shared/ui/dialog.tsx';
import { FormMessage } from '../../../shared/ui/form-message.tsx';
import { tokensQuery } from '../api/coaching.ts';

/** What tokens cost; each leads to its order. */
export function PurchaseDialog({ opened, onClose }: { opened: boolean; onClose: () => void }) {
  const { data, error } = useQuery(tokensQuery);
  const [first] = data?.lots ?? [];
  return (
    <Dialog opened={opened} onClose={onClose} title="Purchase Token" closeLabel="Close" size={420}>
      {error ? (
        <FormMessage>{failureSentence(error)}</FormMessage>
      ) : !data ? (
        <Skeleton height={160} role="status" aria-label="Tokens load" />
      ) : (
        <div className="grid gap-3">
          <p className="t2">
            A token pays one session with any coach and is good for 12 months.{' '}
            {first && `You have ${data.balance}, the first until ${formatShortDate(new Date(first.endsAt))}.`}
          </p>
          {data.products.length === 0 && <p>There are no tokens to buy now.</p>}
          {data.products.map(({ key, tokens, amount }) => (
            <ButtonLink key={key} to="/membership" search={{ tokens: key }} variant="default" fullWidth>
              {tokens} {tokens === 1 ? 'token' : 'tokens'} for ${(amount / 100).toFixed(2)}
            </ButtonLink>
          ))}
        </div>
      )}
    </Dialog>
  );
}
