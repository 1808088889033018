import {
  type BulkPurchase,
  type BulkUpdate,
  bulkPurchaseSchema,
  bulkUpdateSchema,
  type Day,
  phoneFieldsOn,
  pickFacts,
} from '@handset/domain';
import { useWords } from '@handset/ui';
import { useEffect, useMemo, useState } from 'react';
import type { Path } from 'react-hook-form';
import { useFlows } from '../../base/useFlows.ts';
import { type CommonMessages, commonMessages } from '../../form/commonMessages.ts';
import type { FlowError, Listing, Party, Refusal, SubmitHandler } from '../../form/embedding.ts';
import { restoredValues } from '../../form/restoredValues.ts';
import { useFlowForm } from '../../form/useFlowForm.ts';
import { useLatest } from '../../form/useLatest.ts';
import type { WalletMovements } from '../../money/wallets/useWalletMovements.ts';
import {
  BULK_TERMS,
  type BulkDraft,
  type BulkEntryFields,
  type BulkValues,
  bulkField,
  bulkInput,
  bulkProblems,
  bulkTotal,
  dueNow,
  emptyBulkDraft,
  unitPath,
  valuesOf,
} from './bulkDraft.ts';
import { type BulkMessages, bulkMessages } from './bulkMessages.ts';
import type { LotBook } from './LotBook.ts';
import { type StockImei, useLotBook } from './useLotBook.ts';

/** The form's submitted value, from either schema. */
export type BulkSubmission = BulkPurchase | BulkUpdate;

interface BulkPurchaseOptions {
  mode: 'purchase' | 'edit';
  parties: readonly Party[];
  stock: Listing<StockImei> | undefined;
  wallet: WalletMovements;
  defaultDraft: Partial<BulkDraft> | undefined;
  version: number | undefined;
  onSubmit: SubmitHandler<BulkSubmission>;
  onChange: ((draft: BulkDraft) => void) | undefined;
  onError: ((error: FlowError) => void) | undefined;
  isUncertain: boolean | undefined;
  keptOn: Day | undefined;
  /** Called instead of the errors where nothing is missing but the payment. */
  onReadyToPay: () => void;
}

/** The form of a lot with the book of its phones: values, errors and submission. */
export function useBulkPurchase(options: BulkPurchaseOptions) {
  const { mode, parties, stock, wallet, defaultDraft, version, onSubmit, onChange, onError } = options;
  const { today, locale } = useFlows();
  const common = useWords(commonMessages);
  const messages = useWords(bulkMessages);
  const [draft] = useState<BulkDraft>(() => restoredValues(emptyBulkDraft(today), defaultDraft));
  const [defaultValues] = useState(() => valuesOf(draft));
  const book = useLotBook(draft, mode, stock);
  const [entryCount, setEntryCount] = useState(defaultValues.entries.length);
  const labels = useMemo(() => bulkLabels(entryCount, messages, common), [entryCount, messages, common]);

  const toInput = (values: BulkValues) =>
    bulkInput(values, { mode, parties, version, unitsOf: book.unitsOf });
  const problemsOf = (values: BulkValues) =>
    bulkProblems(values, {
      ...{ today, mode, locale, messages: common },
      countOf: (id) => book.unitsOf(id).length,
      unitsProblem: (id) => {
        const wrong = book.wrongRows(id);
        return wrong > 0 ? messages.unitsWrong(wrong, book.countOf(id).units) : undefined;
      },
    });
  const dueOf = (values: BulkValues) =>
    dueNow(
      bulkTotal(values.entries, (id) => book.unitsOf(id).length),
      values,
    );
  /** An edit pays nothing. */
  const movementsOf = (values: BulkValues) =>
    mode === 'purchase' && dueOf(values) > 0 ? wallet.ofSplit(values.payment ?? {}, 'out') : [];
  const flow = useFlowForm<BulkValues, BulkSubmission>({
    schema: mode === 'edit' ? bulkUpdateSchema : bulkPurchaseSchema,
    defaultValues,
    toInput,
    fieldOf: bulkField,
    check: (values) => ({
      ...wallet.problems(movementsOf(values), () => 'payment'),
      ...problemsOf(values),
    }),
    labels,
    onSubmit: async (value, { entries }) => {
      const refusal = await onSubmit(value);
      return refusal ? { ...refusal, ...refusedInRows(refusal, entries, book, messages) } : undefined;
    },
    onChange: (values) => {
      setEntryCount(values.entries.length);
      onChange?.(draftOf(values, book));
    },
    onError,
    isUncertain: options.isUncertain,
    dateField: mode === 'purchase' ? 'date' : undefined,
    keptOn: options.keptOn,
  });

  const { form, errors } = flow;
  const latest = useLatest({ onChange, errors });
  useEffect(() => {
    let units = book.units();
    return book.subscribeRows(() => {
      latest.current.onChange?.(draftOf(form.getValues(), book));
      const names = latest.current.errors.flatMap(({ name }) => (name === undefined ? [] : [name]));
      // The total and the due amount follow the number of rows.
      if (units !== book.units() && names.length > 0) void form.trigger(names as Path<BulkValues>[]);
      units = book.units();
    });
  }, [book, form, latest]);

  // Clear the error of an entry's rows once they are right.
  useEffect(
    () =>
      book.subscribe(() => {
        for (const { name } of latest.current.errors) {
          const [, index] = /^entries\.(\d+)\.units$/.exec(name ?? '') ?? [];
          const id = index === undefined ? undefined : form.getValues().entries[Number(index)]?.id;
          if (id !== undefined && book.wrongRows(id) === 0) form.clearErrors(name as Path<BulkValues>);
        }
      }),
    [book, form, latest],
  );

  /** Whether nothing is missing any more but the source of the money. */
  const isReadyToPay = () => {
    const values = form.getValues();
    const due = dueOf(values);
    if (mode === 'edit' || values.payment !== null || due === 0) return false;
    const paid = { ...values, payment: { pocketCash: due, accountCash: 0 } };
    return Object.keys(problemsOf(paid)).length === 0 && bulkPurchaseSchema.safeParse(toInput(paid)).success;
  };

  const validate = async () => {
    book.showMissing();
    if (!isReadyToPay()) return flow.validate();
    options.onReadyToPay();
    return undefined;
  };
  return { ...flow, movementsOf, validate, book };
}

