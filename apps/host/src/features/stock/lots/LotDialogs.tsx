import { useImeis, useUpdateBulkPurchase } from '@handset/api-client/swr';
import type { BulkDetail, BulkUpdate } from '@handset/domain';
import { BulkPurchase } from '@handset/flows';
import { useToast, useWords } from '@handset/ui';
import { useState } from 'react';
import type { DialogProps } from '../../../kit/dialogs/DialogProps.ts';
import {
  useBankListing,
  useCompanyListing,
  useListing,
  useModelsOfListing,
  usePartyListing,
} from '../../../kit/dialogs/listings.ts';
import { ShopFlows } from '../../../kit/dialogs/ShopFlows.tsx';
import { useCreateNames } from '../../../kit/dialogs/useCreateNames.ts';
import { useSubmit } from '../../../kit/dialogs/useSubmit.ts';
import { errorText } from '../../../kit/problems/errorText.ts';
import { hostMessages } from '../../../kit/words/hostMessages.ts';
import { lotDraft } from './lotDraft.ts';
import { lotWords } from './lotWords.ts';

/** A stored lot, edited; only the difference moves in the books. */
export function EditLotDialog({ lot, onClose }: DialogProps & { lot: BulkDetail }) {
  const words = useWords(lotWords);
  const messages = useWords(hostMessages);
  const toast = useToast();
  // The form goes on with the lot that it began with: a change of somebody else is refused by its version.
  const [begun] = useState(lot);
  const [draft] = useState(() => lotDraft(lot));
  const { write } = useUpdateBulkPurchase();
  const { banks, pocketBalance } = useBankListing();
  const [companyIds, setCompanyIds] = useState<readonly string[]>([]);
  const create = useCreateNames();
  const parties = usePartyListing();
  const companies = useCompanyListing();
  const models = useModelsOfListing(companyIds);
  const stock = useListing(useImeis());
  const own = new Set(draft.entries.flatMap(({ units }) => units.map(({ _id }) => _id)));
  const submit = useSubmit<BulkUpdate>({
    send: (change) => write({ id: begun._id, change }),
    success: words.edited,
    onFailure: (error) => {
      const said = errorText(error, messages);
      toast.error(said === messages.errors.generic ? messages.errors.bulk : said);
    },
    onDone: onClose,
  });
  return (
    <ShopFlows>
      <BulkPurchase
        isOpen
        mode="edit"
        version={begun.version}
        defaultDraft={draft}
        companies={companies}
        models={models}
        parties={parties}
        banks={banks}
        pocketBalance={pocketBalance}
        // The lot's own phones are in stock as well, and no duplicates of themselves.
        stock={{ ...stock, items: stock.items.filter(({ _id }) => !own.has(_id)) }}
        onCompanyChange={(company) =>
          company && setCompanyIds((known) => [...new Set([...known, company._id])])
        }
        onCreateCompany={create.company}
        onCreateModel={create.model}
        onSubmit={submit}
        onCancel={onClose}
      />
    </ShopFlows>
  );
}
