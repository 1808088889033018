import { useCreateDispatch, useImeis } from '@handset/api-client/swr';
import type { NewDispatch } from '@handset/domain';
import { type DispatchDraft, DispatchForm } from '@handset/flows';
import { useWords } from '@handset/ui';
import { useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import type { DialogProps } from '../../../kit/dialogs/DialogProps.ts';
import { useImeiListing, usePartyListing } from '../../../kit/dialogs/listings.ts';
import { ShopFlows } from '../../../kit/dialogs/ShopFlows.tsx';
import { useDialogs } from '../../../kit/dialogs/useDialogs.ts';
import { useDraftedForm } from '../../../kit/dialogs/useDraftedForm.ts';
import { useFirst } from '../../../kit/dialogs/useFirst.ts';
import { useNewParty } from '../../../kit/dialogs/useNewParty.ts';
import { useUnitsWith } from '../../../kit/dialogs/useUnitsWith.ts';
import { dispatchHref } from '../../../kit/links/dispatchHref.ts';
import { MissingPhone } from '../../trade/sales/MissingPhone.tsx';
import { dispatchWords } from './dispatchWords.ts';

/**
 * Dispatches phones without a sale. Phones named in the address begin a dispatch of their own. Its challan opens next.
 */
export function DispatchDialog({ onClose }: DialogProps) {
  const words = useWords(dispatchWords);
  const { about } = useDialogs();
  const { write } = useCreateDispatch();
  const imeis = useImeis();
  const units = useImeiListing(imeis);
  const named = about?.split(',') ?? [];
  const inStock = useUnitsWith(imeis, named);
  const parties = usePartyListing();
  const createParty = useNewParty();
  const navigate = useNavigate();
  const sent = useRef<string>(undefined);
  const form = useDraftedForm<DispatchDraft, NewDispatch>({
    form: about ? `dispatch:${about}` : 'dispatch',
    send: async (dispatch, submission) => {
      sent.current = (await write(dispatch, submission)).data._id;
    },
    success: words.sent,
    onClose: () => (sent.current ? navigate(dispatchHref(sent.current)) : onClose()),
  });
  // The form stays when the phones, which it could not wait for, are loaded again.
  const hasBegun = useFirst(about && !inStock && !imeis.error ? undefined : true);
  if (!form || !hasBegun) return null;
  const phones = inStock?.filter(({ _id }) => named.includes(_id)) ?? [];
  const begun = phones.length > 0 ? { units: phones.map((unit) => ({ unit, price: null })) } : undefined;
  return (
    <ShopFlows>
      <DispatchForm
        key={form.key}
        {...form.props}
        defaultDraft={form.props.defaultDraft ?? begun}
        parties={parties}
        onCreateParty={createParty}
        units={units}
        renderMissingPhone={(imei) => <MissingPhone imei={imei} />}
      />
    </ShopFlows>
  );
}
