import { effectiveCostOfOne, MAX_LOT, SIM_OPTIONS, type SimOption } from '@handset/domain';
import {
  Button,
  ConfirmDialog,
  DescriptionList,
  type EditableGridHandle,
  FormGrid,
  MoneyField,
  SegmentedControl,
  useGridRows,
  useWords,
} from '@handset/ui';
import { Trash2 } from 'lucide-react';
import { type RefObject, useDeferredValue, useId, useLayoutEffect, useRef, useState } from 'react';
import { get, useFormContext, useFormState, useWatch } from 'react-hook-form';
import { useFlows } from '../../base/useFlows.ts';
import { Field, useFieldsDisabled } from '../../form/Field.tsx';
import { CompanyModelPicker } from '../../stock/CompanyModelPicker/CompanyModelPicker.tsx';
import { RamMemoryField } from '../../stock/CompanyModelPicker/RamMemoryField.tsx';
import * as styles from './BulkPurchase.css.ts';
import type { BulkPurchaseLists } from './BulkPurchaseProps.ts';
import { type BulkUnit, type BulkValues, blankUnit, isBlank } from './bulkDraft.ts';
import { bulkMessages } from './bulkMessages.ts';
import type { LotBook } from './LotBook.ts';
import { QuantityField } from './QuantityField.tsx';
import { UnitTable } from './UnitTable.tsx';
import { useBook } from './useLotBook.ts';
import { useLotTotal } from './useLotTotal.ts';

interface LotEntryProps extends Omit<BulkPurchaseLists, 'parties' | 'banks' | 'pocketBalance'> {
  book: LotBook;
  id: string;
  index: number;
  /** Whether it is the last entry, which gets a row for each further scan. */
  isLast: boolean;
  /** Removes the entry. Absent for the only one. */
  onRemove: (() => void) | undefined;
}

/** The question asked before filled rows are cleared. */
type Question = { kind: 'rows'; count: number; simOption: SimOption } | { kind: 'remove' };

/** One model at one price, with its phones. */
export function LotEntry({ book, id, index, isLast, onRemove, ...lists }: LotEntryProps) {
  const messages = useWords(bulkMessages);
  const titleId = useId();
  const isDisabled = useFieldsDisabled();
  const { setValue } = useFormContext<BulkValues>();
  const grid = useRef<EditableGridHandle>(null);
  const rows = useUnitRows(book, id, grid);
  const simOption = useWatch<BulkValues, `entries.${number}.simOption`>({
    name: `entries.${index}.simOption`,
  });
  const [question, setQuestion] = useState<Question | null>(null);
  const { errors } = useFormState<BulkValues>();
  const units = useBook(book, () => book.countOf(id).units);
  const room = useBook(book, () => Math.max(0, MAX_LOT - book.units())) + units;
  const filled = () => rows.getRows().filter((row) => !isBlank(row)).length;

  const rebuild = (count: number, option: SimOption) => {
    // Blank rows stay as they are: one of them may just have been pressed, and a scan is on its way to it.
    if (filled() === 0) rows.setCount(count);
    else rows.setRows(Array.from({ length: count }, blankUnit));
    if (option !== simOption)
      setValue(`entries.${index}.simOption`, option, { shouldDirty: true, shouldValidate: true });
  };
  const change = (count: number, option: SimOption) => {
    if (filled() > 0) setQuestion({ kind: 'rows', count, simOption: option });
    else rebuild(count, option);
  };
  const remove = () => {
    if (filled() > 0) setQuestion({ kind: 'remove' });
    else onRemove?.();
  };
  const answer = () => {
    setQuestion(null);
    if (question?.kind === 'rows') rebuild(question.count, question.simOption);
    else onRemove?.();
  };

  return (
    <section className={styles.entry} aria-labelledby={titleId}>
      <div className={styles.entryHead}>
        <h4 id={titleId} className={styles.entryTitle}>
          {messages.entry(index + 1)}
        </h4>
        <Button
          size="small"
          variant="quiet"
          icon={<Trash2 size={16} strokeWidth={1.75} />}
          onPress={remove}
          isDisabled={isDisabled || !onRemove}
        >
          {messages.removeEntry}
        </Button>
      </div>
      <FormGrid columns={3}>
        <EntryPhone index={index} {...lists} />
        <Field<BulkValues, `entries.${number}.priceOfOne`> name={`entries.${index}.priceOfOne`}>
          {(field) => <MoneyField label={messages.pricePerUnit} isRequired {...field} />}
        </Field>
        <RamMemoryField
          label={messages.ramMemory}
          name={`entries.${index}.ramMemory`}
          companyName={`entries.${index}.companyName`}
        />
        <SegmentedControl
          label={messages.simOption}
          name={`entries.${index}.simOption`}
          options={SIM_OPTIONS.map((value) => ({ value, label: messages.simOptions[value] }))}
          value={simOption}
          onChange={(option) => option !== simOption && change(units, option)}
          isRequired
          isFullWidth
          isDisabled={isDisabled}
        />
        <QuantityField
          name={`entries.${index}.quantity`}
          count={units}
          max={room}
          onCommit={(count) => change(count, simOption)}
        />
      </FormGrid>
      <UnitTable
        {...{ book, rows, grid, simOption, isLast }}
        entryId={id}
        name={`entries.${index}.units`}
        isWrong={get(errors, `entries.${index}.units`) !== undefined}
        maxRows={room}
        renderKnownPhone={lists.renderKnownPhone}
        onError={lists.onError}
      />
      <EntryCost book={book} id={id} index={index} />
      <ConfirmDialog
        isOpen={question !== null}
        title={question?.kind === 'remove' ? messages.removeEntryTitle : messages.rebuildTitle}
        description={
          question?.kind === 'rows'
            ? messages.rebuildText(filled(), question.count)
            : messages.removeEntryText(filled())
        }
        confirmLabel={question?.kind === 'remove' ? messages.removeEntry : messages.rebuild}
        cancelLabel={question?.kind === 'remove' ? messages.keepEntry : messages.keepRows}
        tone="critical"
        onConfirm={answer}
        onClose={() => setQuestion(null)}
      />
    </section>
  );
}

