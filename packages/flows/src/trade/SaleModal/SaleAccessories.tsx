import { Button, IconButton, MoneyField, NumberField, SearchableSelect, useWords } from '@handset/ui';
import { Plus, Trash2 } from 'lucide-react';
import { useRef } from 'react';
import { flushSync } from 'react-dom';
import { useFieldArray, useFormContext, useWatch } from 'react-hook-form';
import { useFlows } from '../../base/useFlows.ts';
import type { AccessoryOption, Listing } from '../../form/embedding.ts';
import { useFieldsDisabled } from '../../form/Field.tsx';
import { useFormKeys } from '../../form/FormKeys.tsx';
import { Key } from '../../form/Key.tsx';
import * as layout from '../../form/layout.css.ts';
import { Section } from '../../form/Section.tsx';
import { useFailureText } from '../../form/useFailureText.ts';
import { DraftField } from './DraftField.tsx';
import * as styles from './SaleModal.css.ts';
import { accessoryShortages, type SaleDraft } from './saleDraft.ts';
import { ACCESSORY_KEY, saleMessages } from './saleMessages.ts';
import { useSaleTotals } from './useSaleTotals.ts';

const accessoryKey = (accessory: AccessoryOption) => accessory._id;
const accessoryLabel = (accessory: AccessoryOption) => accessory.accessoryName;

/** Accessories on the sale, limited to the stock. */
export function SaleAccessories({ accessories }: { accessories: Listing<AccessoryOption> }) {
  const messages = useWords(saleMessages);
  const failureText = useFailureText();
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

  const choose = (index: number, accessory: AccessoryOption | null) => {
    form.setValue(`accessories.${index}.accessoryName`, accessory?.accessoryName ?? '');
    form.setValue(`accessories.${index}.price`, accessory?.salePrice ?? null);
  };

  const add = () =>
    rows.append(
      { name: '', accessoryName: '', quantity: 1, price: null },
      { focusName: `accessories.${rows.fields.length}.name` },
    );
  useFormKeys({ [ACCESSORY_KEY]: add });
  const addRef = useRef<HTMLButtonElement>(null);
  const remove = (index: number) => {
    flushSync(() => rows.remove(index));
    addRef.current?.focus();
  };

  const addButton = (
    <Button
      ref={addRef}
      variant="quiet"
      icon={<Plus size={18} strokeWidth={1.75} />}
      isDisabled={isDisabled}
      onPress={add}
    >
      {messages.addAccessory} <Key isHint>{ACCESSORY_KEY}</Key>
    </Button>
  );
  if (rows.fields.length === 0) return addButton;
  return (
    <div className={styles.addition}>
      <Section title={messages.accessories} isTitleHidden>
        <ul className={styles.rows} aria-label={messages.accessories}>
          {rows.fields.map((row, index) => {
            const inStock = stock.get(values[index]?.name ?? '');
            const available = shortages.get(index);
            return (
              <li key={row.id} className={styles.accessoryRow}>
                <div className={styles.accessoryName}>
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
                            <bdi className={layout.plain}>{accessory.accessoryName}</bdi>
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
                        loadError={failureText(accessories.error)}
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
                    onPress={() => remove(index)}
                    isDisabled={isDisabled}
                  >
                    <Trash2 size={18} strokeWidth={1.75} />
                  </IconButton>
                </div>
              </li>
            );
          })}
        </ul>
        <div className={styles.accessoryFoot}>
          {addButton}
          <p className={styles.total}>
            <span className={layout.plain}>{messages.subtotal}</span>
            <bdi dir="ltr" className={styles.amount}>
              {formatMoney(totals.accessories)}
            </bdi>
          </p>
        </div>
      </Section>
    </div>
  );
}
