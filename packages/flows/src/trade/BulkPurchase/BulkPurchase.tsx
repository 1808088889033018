import { incentivesAboveBuying, numberKnown, secondImeiMissing } from '@handset/domain';
import { Button, Stack, Text, useWords } from '@handset/ui';
import { Plus } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useFieldArray } from 'react-hook-form';
import { commonMessages } from '../../form/commonMessages.ts';
import type { SubmitHandler } from '../../form/embedding.ts';
import { useFieldsDisabled } from '../../form/Field.tsx';
import { FormDialog } from '../../form/FormDialog.tsx';
import { ListState } from '../../form/ListState.tsx';
import * as layout from '../../form/layout.css.ts';
import { Section } from '../../form/Section.tsx';
import { useErrorOf } from '../../form/useErrorOf.ts';
import { useMoneyWarning } from '../../form/useMoneyWarning.ts';
import { whileOpen } from '../../form/whileOpen.tsx';
import { PayBarPlace, usePayBarPlace } from '../../money/WalletTransaction/PayBar.tsx';
import { useWalletMovements } from '../../money/wallets/useWalletMovements.ts';
import * as styles from './BulkPurchase.css.ts';
import type { BulkPurchaseLists, BulkPurchaseProps } from './BulkPurchaseProps.ts';
import { type BulkValues, bulkTotal, emptyBulkEntry, nextEntryId } from './bulkDraft.ts';
import { useBulkEffects } from './bulkEffects.ts';
import { bulkMessages } from './bulkMessages.ts';
import { DoubtfulImeis } from './DoubtfulImeis.tsx';
import type { LotBook } from './LotBook.ts';
import { LotEntry } from './LotEntry.tsx';
import { LotHead } from './LotHead.tsx';
import { LotPayment } from './LotPayment.tsx';
import { LotPrices } from './LotPrices.tsx';
import { LotSummary } from './LotSummary.tsx';
import { type BulkSubmission, useBulkPurchase } from './useBulkPurchase.ts';
import { useBook } from './useLotBook.ts';

/** Many phones bought at once: the party, models at their prices with every IMEI, the terms, and where the money comes from. */
export const BulkPurchase = whileOpen(function BulkPurchase(props: BulkPurchaseProps) {
  const { mode = 'purchase', defaultDraft, onChange, onCancel, onError, parties, stock } = props;
  const messages = useWords(bulkMessages);
  const common = useWords(commonMessages);
  const effectsOf = useBulkEffects(parties.items, props);
  const wallet = useWalletMovements(props);
  useMoneyWarning('BulkPurchase', { pocketBalance: props.pocketBalance });

  const frame = useRef<HTMLDivElement>(null);
  const [isPaying, setPaying] = useState(false);
  const flow = useBulkPurchase({
    ...{ mode, stock, wallet, defaultDraft, onChange, onError },
    isUncertain: props.isUncertain,
    keptOn: props.keptOn,
    onReadyToPay: () => setPaying(true),
    parties: parties.items,
    version: props.mode === 'edit' ? props.version : undefined,
    onSubmit: props.onSubmit as SubmitHandler<BulkSubmission>,
  });
  const { form, book } = flow;
  const warningsOf = (lot: BulkSubmission) => {
    const values = form.getValues();
    const { entity } = values;
    return [
      ...incentivesAboveBuying(lot.prices),
      ...secondImeiMissing(lot.ramSimDetails),
      ...(mode === 'purchase' && entity.mode === 'new' ? numberKnown(parties.items, entity) : []),
      ...wallet.warnings(flow.movementsOf(values)),
    ];
  };
  const payBar = usePayBarPlace();
  const isTouched = useBook(book, book.isTouched);

  const totalOf = ({ entries }: BulkValues) => bulkTotal(entries, (id) => book.unitsOf(id).length);
  const effects = () => {
    const values = form.getValues();
    return effectsOf(values, totalOf(values), book.units());
  };

  return (
    <FormDialog
      flow={flow}
      title={messages.title}
      size="full"
      cancelLabel={common.close}
      isRestored={isTouched || (props.mode === 'edit' ? props.isRestored : defaultDraft !== undefined)}
      effectsOf={() => (mode === 'purchase' ? effects() : [])}
      warningsOf={warningsOf}
      confirmTitle={messages.confirmTitle}
      confirmText={messages.confirmText}
      confirmLabel={messages.confirm}
      shouldAdvanceOnEnter
      footerStart={payBar.element}
      onCancel={onCancel}
    >
      <div ref={frame} className={styles.frame}>
        <div className={styles.columns}>
          <div className={layout.sections}>
            <LotHead {...{ book, mode, parties, onError }} onCreateParty={props.onCreateParty} />
            <LotEntries book={book} {...props} />
            <LotPrices book={book} />
            <PayBarPlace.Provider value={payBar.place}>
              <LotPayment
                {...{ book, mode, isPaying }}
                banks={props.banks}
                pocketBalance={props.pocketBalance}
                onClose={() => setPaying(false)}
                onPaid={() => frame.current?.closest('form')?.requestSubmit()}
              />
            </PayBarPlace.Provider>
          </div>
          <div className={styles.aside}>
            <LotSummary
              {...{ book, mode, parties }}
              banks={props.banks}
              pocketBalance={props.pocketBalance}
            />
          </div>
        </div>
      </div>
    </FormDialog>
  );
});

