import { Smartphone } from 'lucide-react';
import { useMemo } from 'react';
import { useWatch } from 'react-hook-form';
import type { Listing } from '../embedding/embedding.ts';
import { useFlows } from '../FlowsProvider/FlowsProvider.tsx';
import * as layout from '../form/layout.css.ts';
import { Section } from '../form/Section.tsx';
import { useMessages } from '../messages/useMessages.ts';
import { MOST_LISTED_PHONES } from './listedErrors.ts';
import { ModelPrices } from './ModelPrices.tsx';
import { PhoneEntry } from './PhoneEntry.tsx';
import { PhoneGrid } from './PhoneGrid.tsx';
import { PhoneRows } from './PhoneRows.tsx';
import * as styles from './SaleModal.css.ts';
import { SeveralImeis } from './SeveralImeis.tsx';
import type { SaleDraft, SaleUnit } from './saleDraft.ts';
import { saleMessages } from './saleMessages.ts';
import type { SalePhonesActions } from './useSalePhones.ts';
import { useSaleTotals } from './useSaleTotals.ts';
import type { Stock } from './useStock.ts';

interface SalePhonesProps {
  units: Listing<SaleUnit>;
  stock: Stock;
  actions: SalePhonesActions;
}

/** The phones of the sale: found by IMEI or scanned, priced, listed. */
export function SalePhones({ units, stock, actions }: SalePhonesProps) {
  const messages = useMessages(saleMessages);
  return (
    <Section title={messages.phones}>
      <PhoneEntry units={units} actions={actions} />
      <PhoneList stock={stock} actions={actions} />
      <SeveralImeis onAddAll={actions.addAll} />
    </Section>
  );
}

/** What is on the sale: rows while they are few, a grid that holds a thousand, and the models where there are several of one. */
function PhoneList({ stock, actions }: Pick<SalePhonesProps, 'stock' | 'actions'>) {
  const messages = useMessages(saleMessages);
  const [rows, addedImeis] = useWatch<SaleDraft, ['imeiPrices', 'addedImeis']>({
    name: ['imeiPrices', 'addedImeis'],
  });
  const units = useMemo(() => new Map(addedImeis.map((unit) => [unit.imei1, unit])), [addedImeis]);
  if (rows.length === 0)
    return (
      <p className={styles.empty}>
        <Smartphone size={18} strokeWidth={1.75} aria-hidden />
        {messages.noPhones}
      </p>
    );
  const list = { rows, units, stock, actions };
  return (
    <>
      {rows.length > MOST_LISTED_PHONES ? <PhoneGrid {...list} /> : <PhoneRows {...list} />}
      <ModelPrices rows={rows} units={units} onPrice={actions.priceModel} />
      <PhonesTotal />
    </>
  );
}

function PhonesTotal() {
  const messages = useMessages(saleMessages);
  const { formatMoney } = useFlows();
  return (
    <p className={styles.total}>
      <span className={layout.plain}>{messages.total}</span>
      <bdi dir="ltr">{formatMoney(useSaleTotals().phones)}</bdi>
    </p>
  );
}
