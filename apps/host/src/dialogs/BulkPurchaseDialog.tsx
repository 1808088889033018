import { useCreateBulkPurchase, useImeis } from '@handset/api-client/swr';
import type { BulkPurchase as Lot } from '@handset/domain';
import { type BulkDraft, BulkPurchase } from '@handset/flows';
import { useToast } from '@handset/ui';
import { useRef, useState } from 'react';
import { useDraft } from '../drafts/useDraft.ts';
import { useMessages } from '../messages/MessagesProvider.tsx';
import { errorText } from '../problems/errorText.ts';
import type { DialogProps } from './DialogHost.tsx';
import {
  useBankListing,
  useCompanyListing,
  useListing,
  useModelsOfListing,
  usePartyListing,
} from './listings.ts';
import { ShopFlows } from './ShopFlows.tsx';
import { useCreateNames } from './useCreateNames.ts';
import { useNewParty } from './useNewParty.ts';
import { useRestoredNotice } from './useRestoredNotice.ts';
import { useSubmit } from './useSubmit.ts';

/** 'Bulk Phone Purchase': many phones of one party, with its draft. */
export function BulkPurchaseDialog({ onClose }: DialogProps) {
  const messages = useMessages();
  const { errors, success } = messages;
  const toast = useToast();
  const draft = useDraft<BulkDraft>('bulk');
  const notice = useRestoredNotice(draft);
  const isDone = useRef(false);
  const latest = useRef<BulkDraft>(undefined);
  const { write } = useCreateBulkPurchase();
  const { banks, pocketBalance } = useBankListing();
  const [companyIds, setCompanyIds] = useState<readonly string[]>([]);
  const create = useCreateNames();
  const createParty = useNewParty();
  const submit = useSubmit({
    send: async (lot: Lot) => {
      await write(lot, await draft.submission(latest.current ?? draft.initial));
    },
    success: success.bulkPurchase,
    onFailure: (error) => {
      const said = errorText(error, messages);
      toast.error(said === errors.generic ? errors.bulk : said);
    },
    onDone: leave,
  });
  const parties = usePartyListing();
  const companies = useCompanyListing();
  const models = useModelsOfListing(companyIds);
  const stock = useListing(useImeis());
  if (!draft.isReady) return null;

  async function leave() {
    isDone.current = true;
    await draft.clear();
    onClose();
  }

  return (
    <ShopFlows>
      <BulkPurchase
        key={notice.formKey}
        isOpen
        defaultDraft={notice.isDiscarded ? undefined : draft.initial}
        onChange={(held) => {
          latest.current = held;
          if (!isDone.current) draft.save(held);
        }}
        onSubmit={submit}
        onCancel={leave}
        companies={companies}
        models={models}
        parties={parties}
        banks={banks}
        pocketBalance={pocketBalance}
        stock={stock}
        onCompanyChange={(company) =>
          company && setCompanyIds((known) => [...new Set([...known, company._id])])
        }
        onCreateCompany={create.company}
        onCreateModel={create.model}
        onCreateParty={createParty}
      />
    </ShopFlows>
  );
}
