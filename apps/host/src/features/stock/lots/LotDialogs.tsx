import { purchaseCalls } from '@handset/api-client';
import { useCalls, useImeis, useUpdateBulkPurchase } from '@handset/api-client/swr';
import type { BulkDetail, BulkUpdate } from '@handset/domain';
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
import { useRecordEdit } from '../../../kit/editConflict/useRecordEdit.ts';
import { errorText } from '../../../kit/problems/errorText.ts';
import { hostMessages } from '../../../kit/words/hostMessages.ts';
import { LotConflict } from './LotConflict.tsx';
import { lotDraft } from './lotDraft.ts';
import { lotWords } from './lotWords.ts';

/** A stored lot, edited; only the difference moves in the books. */
export function EditLotDialog({ lot, onClose }: DialogProps & { lot: BulkDetail }) {
  const words = useWords(lotWords);
  const messages = useWords(hostMessages);
  const toast = useToast();
  const purchases = useCalls(purchaseCalls);
  const { write } = useUpdateBulkPurchase();
  const { banks, pocketBalance } = useBankListing();
  const [companyIds, setCompanyIds] = useState<readonly string[]>([]);
  const create = useCreateNames();
  const parties = usePartyListing();
  const companies = useCompanyListing();
  const models = useModelsOfListing(companyIds);
  const stock = useImeiListing(useImeis());
  const { from, conflict, decide, flow } = useRecordEdit<BulkDetail, BulkDraft, BulkUpdate>({
    form: `lot ${lot._id}`,
    record: lot,
    draftOf: lotDraft,
    read: () => purchases.bulkDetail(lot._id),
    send: (change, _from, submission) => write({ id: lot._id, change }, submission),
    success: words.edited,
    onFailure: (error) => {
      const said = errorText(error, messages);
      toast.error(said === messages.errors.generic ? messages.errors.bulk : said);
    },
    onClose,
  });
  if (!flow) return null;
  if (conflict)
    return <LotConflict conflict={conflict} banks={banks.items} onDecide={decide} onLeave={flow.onCancel} />;
  const own = new Set(from.entries.flatMap(({ units }) => units.map(({ _id }) => _id)));
  return (
    <ShopFlows>
      <BulkPurchase
        key={flow.key}
        {...flow.props}
        mode="edit"
        version={from.version}
        isRestored={flow.isRestored}
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
      />
    </ShopFlows>
  );
}
