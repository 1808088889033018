import { formatImei, ruleMessage } from '@handset/domain';
import { Banner, Button, Disclosure, IconButton, MoneyField, SearchableSelect, TextArea } from '@handset/ui';
import { Plus, Smartphone, Trash2 } from 'lucide-react';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useFieldArray, useFormContext, useWatch } from 'react-hook-form';
import type { Listing } from '../embedding/embedding.ts';
import { useFlows } from '../FlowsProvider/FlowsProvider.tsx';
import { Section } from '../form/Section.tsx';
import { useMessages } from '../messages/useMessages.ts';
import { DraftField } from './DraftField.tsx';
import * as styles from './SaleModal.css.ts';
import { imeisOf, offeredPrice, type SaleDraft, type SaleUnit } from './saleDraft.ts';
import { saleMessages } from './saleMessages.ts';
import { useSaleTotals } from './useSaleTotals.ts';

const unitKey = (unit: SaleUnit) => unit.imei1;
const unitSearchText = (unit: SaleUnit) => `${unit.imei1} ${unit.imei2 ?? ''}`;
const unitName = (unit: SaleUnit) => `${unit.companyName} ${unit.modelName}`;
const unitFacts = (unit: SaleUnit) =>
  [unit.ramMemory, unit.color, unit.condition].filter(Boolean).join(' · ');

/** The phones of the sale: found by IMEI or scanned, priced, listed. */
export function SalePhones({ units }: { units: Listing<SaleUnit> }) {
  const messages = useMessages(saleMessages);
  const { locale } = useFlows();
  const form = useFormContext<SaleDraft>();
  const phones = useFieldArray<SaleDraft, 'imeiPrices'>({ name: 'imeiPrices' });
  const addedImeis = useWatch<SaleDraft, 'addedImeis'>({ name: 'addedImeis' });
  const [notice, setNotice] = useState<{ tone: 'critical' | 'caution' | 'positive'; text: string }>();
  const search = useRef<HTMLInputElement>(null);
  const price = useRef<HTMLInputElement>(null);

  const isAdded = (imei: string) => form.getValues('imeiPrices').some((row) => row.imei === imei);

  const put = (added: readonly { unit: SaleUnit; price: number }[]) => {
    phones.append(
      added.map((row) => ({ imei: row.unit.imei1, price: row.price })),
      { shouldFocus: false },
    );
    form.setValue('addedImeis', [...form.getValues('addedImeis'), ...added.map((row) => row.unit)]);
  };

  const clearEntry = () => {
    form.setValue('imei1', '');
    form.setValue('price', null);
  };

  const pick = (unit: SaleUnit | null) => {
    setNotice(undefined);
    if (!unit) return clearEntry();
    if (isAdded(unit.imei1)) {
      clearEntry();
      return setNotice({ tone: 'critical', text: ruleMessage('imei.duplicate', locale) });
    }
    // What is typed next replaces the price: select it once the field shows it in the form in which it is edited.
    flushSync(() => form.setValue('price', offeredPrice(unit)));
    price.current?.focus();
    queueMicrotask(() => price.current?.select());
  };

  const add = () => {
    const entry = form.getValues();
    const unit = units.items.find((candidate) => candidate.imei1 === entry.imei1);
    if (!unit || entry.price === null) {
      return setNotice({ tone: 'critical', text: ruleMessage('imei.price', locale) });
    }
    put([{ unit, price: entry.price }]);
    clearEntry();
    setNotice(undefined);
    search.current?.focus();
  };

  const addAll = () => {
    const byImei = new Map(units.items.flatMap((unit) => imeisOfUnit(unit).map((imei) => [imei, unit])));
    const written = imeisOf(form.getValues('writtenImeis'));
    const found = new Map<string, { unit: SaleUnit; price: number }>();
    const left: string[] = [];
    for (const imei of written) {
      const unit = byImei.get(imei);
      const offered = unit ? offeredPrice(unit) : null;
      if (!unit || offered === null) left.push(imei);
      else if (!isAdded(unit.imei1)) found.set(unit.imei1, { unit, price: offered });
    }
    put([...found.values()]);
    form.setValue('writtenImeis', left.join('\n'));
    setNotice(
      left.length > 0
        ? { tone: 'caution', text: messages.notInStock(left.join(', ')) }
        : { tone: 'positive', text: messages.addedCount(found.size) },
    );
  };

  const remove = (index: number) => {
    const { imei } = form.getValues(`imeiPrices.${index}`);
    phones.remove(index);
    form.setValue(
      'addedImeis',
      form.getValues('addedImeis').filter((unit) => unit.imei1 !== imei),
    );
    search.current?.focus();
  };

  const unitByImei = new Map(addedImeis.map((unit) => [unit.imei1, unit]));
  return (
    <Section title={messages.phones}>
      <div className={styles.entry}>
        <div className={styles.entrySearch}>
          <DraftField name="imei1">
            {(field) => (
              <SearchableSelect
                {...field}
                ref={search}
                label={messages.imeiSearch}
                description={messages.imeiSearchHint}
                options={units.items}
                getKey={unitKey}
                getLabel={unitKey}
                getSearchText={unitSearchText}
                renderOption={(unit) => <UnitOption unit={unit} />}
                value={field.value || null}
                onChange={(imei, unit) => {
                  field.onChange(imei ?? '');
                  pick(unit);
                }}
                isNumeric
                isLoading={units.isLoading}
                loadError={units.error}
                onRetry={units.onRetry}
              />
            )}
          </DraftField>
        </div>
        <DraftField name="price">
          {(field) => (
            // biome-ignore lint/a11y/noStaticElementInteractions: Enter in the price adds the phone, as the button does
            <div
              onKeyDown={(event) => {
                if (event.key !== 'Enter') return;
                event.preventDefault();
                add();
              }}
            >
              <MoneyField {...field} ref={price} label={messages.price} />
            </div>
          )}
        </DraftField>
        <div className={styles.entryAction}>
          <Button icon={<Plus size={18} strokeWidth={1.75} />} onPress={add}>
            {messages.add}
          </Button>
        </div>
      </div>
      {notice && <Banner tone={notice.tone}>{notice.text}</Banner>}
      {phones.fields.length === 0 ? (
        <p className={styles.empty}>
          <Smartphone size={18} strokeWidth={1.75} aria-hidden />
          {messages.noPhones}
        </p>
      ) : (
        <>
          <ul className={styles.rows} aria-label={messages.phones}>
            {phones.fields.map((row, index) => (
              <PhoneRow
                key={row.id}
                index={index}
                imei={row.imei}
                unit={unitByImei.get(row.imei)}
                onRemove={remove}
              />
            ))}
          </ul>
          <PhonesTotal />
        </>
      )}
      <Disclosure title={messages.severalImeis}>
        <div className={styles.several}>
          <DraftField name="writtenImeis">
            {(field) => (
              <TextArea
                {...field}
                label={messages.writtenImeis}
                description={messages.writtenImeisHint}
                rows={4}
              />
            )}
          </DraftField>
          <div>
            <Button onPress={addAll}>{messages.addAll}</Button>
          </div>
        </div>
      </Disclosure>
    </Section>
  );
}