/** The entries of the lot, the IMEIs to be confirmed, and the way to another entry. */
function LotEntries({ book, stock, ...lists }: BulkPurchaseLists & { book: LotBook }) {
  const messages = useWords(bulkMessages);
  const isDisabled = useFieldsDisabled();
  const errorOf = useErrorOf();
  const list = useRef<HTMLDivElement>(null);
  const addButton = useRef<HTMLButtonElement>(null);
  const { fields, append, remove } = useFieldArray<BulkValues, 'entries', 'key'>({
    name: 'entries',
    keyName: 'key',
  });
  const added = useRef<string | null>(null);
  const error = errorOf('lot');

  const removeEntry = (index: number) => {
    flushSync(() => remove(index));
    goToEntry(list.current, Math.min(index, fields.length - 2));
  };
  const add = () => {
    const { units, ...entry } = emptyBulkEntry(nextEntryId(fields));
    book.begin(entry.id, units);
    added.current = entry.id;
    append(entry, { shouldFocus: false });
  };
  useEffect(() => {
    if (added.current === null || fields.at(-1)?.id !== added.current) return;
    added.current = null;
    goToEntry(list.current, fields.length - 1);
  }, [fields]);

  const { companies, models, onCompanyChange, onCreateCompany, onCreateModel, onError } = lists;
  const { renderKnownPhone } = lists;
  return (
    <Section title={messages.phonesTitle}>
      {stock ? <ListState listing={stock} /> : null}
      {stock?.isLoading ? (
        <Text tone="muted" size={1}>
          {messages.stockLoading}
        </Text>
      ) : null}
      <div ref={list} className={styles.units} data-field="lot">
        {fields.map((entry, index) => (
          <LotEntry
            key={entry.id}
            id={entry.id}
            index={index}
            isLast={index === fields.length - 1}
            onRemove={fields.length > 1 ? () => removeEntry(index) : undefined}
            {...{ book, companies, models, onCompanyChange, onCreateCompany, onCreateModel, onError }}
            renderKnownPhone={renderKnownPhone}
          />
        ))}
      </div>
      {error ? <Text tone="critical">{error}</Text> : null}
      <DoubtfulImeis book={book} onDone={() => addButton.current?.focus()} />
      <Stack align="start">
        <Button
          ref={addButton}
          icon={<Plus size={18} strokeWidth={1.75} />}
          onPress={add}
          isDisabled={isDisabled}
        >
          {messages.addEntry}
        </Button>
      </Stack>
    </Section>
  );
}

function goToEntry(list: Element | null, index: number): void {
  list?.querySelectorAll(':scope > section')[index]?.querySelector('input')?.focus();
}
