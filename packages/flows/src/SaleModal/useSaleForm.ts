import { type Accessory, ruleMessage, type Sale, saleSchema } from '@handset/domain';
import type { FormError } from '@handset/ui';
import { useRef, useState } from 'react';
import { entityField } from '../EntityPicker/entity.ts';
import type { Party, SubmitHandler } from '../embedding/embedding.ts';
import { useFlows } from '../FlowsProvider/FlowsProvider.tsx';
import { type FlowForm, useFlowForm } from '../form/useFlowForm.ts';
import { needsConfirmation } from '../ImeiField/ImeiField.tsx';
import { commonMessages } from '../messages/commonMessages.ts';
import { useMessages } from '../messages/useMessages.ts';
import {
  accessoryShortages,
  completeDraft,
  emptySaleDraft,
  isMissingRequired,
  type SaleDraft,
  saleInput,
} from './saleDraft.ts';
import { saleMessages } from './saleMessages.ts';
import { useFieldLabels } from './useFieldLabels.ts';

interface SaleFormOptions {
  defaultDraft: SaleDraft | undefined;
  parties: readonly Party[];
  accessories: readonly Accessory[];
  onSubmit: SubmitHandler<SaleDraft>;
  onChange: ((draft: SaleDraft) => void) | undefined;
}

/** The sale's form: its values, what is wrong with them, and the one submission. */
export function useSaleForm({ defaultDraft, parties, accessories, onSubmit, onChange }: SaleFormOptions) {
  const { today, locale } = useFlows();
  const messages = useMessages(saleMessages);
  const common = useMessages(commonMessages);
  const labels = useFieldLabels();
  const [defaultValues] = useState(() => ({ ...emptySaleDraft(today), ...defaultDraft }));
  const [isIncomplete, setIncomplete] = useState(false);
  const isRefused = useRef(false);
  const isHandedOver = useRef(false);

  const check = (draft: SaleDraft) => {
    const problems: Record<string, string> = {};
    // The rules know sales of accessories alone; this modal sells phones.
    if (draft.imeiPrices.length === 0) problems.imei1 = ruleMessage('sale.phones', locale);
    if (draft.imei1 !== '') problems.imei1 = messages.addPending;
    for (const { index, available } of accessoryShortages(draft.accessories, accessories)) {
      problems[`accessories.${index}.quantity`] = messages.onlyInStock(available);
    }
    if (draft.sellingType === 'Exchange') {
      const { imei1, imei2, isImei1Confirmed, isImei2Confirmed } = draft.exchangePhoneDetail;
      if (needsConfirmation(imei1) && !isImei1Confirmed) {
        problems['exchangePhoneDetail.imei1'] = common.imeiCheckDigitError;
      }
      if (needsConfirmation(imei2) && !isImei2Confirmed) {
        problems['exchangePhoneDetail.imei2'] = common.imeiCheckDigitError;
      }
    }
    return problems;
  };

  const flow: FlowForm<SaleDraft, Sale> = useFlowForm<SaleDraft, Sale>({
    schema: saleSchema,
    defaultValues,
    toInput: (values) => saleInput(completeDraft(values, parties)),
    fieldOf,
    check,
    labels,
    onSubmit: () => onSubmit(structuredClone(completeDraft(form.getValues(), parties))),
    onChange: (values) => {
      if (isHandedOver.current) return;
      const draft = completeDraft(values, parties);
      onChange?.(draft);
      if (!isRefused.current) return;
      // A rule may read other fields than the one that changed: the payment follows the prices.
      void form.trigger();
      setIncomplete((was) => was && isMissingRequired(draft));
    },
  });
  const { form } = flow;

  const submit = async () => {
    if (isHandedOver.current) return;
    const sale = await flow.validate();
    if (sale === undefined) {
      isRefused.current = true;
      return setIncomplete(isMissingRequired(completeDraft(form.getValues(), parties)));
    }
    if (isHandedOver.current || !(await flow.send(sale))) return;
    isHandedOver.current = true;
    form.reset({ ...form.getValues(), ...noPhones });
  };

  return { ...flow, errors: flow.errors.map((error) => named(error, labels)), isIncomplete, submit };
}

/** The price, phone and IMEI fields, as they are after a submission. */
const noPhones = { imei1: '', price: null, writtenImeis: '', addedImeis: [], imeiPrices: [], finalPrice: 0 };

/** Where the form shows an error of the domain's: what has no field of its own goes to the field that mends it. */
function fieldOf(path: string, { entity, imeiPrices }: SaleDraft): string {
  if (path.startsWith('entityData')) return entityField(path, entity);
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
    default:
      return path;
  }
}

/** The fields of a row share one label. */
function named(error: FormError, labels: Readonly<Record<string, string>>): FormError {
  return { ...error, label: error.label ?? labels[error.name?.replace(/\.\d+\./, '.*.') ?? ''] };
}
