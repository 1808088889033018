import { STOCK_PHONE_FIELDS, type StockConflictChoice, type StockPhoneField } from '@handset/domain';
import { type RefObject, useEffect, useRef } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import {
  conflictsOf,
  factsOf,
  mergedFacts,
  type StockEditConflict,
  type StockPhone,
  type StockPhoneDraft,
} from './stockPhoneDraft.ts';

type Form = Pick<UseFormReturn<StockPhoneDraft>, 'setValue' | 'getValues'>;

/** Writes a phone's facts into the form. */
function fill({ setValue, getValues }: Form, facts: Partial<StockPhoneDraft>): void {
  for (const field of STOCK_PHONE_FIELDS) {
    const fact = facts[field];
    if (fact === undefined || fact === getValues(field)) continue;
    setValue(field, fact, { shouldDirty: true });
    if (field === 'imei2') setValue('isDualSim', fact !== '', { shouldDirty: true });
    if (field === 'imei1' || field === 'imei2') setValue(confirmationOf(field), true);
  }
}

// The stored value was confirmed by the person who saved it.
function confirmationOf(field: 'imei1' | 'imei2') {
  return field === 'imei1' ? 'isImei1Confirmed' : 'isImei2Confirmed';
}

/**
 * Merges another person's changes into the form. Fields changed only by them are taken over at once; fields
 * changed on both sides keep this form's value until decided.
 */
export function useStockConflict(
  form: Form,
  {
    phone,
    conflict,
    editConflict,
    onConflict,
  }: {
    phone: StockPhone | undefined;
    conflict: StockPhone | undefined;
    editConflict: RefObject<StockEditConflict | null>;
    onConflict: (editConflict: StockEditConflict) => void;
  },
) {
  const known = useRef<StockPhone | undefined>(undefined);
  useEffect(() => {
    if (!phone || !conflict || known.current === conflict) return;
    const before = factsOf(editConflict.current?.stored ?? phone);
    known.current = conflict;
    const next = { before, mine: form.getValues(), stored: conflict };
    onConflict(next);
    form.setValue('choices', {});
    fill(form, mergedFacts(next));
  }, [phone, conflict, form, editConflict, onConflict]);

  const decide = (fields: readonly StockPhoneField[], choice: StockConflictChoice) => {
    const { current } = editConflict;
    if (!current) return;
    const choices = { ...form.getValues('choices') };
    for (const field of fields) choices[field] = choice;
    const chosen = choice === 'mine' ? current.mine : factsOf(current.stored);
    fill(form, Object.fromEntries(fields.map((field) => [field, chosen[field]])));
    form.setValue('choices', choices, { shouldDirty: true });
  };

  return {
    decide: (field: StockPhoneField, choice: StockConflictChoice) => decide([field], choice),
    decideAll: (choice: StockConflictChoice) =>
      editConflict.current &&
      decide(
        conflictsOf(editConflict.current).map(({ field }) => field),
        choice,
      ),
  };
}
