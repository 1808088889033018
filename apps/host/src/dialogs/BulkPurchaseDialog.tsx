import { useCreateBulkPurchase, useImeis } from '@handset/api-client/swr';
import type { BulkPurchase as Lot } from '@handset/domain';
import { type BulkDraft, BulkPurchase } from '@handset/flows';
import { useToast } from '@handset/ui';
import { useState } from 'react';
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
import { useDraftedForm } from './useDraftedForm.ts';
import { useNewParty } from './useNewParty.ts';

/** 'Bulk Phone Purchase': many phones of one party, with its draft. */
export function BulkPurchaseDialog({ onClose }: DialogProps) {
  const messages = useMessages();
  const { errors, success } = messages;
  const toast = useToast();
  const { write } = useCreateBulkPurchase();
  const { banks, pocketBalance } = useBankListing();
  const [companyIds, setCompanyIds] = useState<readonly string[]>([]);
  const create = useCreateNames();
  const createParty = useNewParty();
  const form = useDraftedForm<BulkDraft, Lot>({
    form: 'bulk',
    send: write,
    work: (input) => ({ kind: 'bulkPurchase', input }),
    success: success.bulkPurchase,
    onFailure: (error) => {
      const said = errorText(error, messages);
      toast.error(said === errors.generic ? errors.bulk : said);
    },
    onClose,
  });
  const parties = usePartyListing();
  const companies = useCompanyListing();
  const models = useModelsOfListing(companyIds);
  const stock = useListing(useImeis());
  if (!form) return null;
  return (
    <ShopFlows>
      <BulkPurchase
        key={form.key}
        {...form.props}
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
