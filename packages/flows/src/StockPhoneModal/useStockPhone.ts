import {
  type ImeiRecord,
  type NewPhone,
  newPhoneSchema,
  type StockEdit,
  stockEditSchema,
} from '@handset/domain';
import { useCallback, useMemo, useRef, useState } from 'react';
import type { FlowError, Refusal } from '../embedding/embedding.ts';
import { useFlows } from '../FlowsProvider/FlowsProvider.tsx';
import { useFlowForm } from '../form/useFlowForm.ts';
import { commonMessages } from '../messages/commonMessages.ts';
import { useMessages } from '../messages/useMessages.ts';
import {
  draftOfPhone,
  emptyStockPhoneDraft,
  newPhoneInput,
  type StockMeeting,
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
  onError: ((error: FlowError) => void) | undefined;
  // biome-ignore lint/suspicious/noConfusingVoidType: as SubmitHandler
  onSubmit: (value: NewPhone | StockEdit, draft: StockPhoneDraft) => Promise<Refusal | void>;
}

/** The state of the stock form. */
export function useStockPhone(options: StockPhoneOptions) {
  const { phone, conflict, units, defaultDraft, onSubmit, onChange, onError } = options;
  const messages = useMessages(stockPhoneMessages);
  const common = useMessages(commonMessages);
  const { locale } = useFlows();
  const [meeting, setMeeting] = useState<StockMeeting | null>(null);
  const latestMeeting = useRef<StockMeeting | null>(null);
  const meet = useCallback((next: StockMeeting) => {
    latestMeeting.current = next;
    setMeeting(next);
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
    defaultValues: { ...(phone ? draftOfPhone(phone) : emptyStockPhoneDraft()), ...defaultDraft },
    toInput: (draft) =>
      phone
        ? stockEditInput(draft, (latestMeeting.current?.stored ?? phone).version)
        : newPhoneInput(draft, options.shopId),
    fieldOf: stockPhoneField,
    check: (draft) =>
      stockPhoneProblems(draft, {
        ...{ phone, heldBy, locale },
        meeting: latestMeeting.current,
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
  });
  const deciding = useStockConflict(flow.form, { phone, conflict, meeting: latestMeeting, onMeet: meet });
  return { flow, meeting, ...deciding };
}
