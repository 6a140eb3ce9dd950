import type { TokenProduct } from '@datacoach/contract';
import { Button, TextInput } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { failureSentence } from '../../../app/api/failure.ts';
import { showToast } from '../../../app/toasts/show-toast.tsx';
import classes from '../../../shared/ui/admin-list.module.css';
import { Dialog } from '../../../shared/ui/dialog.tsx';
import { FormMessage } from '../../../shared/ui/form-message.tsx';
import { centsOf, saveTokens, typedMoney, wholeOf } from './change-prices.ts';

interface TokenFormProps {
  /** Null makes a new offer. */
  product: TokenProduct | null;
  onClose: () => void;
}

/** Offers coaching tokens, or changes an offer. */
export function TokenForm({ product, onClose }: TokenFormProps) {
  const [tokens, setTokens] = useState(product ? String(product.tokens) : '');
  const [price, setPrice] = useState(product ? typedMoney(product.amount) : '');
  const { mutate, isPending, error } = useMutation({
    mutationFn: async () => {
      const count = wholeOf(tokens, 'Tokens');
      await saveTokens({
        key: product?.key ?? `pack-${count}`,
        tokens: count,
        amount: centsOf(price, 'Price'),
        currency: 'usd',
      });
    },
    onSuccess: () => {
      showToast({ kind: 'done', message: 'Offer saved' });
      onClose();
    },
  });
  return (
    <Dialog opened onClose={onClose} title={product ? 'Edit offer' : 'New offer'} closeLabel="Close">
      <form
        className={classes.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          mutate();
        }}
      >
        <div className={classes.row}>
          <TextInput
            label="Tokens"
            inputMode="numeric"
            value={tokens}
            maxLength={3}
            onChange={(event) => setTokens(event.currentTarget.value)}
            data-autofocus
          />
          <TextInput
            label="Price"
            description="In US dollars, for all of them, with tax"
            inputMode="decimal"
            value={price}
            maxLength={12}
            onChange={(event) => setPrice(event.currentTarget.value)}
          />
        </div>
        <FormMessage>{error && failureSentence(error)}</FormMessage>
        <div className={classes.buttons}>
          <Button type="submit" variant="filled" loading={isPending}>
            Save offer
          </Button>
          <Button onClick={onClose}>Cancel</Button>
        </div>
      </form>
    </Dialog>
  );
}
