import { usePartyBalances, useReturnDispatch, useSettleDispatch } from '@handset/api-client/swr';
import type { DispatchDetail, DispatchSettlement } from '@handset/domain';
import { DispatchSettle, type SettleDraft } from '@handset/flows';
import { useWords } from '@handset/ui';
import { useRef, useState } from 'react';
import { useBankListing } from '../../../kit/dialogs/listings.ts';
import { ShopFlows } from '../../../kit/dialogs/ShopFlows.tsx';
import { useDraftedForm } from '../../../kit/dialogs/useDraftedForm.ts';
import { MissingPhone } from '../../trade/sales/MissingPhone.tsx';
import { dispatchWords } from './dispatchWords.ts';

/** Settles the phones of a dispatch. */
export function SettleDialog({ dispatch, onClose }: { dispatch: DispatchDetail; onClose: () => void }) {
  const words = useWords(dispatchWords);
  const { data: balances } = usePartyBalances();
  const back = useReturnDispatch();
  const sale = useSettleDispatch();
  const wallet = useBankListing();
  // The form goes on with the phones that it began with, also when the return is done and the sale after it failed.
  const [begun] = useState(dispatch);
  const isBack = useRef(new Set<string>());
  const id = begun._id;
  const form = useDraftedForm<SettleDraft, DispatchSettlement>({
    form: `settle:${id}`,
    send: async ({ returned, sold }, { key }) => {
      // Two calls: each is told apart by a key of its own.
      const units = returned?.units.filter((unit) => !isBack.current.has(unit)) ?? [];
      if (returned && units.length > 0) {
        await back.write({ id, change: { ...returned, units } }, { key: `${key}-returned` });
        for (const unit of units) isBack.current.add(unit);
      }
      if (sold) await sale.write({ id, sale: sold, pictures: {} }, { key: `${key}-sold` });
    },
    success: words.settled,
    onClose,
  });
  if (!form) return null;
  const balance = balances?.find(({ _id }) => _id === begun.person._id)?.balance;
  return (
    <ShopFlows>
      <DispatchSettle
        key={form.key}
        {...form.props}
        {...wallet}
        renderMissingPhone={(imei) => <MissingPhone imei={imei} />}
        dispatch={{ ...begun, person: { ...begun.person, balance } }}
      />
    </ShopFlows>
  );
}
