import { effectiveCost } from '@handset/domain';
import { Button, DescriptionList, FormGrid, MoneyField } from '@handset/ui';
import { useFormContext, useWatch } from 'react-hook-form';
import { useFlows } from '../FlowsProvider/FlowsProvider.tsx';
import { Field, useFieldsDisabled } from '../form/Field.tsx';
import { Section } from '../form/Section.tsx';
import { useErrorOf } from '../form/useErrorOf.ts';
import { useLate } from '../form/useLate.ts';
import { useMessages } from '../messages/useMessages.ts';
import * as styles from './BulkPurchase.css.ts';
import { BULK_TERMS, type BulkValues } from './bulkDraft.ts';
import { bulkMessages } from './bulkMessages.ts';
import type { LotBook } from './LotBook.ts';
import { useLotTotal } from './useLotTotal.ts';

/** What the lot comes to, and the distributor's terms. */
export function LotPrices({ book }: { book: LotBook }) {
  const messages = useMessages(bulkMessages);
  return (
    <Section title={messages.pricesTitle} hint={messages.pricesHint}>
      <FormGrid columns={3}>
        <BuyingPrice book={book} />
        {BULK_TERMS.map((term) => (
          <Field<BulkValues, `prices.${typeof term}`> key={term} name={`prices.${term}`}>
            {(field) => <MoneyField label={messages.prices[term]} isRequired {...field} />}
          </Field>
        ))}
      </FormGrid>
      <div className={styles.unitsHead}>
        <EffectiveCost book={book} />
        <FillZero />
      </div>
    </Section>
  );
}

/** The sum of what the entries come to; it alone follows a price key by key. */
function BuyingPrice({ book }: { book: LotBook }) {
  const messages = useMessages(bulkMessages);
  const isDisabled = useFieldsDisabled();
  const errorOf = useErrorOf();
  return (
    <MoneyField
      label={messages.buyingPrice}
      name="prices.buyingPrice"
      value={useLotTotal(book)}
      onChange={() => {}}
      errorMessage={errorOf('prices.buyingPrice')}
      isRequired
      isReadOnly
      isDisabled={isDisabled}
    />
  );
}

/** The terms are required although they are called optional: what was not agreed is 0, in one press. */
function FillZero() {
  const messages = useMessages(bulkMessages);
  const isDisabled = useFieldsDisabled();
  const { setValue } = useFormContext<BulkValues>();
  const errorOf = useErrorOf();
  const prices = useWatch<BulkValues, 'prices'>({ name: 'prices' });
  const blank = BULK_TERMS.filter((term) => prices[term] === null);
  if (blank.length === 0) return null;
  return (
    <Button
      size="small"
      variant="quiet"
      isDisabled={isDisabled}
      onPress={() => {
        for (const term of blank)
          setValue(`prices.${term}`, 0, {
            shouldDirty: true,
            shouldValidate: errorOf(`prices.${term}`) !== undefined,
          });
      }}
    >
      {messages.fillZero}
    </Button>
  );
}

/** Information alone: the incentives are received later, and what is paid stays the buying price. */
function EffectiveCost({ book }: { book: LotBook }) {
  const total = useLate(useLotTotal(book));
  const messages = useMessages(bulkMessages);
  const { formatMoney } = useFlows();
  const { lifting, promo, activation } = useWatch<BulkValues, 'prices'>({ name: 'prices' });
  if (total === 0) return null;
  const cost = effectiveCost(total, {
    lifting: lifting ?? 0,
    promo: promo ?? 0,
    activation: activation ?? 0,
  });
  return (
    <DescriptionList
      layout="columns"
      items={[{ term: messages.effectiveCost, description: formatMoney(cost), isNumeric: true }]}
    />
  );
}
