import { Banner, Button, MoneyField, SearchableSelect, useWords } from '@handset/ui';
import { Plus } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { CameraButton } from '../../form/CameraButton.tsx';
import type { Listing } from '../../form/embedding.ts';
import { useFieldsDisabled } from '../../form/Field.tsx';
import { useHandOver } from '../../form/FormKeys.tsx';
import * as layout from '../../form/layout.css.ts';
import { useFailureText } from '../../form/useFailureText.ts';
import { DraftField } from './DraftField.tsx';
import { goToNextEntry } from './goToNextEntry.ts';
import * as styles from './SaleModal.css.ts';
import type { SaleDraft, SaleUnit } from './saleDraft.ts';
import { saleMessages } from './saleMessages.ts';
import { Imei, UnitOption, unitLabel, unitName } from './UnitText.tsx';
import type { SalePhonesActions } from './useSalePhones.ts';
import type { Stock } from './useStock.ts';

const unitKey = (unit: SaleUnit) => unit.imei1;
/**
 * People leave out the storage or the colour of a model, so each stands beside its name. IMEI 1 is at the end: what ends
 * with the digits that were typed comes first.
 */
function unitSearchText(unit: SaleUnit): string {
  const { modelName, ramMemory, color, imei1, imei2 } = unit;
  const ofModel = color ? [color, modelName, color] : [];
  return [unitName(unit), ramMemory, ...ofModel, imei2, imei1].filter(Boolean).join(' ');
}

interface PhoneEntryProps {
  units: Listing<SaleUnit>;
  stock: Stock;
  actions: SalePhonesActions;
  renderMissingPhone: ((imei: string) => ReactNode) | undefined;
}

/** A phone by any part of its IMEIs or by its model, its price, and the button that puts it on the sale. */
export function PhoneEntry({ units, stock, actions, renderMissingPhone }: PhoneEntryProps) {
  const messages = useWords(saleMessages);
  const failureText = useFailureText();
  const form = useFormContext<SaleDraft>();
  const isDisabled = useFieldsDisabled();
  const handOver = useHandOver();
  const { notice } = actions;
  const [imei1, price, rows] = useWatch<SaleDraft, ['imei1', 'price', 'imeiPrices']>({
    name: ['imei1', 'price', 'imeiPrices'],
  });
  const picked = imei1 === '' ? undefined : stock.find(imei1);
  const isIdle = imei1 === '' && price === null && rows.length > 0;
  const noticeBox = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (notice) noticeBox.current?.scrollIntoView({ block: 'center' });
  }, [notice]);

  const onEnter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.defaultPrevented || event.nativeEvent.isComposing) return;
    // A button beside the fields is pressed by it.
    if (!(event.target instanceof HTMLInputElement)) return;
    event.preventDefault();
    const { imei1, price, imeiPrices, entity } = form.getValues();
    if (imei1 === '' && price === null && imeiPrices.length > 0) goToNextEntry(event.currentTarget, entity);
    else if (event.target !== actions.search.current) actions.add();
    else actions.price.current?.focus();
  };

  return (
    <>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: Enter in the price adds the phone, as the button does */}
      <div className={styles.entry} onKeyDown={onEnter} data-idle={isIdle || undefined}>
        <div className={styles.entrySearch}>
          <div className={styles.entryField}>
            <DraftField name="imei1">
              {(field) => (
                <SearchableSelect
                  {...field}
                  ref={actions.search}
                  label={messages.imeiSearch}
                  description={picked ? unitLabel(picked) : messages.imeiSearchHint}
                  options={units.items}
                  getKey={unitKey}
                  getLabel={unitKey}
                  getSearchText={unitSearchText}
                  renderOption={(unit) => <UnitOption unit={unit} />}
                  value={field.value || null}
                  onChange={(_imei, unit) => actions.pick(unit)}
                  isNumeric
                  autoFocus
                  isLoading={units.isLoading}
                  loadError={failureText(units.error)}
                  onRetry={units.onRetry}
                />
              )}
            </DraftField>
          </div>
          <div className={styles.entryCamera}>
            <CameraButton onScan={handOver} isDisabled={isDisabled} />
          </div>
        </div>
        <div className={styles.entryPrice}>
          <DraftField name="price">
            {(field) => <MoneyField {...field} ref={actions.price} label={messages.price} />}
          </DraftField>
          <div className={styles.entryAction}>
            <Button
              icon={<Plus size={18} strokeWidth={1.75} />}
              onPress={() => void actions.add()}
              isDisabled={isDisabled}
            >
              {messages.add}
            </Button>
          </div>
        </div>
      </div>
      {notice && (
        <div ref={noticeBox} className={layout.plain}>
          <Banner
            tone={notice.tone}
            onDismiss={actions.dismiss}
            actions={notice.candidates?.map((unit) => (
              <Button key={unit.imei1} size="small" onPress={() => actions.scan(unit.imei1)}>
                <span className={styles.candidate}>
                  <span className={layout.plain}>{messages.addPhone(unitName(unit))}</span>{' '}
                  <Imei imei={unit.imei1} />
                </span>
              </Button>
            ))}
          >
            {notice.text}
            {notice.missing && renderMissingPhone?.(notice.missing)}
          </Banner>
        </div>
      )}
    </>
  );
}