/** The rows of an entry, in the lot's book for as long as the entry is there. */
function useUnitRows(book: LotBook, id: string, grid: RefObject<EditableGridHandle | null>) {
  const rows = useGridRows<BulkUnit>({ createRow: blankUnit, initialRows: book.beginningOf(id) });
  useLayoutEffect(() => book.enter(id, rows, grid), [book, id, rows, grid]);
  return rows;
}

function EntryPhone({ index, ...lists }: { index: number } & Omit<BulkPurchaseLists, 'parties' | 'banks'>) {
  const { setValue } = useFormContext<BulkValues>();
  const [companyName, modelName] = useWatch<
    BulkValues,
    [`entries.${number}.companyName`, `entries.${number}.modelName`]
  >({ name: [`entries.${index}.companyName`, `entries.${index}.modelName`] });
  const { errors } = useFormState<BulkValues>();
  const isDisabled = useFieldsDisabled();
  const errorOf = (field: string) =>
    (get(errors, `entries.${index}.${field}`) as { message?: string } | undefined)?.message;
  const set = (field: 'companyName' | 'modelName', value: string) =>
    setValue(`entries.${index}.${field}`, value, {
      shouldDirty: true,
      shouldValidate: errorOf(field) !== undefined,
    });
  const { companies, models, onCompanyChange, onCreateCompany, onCreateModel, onError } = lists;
  return (
    <CompanyModelPicker
      value={{ companyName, modelName }}
      onChange={(next) => {
        if (next.companyName !== companyName) set('companyName', next.companyName);
        if (next.modelName !== modelName) set('modelName', next.modelName);
      }}
      names={{ companyName: `entries.${index}.companyName`, modelName: `entries.${index}.modelName` }}
      errors={{ companyName: errorOf('companyName'), modelName: errorOf('modelName') }}
      {...{ companies, models, onCompanyChange, onCreateCompany, onCreateModel, onError, isDisabled }}
    />
  );
}

/** Total of the entry, and the effective cost of one phone after the incentives. */
function EntryCost({ book, id, index }: { book: LotBook; id: string; index: number }) {
  const messages = useWords(bulkMessages);
  const { formatMoney } = useFlows();
  const units = useBook(book, () => book.countOf(id).units);
  const total = useDeferredValue(useLotTotal(book));
  const price = useWatch<BulkValues, `entries.${number}.priceOfOne`>({ name: `entries.${index}.priceOfOne` });
  const prices = useWatch<BulkValues, 'prices'>({ name: 'prices' });
  if (!price) return null;
  const { lifting, promo, activation } = prices;
  const incentives = { lifting: lifting ?? 0, promo: promo ?? 0, activation: activation ?? 0 };
  return (
    <DescriptionList
      layout="columns"
      items={[
        {
          term: messages.entryTotal,
          description: formatMoney(price * units),
          isNumeric: true,
          isStrong: true,
        },
        {
          term: messages.effectiveCostOfOne,
          description: formatMoney(total > 0 ? effectiveCostOfOne(price, total, incentives) : price),
          isNumeric: true,
        },
      ]}
    />
  );
}
