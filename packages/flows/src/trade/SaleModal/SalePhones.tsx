import { useWords } from '@handset/ui';
import { Smartphone } from 'lucide-react';
import { type ReactNode, type RefObject, useEffect, useMemo, useRef } from 'react';
import { useWatch } from 'react-hook-form';
import { useFlows } from '../../base/useFlows.ts';
import type { Listing } from '../../form/embedding.ts';
import { usePartHandler, useScanHandler } from '../../form/FormKeys.tsx';
import { flash } from '../../form/flash.ts';
import * as layout from '../../form/layout.css.ts';
import { Section } from '../../form/Section.tsx';
import { MAX_LISTED_PHONES } from './listedErrors.ts';
import { ModelPrices } from './ModelPrices.tsx';
import { PhoneEntry } from './PhoneEntry.tsx';
import { PhoneGrid } from './PhoneGrid.tsx';
import { PhoneRows } from './PhoneRows.tsx';
import * as styles from './SaleModal.css.ts';
import type { SaleDraft, SaleUnit } from './saleDraft.ts';
import { saleMessages } from './saleMessages.ts';
import type { SalePhonesActions, ScannedPhone } from './useSalePhones.ts';
import { useSaleTotals } from './useSaleTotals.ts';
import type { Stock } from './useStock.ts';

interface SalePhonesProps {
  units: Listing<SaleUnit>;
  stock: Stock;
  actions: SalePhonesActions;
  renderMissingPhone: ((imei: string) => ReactNode) | undefined;
}

/** The phones of the sale: found by IMEI or model, or scanned, priced, listed. */
export function SalePhones({ units, stock, actions, renderMissingPhone }: SalePhonesProps) {
  const messages = useWords(saleMessages);
  useScanHandler(actions.scan);
  usePartHandler(actions.scanPart);
  return (
    <Section title={messages.phones} isTitleHidden>
      <PhoneEntry {...{ units, stock, actions, renderMissingPhone }} />
      <PhoneList stock={stock} actions={actions} />
    </Section>
  );
}

/**
 * Phones on the sale: a list for a few, a grid for up to a thousand, and prices by model where several are
 * the same.
 */
function PhoneList({ stock, actions }: Pick<SalePhonesProps, 'stock' | 'actions'>) {
  const messages = useWords(saleMessages);
  const [rows, addedImeis] = useWatch<SaleDraft, ['imeiPrices', 'addedImeis']>({
    name: ['imeiPrices', 'addedImeis'],
  });
  const list = useRef<HTMLDivElement>(null);
  useFlashingRow(list, actions.scanned);
  const units = useMemo(() => new Map(addedImeis.map((unit) => [unit.imei1, unit])), [addedImeis]);
  if (rows.length === 0)
    return (
      <p className={styles.empty}>
        <Smartphone size={18} strokeWidth={1.75} aria-hidden />
        {messages.noPhones}
      </p>
    );
  const phones = { rows, units, stock, actions };
  return (
    <>
      <div ref={list} className={layout.listener}>
        {rows.length > MAX_LISTED_PHONES ? <PhoneGrid {...phones} /> : <PhoneRows {...phones} />}
      </div>
      <ModelPrices rows={rows} units={units} onPrice={actions.priceModel} />
      <PhonesTotal />
    </>
  );
}

/** Makes the row of a scanned phone flash, unless it is scrolled out of sight in the grid. */
function useFlashingRow(list: RefObject<HTMLElement | null>, scanned: ScannedPhone | undefined): void {
  useEffect(() => {
    if (!scanned) return;
    const imei = list.current?.querySelector(`[data-imei="${CSS.escape(scanned.imei)}"]`);
    flash(imei?.closest('li,[data-grid-row]'), scanned.tone);
  }, [list, scanned]);
}

function PhonesTotal() {
  const messages = useWords(saleMessages);
  const { formatMoney } = useFlows();
  return (
    <p className={styles.total}>
      <span className={layout.plain}>{messages.total}</span>
      <bdi dir="ltr" className={styles.amount}>
        {formatMoney(useSaleTotals().phones)}
      </bdi>
    </p>
  );
}
