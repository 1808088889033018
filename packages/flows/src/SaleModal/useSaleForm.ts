import {
  type Accessory,
  imeisOfUnit,
  ruleMessage,
  type Sale,
  saleDateRule,
  saleSchema,
} from '@handset/domain';
import { useRef, useState } from 'react';
import { entityField } from '../EntityPicker/entity.ts';
import type { FlowError, Party, SubmitHandler } from '../embedding/embedding.ts';
import { useFlows } from '../FlowsProvider/FlowsProvider.tsx';
import { type FlowForm, useFlowForm } from '../form/useFlowForm.ts';
import { needsConfirmation } from '../ImeiField/ImeiField.tsx';
import { commonMessages } from '../messages/commonMessages.ts';
import { useMessages } from '../messages/useMessages.ts';
import { listedErrors } from './listedErrors.ts';
import {
  accessoryRowOf,
  accessoryShortages,
  completeDraft,
  emptySaleDraft,
  hasEntries,
  isMissingRequired,
  restoredDraft,
  type SaleDraft,
  saleInput,
} from './saleDraft.ts';
import { saleMessages } from './saleMessages.ts';
import { useFieldLabels } from './useFieldLabels.ts';
import type { Stock } from './useStock.ts';

interface SaleFormOptions {
  defaultDraft: SaleDraft | undefined;
  parties: readonly Party[];
  accessories: readonly Accessory[];
  stock: Stock;
  onSubmit: SubmitHandler<SaleDraft>;
  onChange: ((draft: SaleDraft) => void) | undefined;
  onError: ((error: FlowError) => void) | undefined;
}

/** The sale's form: its values, what is wrong with them, and the one submission. */
export function useSaleForm(options: SaleFormOptions) {
  const { defaultDraft, parties, accessories, stock, onSubmit, onChange, onError } = options;
  const { today } = useFlows();
  const labels = useFieldLabels();
  const problemsOf = useProblems(accessories, stock);
  const [defaultValues] = useState(() =>
    defaultDraft ? restoredDraft(defaultDraft, today) : emptySaleDraft(today),
  );
  const [isIncomplete, setIncomplete] = useState(false);
  /** Once the draft is the host's, nothing is told or sent until something is entered anew. */
  const handedOver = useRef<'sent' | 'emptied' | null>(null);

  const flow: FlowForm<SaleDraft, Sale> = useFlowForm<SaleDraft, Sale>({
    schema: saleSchema,
    defaultValues,
    toInput: (values) => saleInput(completeDraft(values, parties)),
    fieldOf,
    check: problemsOf,
    labels,
    onSubmit: () => onSubmit(structuredClone(completeDraft(form.getValues(), parties))),
    onChange: (values) => {
      if (handedOver.current === 'sent') return;
      handedOver.current = null;
      const draft = completeDraft(values, parties);
      onChange?.(draft);
      setIncomplete((was) => was && isMissingRequired(draft));
    },
    onError,
  });
  const { form } = flow;

  const submit = async () => {
    if (handedOver.current) return;
    const sale = await flow.validate();
    if (sale === undefined) return setIncomplete(isMissingRequired(completeDraft(form.getValues(), parties)));
    if (handedOver.current || !(await flow.send(sale))) return;
    handedOver.current = 'sent';
    form.reset({ ...form.getValues(), ...noPhones });
    handedOver.current = 'emptied';
  };

  return {
    ...flow,
    errors: listedErrors(flow.errors, labels, form.getValues('imeiPrices')),
    isIncomplete,
    submit,
    /** Whether something was entered that would be lost. */
    hasEntries: () => !handedOver.current && hasEntries(form.getValues(), today),
  };
}

/** The price, phone and IMEI fields, as they are after a submission. */
const noPhones = { imei1: '', price: null, writtenImeis: '', addedImeis: [], imeiPrices: [], finalPrice: 0 };

/** What is wrong besides the schema: what needs today, the stock or a confirmation. */
function useProblems(accessories: readonly Accessory[], stock: Stock) {
  const { today, locale } = useFlows();
  const messages = useMessages(saleMessages);
  const common = useMessages(commonMessages);

  return (draft: SaleDraft): Record<string, string> => {
    const problems: Record<string, string> = {};
    // The rules know sales of accessories alone; this modal sells phones.
    if (draft.imeiPrices.length === 0) problems.imei1 = ruleMessage('sale.phones', locale);
    if (draft.imei1 !== '') problems.imei1 = messages.addPending;
    const broken = saleDateRule(draft.saleDate, today, draft.addedImeis);
    if (broken) problems.saleDate = ruleMessage(broken, locale);
    draft.imeiPrices.forEach(({ imei }, index) => {
      if (stock.isKnown && !stock.find(imei)) problems[`imeiPrices.${index}.imei`] = messages.noLongerInStock;
    });
    for (const { index, available } of accessoryShortages(draft.accessories, accessories)) {
      problems[`accessories.${index}.quantity`] = messages.onlyInStock(available);
    }
    return draft.sellingType === 'Exchange' ? { ...problems, ...exchangeProblems(draft) } : problems;
  };

  function exchangeProblems({ exchangePhoneDetail, addedImeis }: SaleDraft): Record<string, string> {
    const problems: Record<string, string> = {};
    const sold = new Set(addedImeis.flatMap(imeisOfUnit));
    const { imei1, imei2, isImei1Confirmed, isImei2Confirmed } = exchangePhoneDetail;
    for (const [field, imei, isConfirmed] of [
      ['imei1', imei1, isImei1Confirmed],
      ['imei2', imei2, isImei2Confirmed],
    ] as const) {
      const name = `exchangePhoneDetail.${field}`;
      if (sold.has(imei)) problems[name] = ruleMessage('imei.duplicate', locale);
      else if (stock.find(imei)) problems[name] = messages.alreadyInStock;
      else if (needsConfirmation(imei) && !isConfirmed) problems[name] = common.imeiCheckDigitError;
    }
    return problems;
  }
}

/** Where the form shows an error of the domain's: what has no field of its own goes to the field that mends it. */
function fieldOf(path: string, draft: SaleDraft): string {
  const { entity, imeiPrices } = draft;
  if (path.startsWith('entityData')) return entityField(path, entity);
  const [, number, field] = /^accessories\.(\d+)\.(.+)$/.exec(path) ?? [];
  if (number !== undefined) {
    const index = accessoryRowOf(draft, Number(number));
    // A sale of nothing comes to nothing: it lacks a phone.
    return index === undefined ? 'imei1' : `accessories.${index}.${field}`;
  }
  switch (path) {
    case 'imeiPrices':
      return 'imei1';
    case 'finalPrice':
      return imeiPrices.length === 0 ? 'imei1' : 'imeiPrices.0.price';
    case 'accountCash':
    case 'bankAccountUsed':
      return 'pocketCash';
    case 'accessories':
      return 'accessories.0.price';
    case 'exchangePhoneDetail':
      return 'exchangePhoneDetail.companyName';
    default:
      return path;
  }
}
