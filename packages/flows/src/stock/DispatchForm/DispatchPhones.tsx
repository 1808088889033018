import {
  FormGrid,
  formatMoneyText,
  IconButton,
  MoneyField,
  Pagination,
  SearchableSelect,
  Stack,
  Text,
  useWords,
} from '@handset/ui';
import { Smartphone, Trash2 } from 'lucide-react';
import { type ReactNode, useRef, useState } from 'react';
import type { Listing } from '../../form/embedding.ts';
import { Field, useFieldsDisabled } from '../../form/Field.tsx';
import { useErrorOf } from '../../form/useErrorOf.ts';
import { useFailureText } from '../../form/useFailureText.ts';
import { UnitLine, unitName } from '../units/UnitLine.tsx';
import { UnitNoticeBanner } from '../units/UnitNotice.tsx';
import { UnitScan } from '../units/UnitScan.tsx';
import * as styles from './DispatchPhones.css.ts';
import type { DispatchDraft, DispatchUnit } from './dispatchDraft.ts';
import { dispatchFormMessages } from './dispatchFormMessages.ts';
import { useDispatchPhones } from './useDispatchPhones.ts';

/** Number of rows drawn at first. Drawing five hundred would slow down each scan. */
const ROWS_AT_ONCE = 50;

const keyOf = (unit: DispatchUnit) => unit._id;
const searchTextOf = (unit: DispatchUnit) => `${unitName(unit)} ${unit.imei2 ?? ''} ${unit.imei1}`;

interface DispatchPhonesProps {
  units: Listing<DispatchUnit>;
  maxCount: number;
  renderMissingPhone: ((imei: string) => ReactNode) | undefined;
}

/** The phones to dispatch: scanned one after another, or found in stock. Each may have an agreed price. */
export function DispatchPhones({ units, maxCount, renderMissingPhone }: DispatchPhonesProps) {
  const messages = useWords(dispatchFormMessages);
  const failureText = useFailureText();
  const isDisabled = useFieldsDisabled();
  const errorOf = useErrorOf();
  const { fields, remove, notice, add, take } = useDispatchPhones(units.items, maxCount);
  const scan = useRef<HTMLInputElement>(null);
  const [limit, setLimit] = useState(ROWS_AT_ONCE);
  const shown = fields
    .map((row, index) => ({ ...row, index }))
    .filter(({ index }) => index < limit || errorOf(`units.${index}.price`) !== undefined);
  const missing = errorOf('units') ?? errorOf('units.root');
  return (
    <Stack gap={4}>
      <FormGrid>
        <UnitScan
          ref={scan}
          name="units"
          label={messages.scan}
          description={messages.scanHint}
          errorMessage={missing}
          units={units.items}
          onTake={take}
        />
        <SearchableSelect
          label={messages.find}
          description={messages.findHint}
          options={units.items}
          getKey={keyOf}
          getLabel={unitName}
          getSearchText={searchTextOf}
          renderOption={(unit) => <UnitLine unit={unit} />}
          value={null}
          onChange={(_id, unit) => {
            if (unit) add(unit);
          }}
          isLoading={units.isLoading}
          loadError={failureText(units.error)}
          onRetry={units.onRetry}
          isDisabled={isDisabled}
        />
      </FormGrid>
      <UnitNoticeBanner {...{ notice, renderMissingPhone }} />
      {fields.length === 0 ? (
        <p className={styles.empty}>
          <Smartphone size={18} strokeWidth={1.75} aria-hidden />
          {messages.noPhones}
        </p>
      ) : (
        <ul className={styles.rows} aria-label={messages.phones}>
          {shown.map(({ id, unit, index }) => (
            <li key={id} className={styles.row} data-unit={unit._id}>
              <div className={styles.what}>
                <UnitLine unit={unit} />
              </div>
              <Field<DispatchDraft, `units.${number}.price`> name={`units.${index}.price`}>
                {(field) => (
                  <MoneyField label={messages.agreedPrice} placeholder={offered(unit)} {...field} />
                )}
              </Field>
              <div className={styles.remove}>
                <IconButton
                  variant="quiet"
                  label={messages.remove(`${unitName(unit)} ${unit.imei1.slice(-6)}`)}
                  isDisabled={isDisabled}
                  onPress={() => {
                    remove(index);
                    scan.current?.focus();
                  }}
                >
                  <Trash2 size={18} strokeWidth={1.75} />
                </IconButton>
              </div>
            </li>
          ))}
        </ul>
      )}
      {fields.length > shown.length ? (
        <Pagination
          hasMore
          loaded={shown.length}
          total={fields.length}
          onLoadMore={() => setLimit(limit + ROWS_AT_ONCE)}
        />
      ) : fields.length > 0 ? (
        <Text tone="muted">{`${messages.count}: ${fields.length}`}</Text>
      ) : null}
    </Stack>
  );
}

/** Asking price, written as the field writes amounts. */
function offered(unit: DispatchUnit): string | undefined {
  const price = unit.finalPrice ?? unit.demandPrice;
  return price === null ? undefined : formatMoneyText(price);
}
