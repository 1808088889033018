import { useCreateDispatch, useImeis } from '@handset/api-client/swr';
import type { NewDispatch } from '@handset/domain';
import { type DispatchDraft, DispatchForm } from '@handset/flows';
import { useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { dispatchWords } from '../dispatches/dispatchWords.ts';
import { dispatchWith } from '../drafts/draftWithPhone.ts';
import { useWords } from '../messages/useWords.ts';
import { dispatchHref } from '../routes/dispatchHref.ts';
import type { DialogProps } from './DialogHost.tsx';
import { useListing, usePartyListing } from './listings.ts';
import { ShopFlows } from './ShopFlows.tsx';
import { useDialogs } from './useDialogs.ts';
import { useDraftedForm } from './useDraftedForm.ts';
import { useNewParty } from './useNewParty.ts';

/** Phones given out without a sale; those that the address names are on it already. Its challan is shown next. */
export function DispatchDialog({ onClose }: DialogProps) {
  const words = useWords(dispatchWords);
  const { about } = useDialogs();
  const { write } = useCreateDispatch();
  const imeis = useImeis();
  const units = useListing(imeis);
  const parties = usePartyListing();
  const createParty = useNewParty();
  const navigate = useNavigate();
  const sent = useRef<string>(undefined);
  const form = useDraftedForm<DispatchDraft, NewDispatch>({
    form: 'dispatch',
    send: async (dispatch, submission) => {
      sent.current = (await write(dispatch, submission)).data._id;
    },
    success: words.sent,
    onClose: () => (sent.current ? void navigate(dispatchHref(sent.current)) : onClose()),
  });
  if (!form || (about && !imeis.data && !imeis.error)) return null;
  const named = new Set(about?.split(','));
  const kept = form.props.defaultDraft;
  const phones = about ? units.items.filter(({ _id }) => named.has(_id)) : [];
  return (
    <ShopFlows>
      <DispatchForm
        key={form.key}
        {...form.props}
        defaultDraft={phones.length > 0 ? dispatchWith(phones, kept) : kept}
        parties={parties}
        onCreateParty={createParty}
        units={units}
      />
    </ShopFlows>
  );
}
