import { effectiveCost } from '@handset/domain';
import { DescriptionList, Disclosure, FormGrid, MoneyField, useWords } from '@handset/ui';
import { useState } from 'react';
import { useFormState, useWatch } from 'react-hook-form';
import { useFlows } from '../../base/useFlows.ts';
import { Field, useFieldsDisabled } from '../../form/Field.tsx';
import { Section } from '../../form/Section.tsx';
import { useErrorOf } from '../../form/useErrorOf.ts';
import { BULK_TERMS, type BulkValues } from './bulkDraft.ts';
import { bulkMessages } from './bulkMessages.ts';
import type { LotBook } from './LotBook.ts';
import { useLotTotal } from './useLotTotal.ts';

/** Total of the lot and the distributor's terms. */
export function LotPrices({ book }: { book: LotBook }) {
  const messages = useWords(bulkMessages);
  return (
    <Section title={messages.pricesTitle} hint={messages.pricesHint}>
      <FormGrid columns={3}>
        <BuyingPrice book={book} />
      </FormGrid>
      <Terms />
      <EffectiveCost book={book} />
    </Section>
  );
}

/** The distributor's terms, folded into one line while none is given. An error unfolds them. */
function Terms() {
  const messages = useWords(bulkMessages);
  const prices = useWatch<BulkValues, 'prices'>({ name: 'prices' });
  const { errors } = useFormState<BulkValues>({ name: 'prices' });
  const given = BULK_TERMS.filter((term) => (prices[term] ?? 0) !== 0).length;
  const [isOpened, setOpened] = useState(given > 0);
  return (
    <Disclosure
      title={messages.terms}
      aside={messages.termsGiven(given)}
      isExpanded={isOpened || BULK_TERMS.some((term) => errors.prices?.[term] !== undefined)}
      onExpandedChange={setOpened}
    >
      <FormGrid columns={3}>
        {BULK_TERMS.map((term) => (
          <Field<BulkValues, `prices.${typeof term}`> key={term} name={`prices.${term}`}>
            {(field) => <MoneyField label={messages.prices[term]} isRequired {...field} />}
          </Field>
        ))}
      </FormGrid>
    </Disclosure>
  );
}

/** Total of the entries. Only this component follows a price on every key. */
function BuyingPrice({ book }: { book: LotBook }) {
  const messages = useWords(bulkMessages);
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

/** For information only: incentives arrive later, and the amount to pay stays the buying price. */
function EffectiveCost({ book }: { book: LotBook }) {
  const total = useLotTotal(book);
  const messages = useWords(bulkMessages);
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
