import { normaliseImei, ruleMessage } from '@handset/domain';
import { useWords } from '@handset/ui';
import { useState } from 'react';
import { useFieldArray, useFormContext } from 'react-hook-form';
import { useFlows } from '../../base/useFlows.ts';
import { findUnit } from '../units/findUnit.ts';
import { unitName } from '../units/UnitLine.tsx';
import type { DispatchDraft, DispatchUnit } from './dispatchDraft.ts';
import { dispatchFormMessages } from './dispatchFormMessages.ts';

/** The result of the last scan. */
export interface ScanNotice {
  tone: 'positive' | 'critical';
  text: string;
}

/** The phones of a dispatch: each of them once, and only those in stock. */
export function useDispatchPhones(units: readonly DispatchUnit[], maxCount: number) {
  const messages = useWords(dispatchFormMessages);
  const { locale } = useFlows();
  const { getValues } = useFormContext<DispatchDraft>();
  const { fields, prepend, remove } = useFieldArray<DispatchDraft, 'units'>({ name: 'units' });
  const [notice, setNotice] = useState<ScanNotice>();

  const refuse = (text: string) => setNotice({ tone: 'critical', text });

  const add = (unit: DispatchUnit) => {
    const { imei1, state = 'in-stock' } = unit;
    const rows = getValues('units');
    if (rows.some((row) => row.unit._id === unit._id)) return refuse(messages.already(imei1));
    if (state !== 'in-stock') return refuse(messages.elsewhere[state](imei1));
    if (rows.length >= maxCount) return refuse(ruleMessage('too-many', locale));
    // The last one scanned is the first one seen.
    prepend({ unit, price: null }, { shouldFocus: false });
    setNotice({ tone: 'positive', text: messages.added(unitName(unit)) });
  };

  /** Adds the phone that a scanned or typed text identifies. Returns whether the text was used. */
  const take = (text: string): boolean => {
    const found = findUnit(units, text);
    if (found.kind === 'one') {
      add(found.unit);
      return true;
    }
    if (found.kind === 'several') refuse(messages.several(found.count, found.digits));
    else if (found.kind === 'broken') refuse(ruleMessage(found.rule, locale));
    else if (normaliseImei(text).length === 15) refuse(messages.notInStock(found.digits));
    else refuse(messages.noMatch(found.digits));
    return false;
  };

  return { fields, remove, notice, add, take };
}
