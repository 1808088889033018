import { readImeiList } from '@handset/domain';
import { useScanBurst } from '@handset/ui';
import { type KeyboardEvent, useRef } from 'react';
import { fieldBefore } from './fieldBefore.ts';
import type { SaleValues } from './saleDraft.ts';

interface SaleKeysOptions {
  form: SaleValues;
  /** The form's element, by which its dialog is told from those above it. */
  formId: string;
  isDisabled: boolean;
  onScan: (imei: string) => void;
  onSearch: () => void;
  onPayAll: () => void;
}

/** The longest time between two keys of a scanner, in milliseconds; nobody types fifteen characters so quickly. */
const maxKeyGap = 80;
/** The fields that take a scanned IMEI themselves. */
const ownFields =
  '[data-field="exchangePhoneDetail.imei1"],[data-field="exchangePhoneDetail.imei2"],[data-field="writtenImeis"]';

/** The keys of the whole dialog: a scanner finds a phone wherever focus is, F2 searches, F4 pays all, Ctrl Enter submits. */
export function useSaleKeys({ form, formId, isDisabled, onScan, onSearch, onPayAll }: SaleKeysOptions) {
  const last = useRef(Number.NEGATIVE_INFINITY);
  const undo = useRef(() => {});
  const burst = useScanBurst({
    onScan: (text) => {
      const [imei] = readImeiList(text).imeis;
      if (imei === undefined || !/^\d{15}$/.test(imei)) return;
      undo.current();
      onScan(imei);
    },
    includesFields: true,
    minLength: 15,
    maxKeyGap,
    isDisabled,
  });

  /** Before a burst may begin: the field that it would be written into, and the days, whose parts are no text fields. */
  const remember = (event: KeyboardEvent) => {
    const isQuick = event.timeStamp - last.current <= maxKeyGap;
    last.current = event.timeStamp;
    if (isQuick) return;
    const putBack = fieldBefore(event.target);
    const { saleDate, payableAmountLaterDate } = form.getValues();
    undo.current = () => {
      putBack();
      if (form.getValues('saleDate') !== saleDate) form.setValue('saleDate', saleDate);
      if (form.getValues('payableAmountLaterDate') !== payableAmountLaterDate)
        form.setValue('payableAmountLaterDate', payableAmountLaterDate);
    };
  };

  const onKeyDownCapture = (event: KeyboardEvent) => {
    const element = formOf(event.target, formId);
    if (!element || isDisabled) return;
    const onSubmit = () => element.requestSubmit();
    const command = commandOf(event, { onSearch, onPayAll, onSubmit });
    if (command) {
      event.preventDefault();
      event.stopPropagation();
      return command();
    }
    if (event.target instanceof Element && event.target.closest(ownFields)) return;
    remember(event);
    burst.onKeyDownCapture(event);
  };

  // Not forgotten when focus moves: a date goes on to its next part while a code is written into it.
  return { onKeyDownCapture };
}

type Commands = Record<'onSearch' | 'onPayAll' | 'onSubmit', () => void>;

function commandOf(event: KeyboardEvent, commands: Commands): (() => void) | undefined {
  if (event.altKey || event.shiftKey) return undefined;
  const hasControl = event.ctrlKey || event.metaKey;
  if (hasControl) return event.key === 'Enter' ? commands.onSubmit : undefined;
  return { F2: commands.onSearch, F4: commands.onPayAll }[event.key];
}

/** The form, where the event comes from its own dialog: those that it opens are, to React, inside it. */
function formOf(target: EventTarget, id: string): HTMLFormElement | null {
  const dialog = target instanceof Element ? target.closest('[role=dialog],[role=alertdialog]') : null;
  return dialog?.querySelector<HTMLFormElement>(`form#${CSS.escape(id)}`) ?? null;
}
