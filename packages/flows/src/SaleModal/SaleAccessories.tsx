import type { Accessory } from '@handset/domain';
import { Button, IconButton, MoneyField, NumberField, SearchableSelect } from '@handset/ui';
import { Plus, Trash2 } from 'lucide-react';
import { useFieldArray, useFormContext, useWatch } from 'react-hook-form';
import type { Listing } from '../embedding/embedding.ts';
import { useFlows } from '../FlowsProvider/FlowsProvider.tsx';
import { useFieldsDisabled } from '../form/Field.tsx';
import * as layout from '../form/layout.css.ts';
import { Section } from '../form/Section.tsx';
import { useMessages } from '../messages/useMessages.ts';
import { DraftField } from './DraftField.tsx';
import * as styles from './SaleModal.css.ts';
import { accessoryShortages, type SaleDraft } from './saleDraft.ts';
import { saleMessages } from './saleMessages.ts';
import { useSaleTotals } from './useSaleTotals.ts';

const accessoryKey = (accessory: Accessory) => accessory._id;
const accessoryLabel = (accessory: Accessory) => accessory.accessoryName;

/** What is sold beside the phones, never more than is in stock. */
export function SaleAccessories({ accessories }: { accessories: Listing<Accessory> }) {
  const messages = useMessages(saleMessages);
  const { formatMoney } = useFlows();
  const totals = useSaleTotals();
  const isDisabled = useFieldsDisabled();
  const form = useFormContext<SaleDraft>();
  const rows = useFieldArray<SaleDraft, 'accessories'>({ name: 'accessories' });
  const values = useWatch<SaleDraft, 'accessories'>({ name: 'accessories' });
  const shortages = new Map(
    accessoryShortages(values, accessories.items).map(({ index, available }) => [index, available]),
  );
  const stock = new Map(accessories.items.map((accessory) => [accessory._id, accessory.quantity]));

  const choose = (index: number, accessory: Accessory | null) => {
    form.setValue(`accessories.${index}.accessoryName`, accessory?.accessoryName ?? '');
    form.setValue(`accessories.${index}.price`, accessory?.salePrice ?? null);
  };

  return (
    <Section title={messages.accessories}>
      {rows.fields.length > 0 && (
        <ul className={styles.rows} aria-label={messages.accessories}>
          {rows.fields.map((row, index) => {
            const inStock = stock.get(values[index]?.name ?? '');
            const available = shortages.get(index);
            return (
              <li key={row.id} className={styles.accessoryRow}>
                <div className={styles.entrySearch}>
                  <DraftField name={`accessories.${index}.name`}>
                    {(field) => (
                      <SearchableSelect
                        {...field}
                        label={messages.accessory}
                        options={accessories.items}
                        getKey={accessoryKey}
                        getLabel={accessoryLabel}
                        renderOption={(accessory) => (
                          <span className={styles.option}>
                            <bdi>{accessory.accessoryName}</bdi>
                            <span className={styles.optionFacts}>{messages.inStock(accessory.quantity)}</span>
                          </span>
                        )}
                        value={field.value || null}
                        onChange={(id, accessory) => {
                          field.onChange(id ?? '');
                          choose(index, accessory);
                        }}
                        isRequired
                        isLoading={accessories.isLoading}
                        loadError={accessories.error}
                        onRetry={accessories.onRetry}
                      />
                    )}
                  </DraftField>
                </div>
                <DraftField name={`accessories.${index}.quantity`}>
                  {({ errorMessage, ...field }) => (
                    <NumberField
                      {...field}
                      label={messages.quantity}
                      minValue={1}
                      description={inStock === undefined ? undefined : messages.inStock(inStock)}
                      errorMessage={available === undefined ? errorMessage : messages.onlyInStock(available)}
                    />
                  )}
                </DraftField>
                <DraftField name={`accessories.${index}.price`}>
                  {(field) => <MoneyField {...field} label={messages.priceOfOne} />}
                </DraftField>
                <div className={styles.entryAction}>
                  <IconButton
                    label={messages.remove(values[index]?.accessoryName || messages.accessory)}
                    onPress={() => rows.remove(index)}
                    isDisabled={isDisabled}
                  >
                    <Trash2 size={18} strokeWidth={1.75} />
                  </IconButton>
                </div>
              </li>
            );
          })}
        </ul>
      )}
      <div className={styles.accessoryFoot}>
        <Button
          icon={<Plus size={18} strokeWidth={1.75} />}
          size="small"
          isDisabled={isDisabled}
          onPress={() =>
            rows.append(
              { name: '', accessoryName: '', quantity: 1, price: null },
              { focusName: `accessories.${rows.fields.length}.name` },
            )
          }
        >
          {messages.addAccessory}
        </Button>
        {rows.fields.length > 0 && (
          <p className={styles.total}>
            <span className={layout.plain}>{messages.subtotal}</span>
            <bdi dir="ltr">{formatMoney(totals.accessories)}</bdi>
          </p>
        )}
      </div>
    </Section>
  );
}
