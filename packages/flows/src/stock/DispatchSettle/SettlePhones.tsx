import { ruleMessage, UNIT_OUTCOMES, type UnitOutcome } from '@handset/domain';
import {
  Button,
  FormGrid,
  Inline,
  MoneyField,
  Pagination,
  SegmentedControl,
  Stack,
  useWords,
} from '@handset/ui';
import { type ReactNode, useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { useFlows } from '../../base/useFlows.ts';
import { Field, useFieldsDisabled } from '../../form/Field.tsx';
import { useErrorOf } from '../../form/useErrorOf.ts';
import { useUntilChange } from '../../form/useUntilChange.ts';
import { findUnit } from '../units/findUnit.ts';
import { UnitLine, unitName } from '../units/UnitLine.tsx';
import { type UnitNotice, UnitNoticeBanner } from '../units/UnitNotice.tsx';
import { UnitScan, type UnitScanResult } from '../units/UnitScan.tsx';
import { dispatchSettleMessages } from './dispatchSettleMessages.ts';
import * as styles from './SettlePhones.css.ts';
import type { DispatchedUnit, SettleDraft } from './settleDraft.ts';

/** Number of rows drawn at first, besides those that are marked. */
const ROWS_AT_ONCE = 50;

type Marked = Exclude<UnitOutcome, 'kept'>;

interface SettlePhonesProps {
  units: readonly DispatchedUnit[];
  renderMissingPhone: ((imei: string) => ReactNode) | undefined;
}

/** The phones that are out, each marked by hand or by a scan. */
export function SettlePhones({ units, renderMissingPhone }: SettlePhonesProps) {
  const messages = useWords(dispatchSettleMessages);
  const { locale } = useFlows();
  const isDisabled = useFieldsDisabled();
  const errorOf = useErrorOf();
  const form = useFormContext<SettleDraft>();
  const { getValues, setValue } = form;
  const [scanMarks, setScanMarks] = useState<Marked>('returned');
  const [notice, setNotice] = useUntilChange<UnitNotice, SettleDraft>(form);

  const [limit, setLimit] = useState(ROWS_AT_ONCE);
  const outcomes = useWatch<SettleDraft, 'outcomes'>({ name: 'outcomes' });
  const shown = units
    .map((unit, index) => ({ unit, index }))
    .filter(({ index }) => index < limit || outcomes[index]?.outcome !== 'kept');

  const markAll = (outcome: Marked) => {
    setValue(
      'outcomes',
      getValues('outcomes').map((row) => ({ ...row, outcome })),
      { shouldDirty: true },
    );
  };

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
        ? refuse(messages.notOut(found.digits), found.digits)
        : refuse(messages.noMatch(found.digits));
    const { unit } = found;
    setValue(`outcomes.${units.indexOf(unit)}.outcome`, scanMarks, { shouldDirty: true });
    setNotice({
      tone: 'positive',
      unit: unit._id,
      text: messages.marked(`${unitName(unit)} ${unit.imei1.slice(-6)}`, messages.outcomes[scanMarks]),
    });
    return 'taken';
  };

  return (
    <Stack gap={4}>
      <FormGrid>
        <UnitScan
          name="outcomes"
          label={messages.scan}
          errorMessage={errorOf('outcomes') ?? errorOf('outcomes.root')}
          units={units}
          onTake={mark}
          autoFocus
        />
        <SegmentedControl
          label={messages.scanMarks}
          value={scanMarks}
          onChange={setScanMarks}
          isDisabled={isDisabled}
          isFullWidth
          options={[
            { value: 'returned', label: messages.outcomes.returned },
            { value: 'sold', label: messages.outcomes.sold },
          ]}
        />
      </FormGrid>
      <UnitNoticeBanner {...{ notice, renderMissingPhone }} />
      <Inline gap={2} isWrapping>
        <Button size="small" isDisabled={isDisabled} onPress={() => markAll('returned')}>
          {messages.allReturned}
        </Button>
        <Button size="small" isDisabled={isDisabled} onPress={() => markAll('sold')}>
          {messages.allSold}
        </Button>
      </Inline>
      <ul className={styles.rows} aria-label={messages.phones}>
        {shown.map(({ unit, index }) => (
          <li key={unit._id} className={styles.row} data-unit={unit._id}>
            <UnitLine unit={unit} />
            <Outcome unit={unit} index={index} />
          </li>
        ))}
      </ul>
      {units.length > shown.length ? (
        <Pagination
          hasMore
          loaded={shown.length}
          total={units.length}
          onLoadMore={() => setLimit(limit + ROWS_AT_ONCE)}
        />
      ) : null}
    </Stack>
  );
}

function Outcome({ unit, index }: { unit: DispatchedUnit; index: number }) {
  const messages = useWords(dispatchSettleMessages);
  const outcome = useWatch<SettleDraft, `outcomes.${number}.outcome`>({ name: `outcomes.${index}.outcome` });
  return (
    <div className={styles.fate}>
      <Field<SettleDraft, `outcomes.${number}.outcome`> name={`outcomes.${index}.outcome`}>
        {(field) => (
          <SegmentedControl
            label={messages.outcome(`${unitName(unit)} ${unit.imei1.slice(-6)}`)}
            isLabelHidden
            isFullWidth
            options={UNIT_OUTCOMES.map((value) => ({ value, label: messages.outcomes[value] }))}
            {...field}
          />
        )}
      </Field>
      {outcome === 'sold' ? (
        <Field<SettleDraft, `outcomes.${number}.price`> name={`outcomes.${index}.price`}>
          {(field) => <MoneyField label={messages.price} isRequired {...field} />}
        </Field>
      ) : null}
    </div>
  );
}
