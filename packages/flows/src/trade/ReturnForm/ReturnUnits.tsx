import { formatImei, ruleMessage } from '@handset/domain';
import { Banner, CheckboxGroup, MultiSelect, Stack, useWords } from '@handset/ui';
import { useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { useFlows } from '../../base/useFlows.ts';
import { Field } from '../../form/Field.tsx';
import { findUnit } from '../../stock/units/findUnit.ts';
import { UnitLine, unitName } from '../../stock/units/UnitLine.tsx';
import { UnitScan, type UnitScanResult } from '../../stock/units/UnitScan.tsx';
import type { ReturnDraft } from './returnDraft.ts';
import { returnFormMessages } from './returnFormMessages.ts';
import type { ReturnUnit } from './returnSubject.ts';

/** Maximum number of phones to tick in a list. More are searched for. */
const MAX_TICKED = 20;

const keyOf = (unit: ReturnUnit) => unit._id;
const labelOf = (unit: ReturnUnit) => `${unitName(unit)} ${unit.imei1.slice(-6)}`;
const searchTextOf = (unit: ReturnUnit) => `${unitName(unit)} ${unit.imei2 ?? ''} ${unit.imei1}`;

/** The returned phones: ticked or scanned, or searched for when there are many. */
export function ReturnUnits({ units, autoFocus }: { units: readonly ReturnUnit[]; autoFocus: boolean }) {
  const messages = useWords(returnFormMessages);
  const { formatMoney } = useFlows();
  return (
    <Stack gap={4}>
      {units.length > 1 ? <ScanUnits units={units} autoFocus={autoFocus} /> : null}
      <Field<ReturnDraft, 'units'> name="units">
        {(field) =>
          units.length > MAX_TICKED ? (
            <MultiSelect
              label={messages.phones}
              options={units}
              getKey={keyOf}
              getLabel={labelOf}
              getSearchText={searchTextOf}
              renderOption={(unit) => <UnitLine unit={unit} />}
              {...field}
            />
          ) : (
            <CheckboxGroup
              label={messages.phones}
              options={units.map((unit) => ({
                value: unit._id,
                label: unitName(unit),
                description: [
                  `\u2066${formatImei(unit.imei1)}\u2069`,
                  ...(unit.amount === null ? [] : [`\u2066${formatMoney(unit.amount)}\u2069`]),
                ].join(' · '),
              }))}
              {...field}
            />
          )
        }
      </Field>
    </Stack>
  );
}

function ScanUnits({ units, autoFocus }: { units: readonly ReturnUnit[]; autoFocus: boolean }) {
  const messages = useWords(returnFormMessages);
  const { locale } = useFlows();
  const { getValues, setValue } = useFormContext<ReturnDraft>();
  const [notice, setNotice] = useState<{ tone: 'positive' | 'critical'; text: string }>();
  const refuse = (why: string): UnitScanResult => {
    setNotice({ tone: 'critical', text: why });
    return 'unknown';
  };

  const mark = (scanned: string): UnitScanResult => {
    const found = findUnit(units, scanned);
    if (found.kind === 'broken') return refuse(ruleMessage(found.rule, locale));
    if (found.kind === 'several') return refuse(messages.several(found.count, found.digits));
    if (found.kind === 'none')
      return refuse(
        found.digits.length === 15 ? messages.notListed(found.digits) : messages.noMatch(found.digits),
      );
    const { unit } = found;
    const marked = new Set(getValues('units')).add(unit._id);
    setValue('units', [...marked], { shouldDirty: true });
    setNotice({ tone: 'positive', text: messages.marked(labelOf(unit)) });
    return 'taken';
  };

  return (
    <>
      <UnitScan label={messages.find} units={units} onTake={mark} autoFocus={autoFocus} />
      {notice ? <Banner tone={notice.tone}>{notice.text}</Banner> : null}
    </>
  );
}
