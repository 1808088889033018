import {
  type ImeiRecord,
  type NewPhone,
  newPhoneSchema,
  type StockEdit,
  stockEditSchema,
} from '@handset/domain';
import { useWords } from '@handset/ui';
import { useCallback, useMemo, useRef, useState } from 'react';
import { useFlows } from '../../base/useFlows.ts';
import { commonMessages } from '../../form/commonMessages.ts';
import type { FlowError, Refusal } from '../../form/embedding.ts';
import { useFlowForm } from '../../form/useFlowForm.ts';
import {
  draftOfPhone,
  emptyStockPhoneDraft,
  newPhoneInput,
  type StockEditConflict,
  type StockPhone,
  type StockPhoneDraft,
  stockEditInput,
  stockPhoneField,
  stockPhoneProblems,
} from './stockPhoneDraft.ts';
import { stockPhoneMessages } from './stockPhoneMessages.ts';
import { useStockConflict } from './useStockConflict.ts';

/** A phone of the stock that bears an IMEI already. */
export type StockHolder = Pick<ImeiRecord, '_id' | 'imei1' | 'imei2' | 'companyName' | 'modelName'>;

interface StockPhoneOptions {
  phone: StockPhone | undefined;
  conflict: StockPhone | undefined;
  shopId: string | undefined;
  units: readonly StockHolder[];
  defaultDraft: Partial<StockPhoneDraft> | undefined;
  onChange: ((draft: StockPhoneDraft) => void) | undefined;
  isUncertain: boolean | undefined;
  onError: ((error: FlowError) => void) | undefined;
  // biome-ignore lint/suspicious/noConfusingVoidType: as SubmitHandler
  onSubmit: (value: NewPhone | StockEdit, draft: StockPhoneDraft) => Promise<Refusal | void>;
}

/** The state of the stock form. */
export function useStockPhone(options: StockPhoneOptions) {
  const { phone, conflict, units, defaultDraft, onSubmit, onChange, onError } = options;
  const messages = useWords(stockPhoneMessages);
  const common = useWords(commonMessages);
  const { locale } = useFlows();
  const [editConflict, setEditConflict] = useState<StockEditConflict | null>(null);
  const latestConflict = useRef<StockEditConflict | null>(null);
  const noteConflict = useCallback((next: StockEditConflict) => {
    latestConflict.current = next;
    setEditConflict(next);
  }, []);
  const holders = useMemo(
    () =>
      new Map(units.flatMap((unit) => [unit.imei1, unit.imei2 ?? ''].map((imei) => [imei, unit] as const))),
    [units],
  );
  const heldBy = (imei: string) => {
    const holder = imei === '' ? undefined : holders.get(imei);
    return holder && holder._id !== phone?._id ? `${holder.companyName} ${holder.modelName}` : undefined;
  };

  const flow = useFlowForm<StockPhoneDraft, NewPhone | StockEdit>({
    schema: phone ? stockEditSchema : newPhoneSchema,
    defaultValues: phone ? draftOfPhone(phone) : emptyStockPhoneDraft(),
    defaultDraft,
    toInput: (draft) =>
      phone
        ? stockEditInput(draft, (latestConflict.current?.stored ?? phone).version)
        : newPhoneInput(draft, options.shopId),
    fieldOf: stockPhoneField,
    check: (draft) =>
      stockPhoneProblems(draft, {
        ...{ phone, heldBy, locale },
        editConflict: latestConflict.current,
        messages: { common, stock: messages },
      }),
    labels: {
      name: messages.name,
      companyName: messages.companyName,
      modelSpecifications: messages.modelName,
      specs: messages.specifications,
      color: messages.color,
      imei1: messages.imei1,
      imei2: messages.imei2,
      demandPrice: messages.demandPrice,
      purchasePrice: messages.purchasePrice,
      finalPrice: messages.finalPrice,
      pictures: messages.pictures,
    },
    onSubmit,
    onChange,
    onError,
    isUncertain: options.isUncertain,
  });
  const deciding = useStockConflict(flow.form, {
    phone,
    conflict,
    editConflict: latestConflict,
    onConflict: noteConflict,
  });
  const isInStock = (imei: string) => heldBy(imei) !== undefined;
  return { flow, editConflict, isInStock, ...deciding };
}
