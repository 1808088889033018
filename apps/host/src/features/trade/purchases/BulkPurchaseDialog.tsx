import { useCreateBulkPurchase, useImeis } from '@handset/api-client/swr';
import type { BulkPurchase as Lot } from '@handset/domain';
import { type BulkDraft, BulkPurchase } from '@handset/flows';
import { useToast, useWords } from '@handset/ui';
import { useState } from 'react';
import type { DialogProps } from '../../../kit/dialogs/DialogProps.ts';
import {
  useBankListing,
  useCompanyListing,
  useImeiListing,
  useModelsOfListing,
  usePartyListing,
} from '../../../kit/dialogs/listings.ts';
import { ShopFlows } from '../../../kit/dialogs/ShopFlows.tsx';
import { useCreateNames } from '../../../kit/dialogs/useCreateNames.ts';
import { useDraftedForm } from '../../../kit/dialogs/useDraftedForm.ts';
import { useNewParty } from '../../../kit/dialogs/useNewParty.ts';
import { errorText } from '../../../kit/problems/errorText.ts';
import { hostMessages } from '../../../kit/words/hostMessages.ts';
import { KnownPhone } from './KnownPhone.tsx';
import { usePurchaseToast } from './usePurchaseToast.ts';

/** 'Bulk Phone Purchase': many phones of one party, with its draft. */
export function BulkPurchaseDialog({ onClose }: DialogProps) {
  const messages = useWords(hostMessages);
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
    success: usePurchaseToast(success.bulkPurchase, 'bulk'),
    onFailure: (error) => {
      const said = errorText(error, messages);
      toast.error(said === errors.generic ? errors.bulk : said);
    },
    onClose,
  });
  const parties = usePartyListing();
  const companies = useCompanyListing();
  const models = useModelsOfListing(companyIds);
  const stock = useImeiListing(useImeis());
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
        renderKnownPhone={(imei) => <KnownPhone imei={imei} isInRow />}
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