/** Everything that the form holds, rows included. */
export function draftOf(values: BulkValues, book: LotBook): BulkDraft {
  const entries = values.entries.map((entry) => ({ ...entry, units: book.unitsOf(entry.id) }));
  return { ...values, entries, confirmedImeis: book.confirmed() };
}

/** Marks every row that the host refused, and counts them per entry. */
function refusedInRows(
  { fieldErrors = {}, message }: Refusal,
  entries: readonly BulkEntryFields[],
  book: LotBook,
  messages: BulkMessages,
): Refusal {
  const rest: Record<string, string> = {};
  const refusals: Parameters<LotBook['refuse']>[0][number][] = [];
  const wrong = new Set<number>();
  for (const [path, said] of Object.entries(fieldErrors)) {
    const place = unitPath(path);
    const entryId = place && entries[place.entry]?.id;
    const rowKey = entryId === undefined ? undefined : book.rowsOf(entryId)?.getKeys()[place?.unit ?? -1];
    if (!place || entryId === undefined || rowKey === undefined) {
      rest[path] = said;
      continue;
    }
    wrong.add(place.entry);
    refusals.push({ entryId, rowKey, field: place.field === 'imei2' ? 'imei2' : 'imei1', said });
  }
  book.refuse(refusals);
  for (const index of wrong) {
    const id = entries[index]?.id ?? '';
    rest[`entries.${index}.units`] = messages.unitsWrong(book.wrongRows(id), book.countOf(id).units);
  }
  return { fieldErrors: rest, message };
}

/** The labels of the fields in their order, for the summary of errors. */
function bulkLabels(
  entryCount: number,
  messages: BulkMessages,
  common: CommonMessages,
): Record<string, string> {
  const labels: Record<string, string> = {
    purchasePaymentType: messages.paymentType,
    'entity._id': common.entity,
    'entity.name': common.name,
    'entity.number': common.number,
    'entity.reference': common.reference,
    date: common.date,
    lot: messages.phonesTitle,
  };
  for (let index = 0; index < entryCount; index += 1) {
    const fields = {
      companyName: common.company,
      modelName: common.model,
      ...pickFacts(phoneFieldsOn('lotEntry'), messages),
      simOption: messages.simOption,
      quantity: messages.quantity,
      priceOfOne: messages.pricePerUnit,
      units: messages.unitsShort,
    };
    for (const [field, label] of Object.entries(fields))
      labels[`entries.${index}.${field}`] =
        entryCount === 1 ? label : messages.entryField(messages.entry(index + 1), label);
  }
  labels['prices.buyingPrice'] = messages.buyingPrice;
  for (const term of BULK_TERMS) labels[`prices.${term}`] = messages.prices[term];
  return {
    ...labels,
    'creditPaymentData.payableAmountNow': common.payableNow,
    'creditPaymentData.dateOfPayment': common.dateOfPayment,
    payment: messages.paymentTitle,
  };
}
