import { formatImei, ruleMessage } from '@handset/domain';
import { CheckboxGroup, MultiSelect, Stack, useWords } from '@handset/ui';
import type { ReactNode } from 'react';
import { useFormContext } from 'react-hook-form';
import { useFlows } from '../../base/useFlows.ts';
import { Field } from '../../form/Field.tsx';
import { useUntilChange } from '../../form/useUntilChange.ts';
import { findUnit } from '../../stock/units/findUnit.ts';
import { UnitLine, unitName } from '../../stock/units/UnitLine.tsx';
import { type UnitNotice, UnitNoticeBanner } from '../../stock/units/UnitNotice.tsx';
import { UnitScan, type UnitScanResult } from '../../stock/units/UnitScan.tsx';
import type { ReturnDraft } from './returnDraft.ts';
import { returnFormMessages } from './returnFormMessages.ts';
import type { ReturnUnit } from './returnSubject.ts';

/** Maximum number of phones to tick in a list. More are searched for. */
const MAX_TICKED = 20;

const keyOf = (unit: ReturnUnit) => unit._id;
const labelOf = (unit: ReturnUnit) => `${unitName(unit)} ${unit.imei1.slice(-6)}`;
const searchTextOf = (unit: ReturnUnit) => `${unitName(unit)} ${unit.imei2 ?? ''} ${unit.imei1}`;

interface ReturnUnitsProps {
  units: readonly ReturnUnit[];
  autoFocus: boolean;
  renderMissingPhone: ((imei: string) => ReactNode) | undefined;
}

/** The returned phones: ticked or scanned, or searched for when there are many. */
export function ReturnUnits({ units, ...scan }: ReturnUnitsProps) {
  const messages = useWords(returnFormMessages);
  const { formatMoney } = useFlows();
  return (
    <Stack gap={4}>
      {units.length > 1 ? <ScanUnits units={units} {...scan} /> : null}
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

function ScanUnits({ units, autoFocus, renderMissingPhone }: ReturnUnitsProps) {
  const messages = useWords(returnFormMessages);
  const { locale } = useFlows();
  const form = useFormContext<ReturnDraft>();
  const { getValues, setValue } = form;
  const [notice, setNotice] = useUntilChange<UnitNotice, ReturnDraft>(form);
  const refuse = (text: string, missing?: string): UnitScanResult => {
    setNotice({ tone: 'critical', text, missing });
    return 'unknown';
  };

  const mark = (scanned: string): UnitScanResult => {
    const found = findUnit(units, scanned);
    if (found.kind === 'broken') return refuse(ruleMessage(found.rule, locale));
    if (found.kind === 'several') return refuse(messages.several(found.count, found.digits));
    if (found.kind === 'none')
      return found.digits.length === 15
        ? refuse(messages.notListed(found.digits), found.digits)
        : refuse(messages.noMatch(found.digits));
    const { unit } = found;
    const marked = new Set(getValues('units')).add(unit._id);
    setValue('units', [...marked], { shouldDirty: true });
    setNotice({ tone: 'positive', text: messages.marked(labelOf(unit)) });
    return 'taken';
  };

  return (
    <>
      <UnitScan label={messages.find} units={units} onTake={mark} autoFocus={autoFocus} />
      <UnitNoticeBanner {...{ notice, renderMissingPhone }} />
    </>
  );
}
