import { STOCK_PHONE_FIELDS, type StockConflictChoice, type StockPhoneField } from '@handset/domain';
import { type RefObject, useEffect, useRef } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import {
  conflictsOf,
  factsOf,
  mergedFacts,
  type StockMeeting,
  type StockPhone,
  type StockPhoneDraft,
} from './stockPhoneDraft.ts';

type Form = Pick<UseFormReturn<StockPhoneDraft>, 'setValue' | 'getValues'>;

/** Puts facts of a phone into the form. */
function fill({ setValue, getValues }: Form, facts: Partial<StockPhoneDraft>): void {
  for (const field of STOCK_PHONE_FIELDS) {
    const fact = facts[field];
    if (fact === undefined || fact === getValues(field)) continue;
    setValue(field, fact, { shouldDirty: true });
    if (field === 'imei2') setValue('isDualSim', fact !== '', { shouldDirty: true });
    if (field === 'imei1' || field === 'imei2') setValue(confirmationOf(field), true);
  }
}

// What is stored was confirmed by whoever stored it.
function confirmationOf(field: 'imei1' | 'imei2') {
  return field === 'imei1' ? 'isImei1Confirmed' : 'isImei2Confirmed';
}

/**
 * Brings what somebody else stored meanwhile together with what the form holds: what only they changed is taken over at once, what
 * both changed stays as it is here until it is decided.
 */
export function useStockConflict(
  form: Form,
  {
    phone,
    conflict,
    meeting,
    onMeet,
  }: {
    phone: StockPhone | undefined;
    conflict: StockPhone | undefined;
    meeting: RefObject<StockMeeting | null>;
    onMeet: (meeting: StockMeeting) => void;
  },
) {
  const known = useRef<StockPhone | undefined>(undefined);
  useEffect(() => {
    if (!phone || !conflict || known.current === conflict) return;
    const before = factsOf(meeting.current?.stored ?? phone);
    known.current = conflict;
    const next = { before, mine: form.getValues(), stored: conflict };
    onMeet(next);
    form.setValue('choices', {});
    fill(form, mergedFacts(next));
  }, [phone, conflict, form, meeting, onMeet]);

  const decide = (fields: readonly StockPhoneField[], choice: StockConflictChoice) => {
    const { current } = meeting;
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
      meeting.current &&
      decide(
        conflictsOf(meeting.current).map(({ field }) => field),
        choice,
      ),
  };
}
