import type { TokenProduct } from '@datacoach/contract';
import { EntityForm, FieldRow, MoneyField, NumberField } from '../../../app/entity-form/entity-form.tsx';
import { useEntityForm } from '../../../app/entity-form/use-entity-form.ts';
import { Dialog } from '../../../shared/ui/dialog.tsx';
import { saveTokens } from './change-prices.ts';

interface TokenFormProps {
  /** Null makes a new offer. */
  product: TokenProduct | null;
  onClose: () => void;
}

/** Offers coaching tokens, or changes an offer. */
export function TokenForm({ product, onClose }: TokenFormProps) {
  const form = useEntityForm({
    endpoint: 'saveTokenProduct',
    initialValues: product ?? { tokens: null, amount: null, currency: 'usd' },
    save: (body) => saveTokens({ key: product?.key ?? `pack-${body.tokens}`, ...body }),
    done: 'Offer saved',
    onDone: onClose,
  });
  return (
    <Dialog opened onClose={onClose} title={product ? 'Edit offer' : 'New offer'} closeLabel="Close">
      <EntityForm form={form} submit="Save offer" onCancel={onClose}>
        <FieldRow>
          <NumberField label="Tokens" {...form.field('tokens')} data-autofocus />
          <MoneyField
            label="Price"
            description="In US dollars, for all of them, with tax"
            {...form.field('amount')}
          />
        </FieldRow>
      </EntityForm>
    </Dialog>
  );
}
