import { normaliseImei, ruleMessage } from '@handset/domain';
import { useWords } from '@handset/ui';
import { useFieldArray, useFormContext } from 'react-hook-form';
import { useFlows } from '../../base/useFlows.ts';
import { useUntilChange } from '../../form/useUntilChange.ts';
import { findUnit } from '../units/findUnit.ts';
import { unitName } from '../units/UnitLine.tsx';
import type { UnitNotice } from '../units/UnitNotice.tsx';
import type { UnitScanResult } from '../units/UnitScan.tsx';
import type { DispatchDraft, DispatchUnit } from './dispatchDraft.ts';
import { dispatchFormMessages } from './dispatchFormMessages.ts';

/** The phones of a dispatch: each of them once, and only those in stock. */
export function useDispatchPhones(units: readonly DispatchUnit[], maxCount: number) {
  const messages = useWords(dispatchFormMessages);
  const { locale } = useFlows();
  const form = useFormContext<DispatchDraft>();
  const { getValues } = form;
  const { fields, prepend, remove } = useFieldArray<DispatchDraft, 'units'>({ name: 'units' });
  const [notice, setNotice] = useUntilChange<UnitNotice, DispatchDraft>(form);

  const refuse = (
    text: string,
    result: UnitScanResult,
    about?: Pick<UnitNotice, 'unit' | 'missing'>,
  ): UnitScanResult => {
    setNotice({ tone: 'critical', text, ...about });
    return result;
  };

  const add = (unit: DispatchUnit): UnitScanResult => {
    const { _id, imei1, state = 'in-stock' } = unit;
    const rows = getValues('units');
    if (rows.some((row) => row.unit._id === _id))
      return refuse(messages.already(imei1), 'refused', { unit: _id });
    if (state !== 'in-stock') return refuse(messages.elsewhere[state](imei1), 'refused', { missing: imei1 });
    if (rows.length >= maxCount) return refuse(ruleMessage('too-many', locale), 'refused');
    // The last one scanned is the first one seen.
    prepend({ unit, price: null }, { shouldFocus: false });
    setNotice({ tone: 'positive', text: messages.added(unitName(unit)), unit: _id });
    return 'taken';
  };

  /** Adds the phone that a scanned or typed text identifies. */
  const take = (text: string): UnitScanResult => {
    const found = findUnit(units, text);
    if (found.kind === 'one') return add(found.unit);
    if (found.kind === 'several') return refuse(messages.several(found.count, found.digits), 'unknown');
    if (found.kind === 'broken') return refuse(ruleMessage(found.rule, locale), 'unknown');
    const isWhole = normaliseImei(text).length === 15;
    return isWhole
      ? refuse(messages.notInStock(found.digits), 'unknown', { missing: found.digits })
      : refuse(messages.noMatch(found.digits), 'unknown');
  };

  return { fields, remove, notice, add, take };
}