function imeisOfUnit(unit: SaleUnit): string[] {
  return unit.imei2 ? [unit.imei1, unit.imei2] : [unit.imei1];
}

function UnitOption({ unit }: { unit: SaleUnit }) {
  const { formatMoney } = useFlows();
  const price = offeredPrice(unit);
  return (
    <span className={styles.option}>
      <span>
        <Imei imei={unit.imei1} />
        <span className={styles.optionFacts}>
          <bdi>{unitName(unit)}</bdi> · <bdi>{unitFacts(unit)}</bdi>
        </span>
      </span>
      {price !== null && <bdi dir="ltr">{formatMoney(price)}</bdi>}
    </span>
  );
}

/** The groups in which people read an IMEI to each other, the digits that they search by in bold. */
function Imei({ imei }: { imei: string }) {
  const groups = formatImei(imei);
  return (
    <bdi dir="ltr" className={styles.imei}>
      {groups.slice(0, -6)}
      <strong>{groups.slice(-6)}</strong>
    </bdi>
  );
}

function PhoneRow({
  index,
  imei,
  unit,
  onRemove,
}: {
  index: number;
  imei: string;
  unit: SaleUnit | undefined;
  onRemove: (index: number) => void;
}) {
  const messages = useMessages(saleMessages);
  const name = unit ? unitName(unit) : imei;
  return (
    <li className={styles.phoneRow}>
      <div className={styles.rowText}>
        <span className={styles.rowName}>
          <bdi>{name}</bdi>
          {unit && (
            <span className={styles.optionFacts}>
              <bdi>{unitFacts(unit)}</bdi>
            </span>
          )}
        </span>
        <Imei imei={imei} />
      </div>
      <DraftField name={`imeiPrices.${index}.price`}>
        {(field) => (
          <div>
            <MoneyField {...field} label={messages.priceOf(`${name} ${imei}`)} isLabelHidden />
          </div>
        )}
      </DraftField>
      <IconButton label={messages.remove(`${name} ${imei}`)} onPress={() => onRemove(index)}>
        <Trash2 size={18} strokeWidth={1.75} />
      </IconButton>
    </li>
  );
}

function PhonesTotal() {
  const messages = useMessages(saleMessages);
  const { formatMoney } = useFlows();
  return (
    <p className={styles.total}>
      <span>{messages.total}</span>
      <bdi dir="ltr">{formatMoney(useSaleTotals().phones)}</bdi>
    </p>
  );
}
