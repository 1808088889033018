import { useImeis, useUpdateBulkPurchase } from '@handset/api-client/swr';
import type { BulkDetail, BulkUpdate } from '@handset/domain';
import { type BulkDraft, BulkPurchase } from '@handset/flows';
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
import { useDraftedForm } from '../../../kit/dialogs/useDraftedForm.ts';
import { errorText } from '../../../kit/problems/errorText.ts';
import { hostMessages } from '../../../kit/words/hostMessages.ts';
import { lotDraft } from './lotDraft.ts';
import { lotWords } from './lotWords.ts';

/** An edit as it is kept: what was typed, and the version of the lot that it began with. */
interface LotEdit {
  version: number;
  draft: BulkDraft;
}

/** A stored lot, edited; only the difference moves in the books. */
export function EditLotDialog({ lot, onClose }: DialogProps & { lot: BulkDetail }) {
  const words = useWords(lotWords);
  const messages = useWords(hostMessages);
  const toast = useToast();
  // The form goes on with the lot that it began with: a change of somebody else is refused by its version.
  const [begun] = useState<LotEdit>(() => ({ version: lot.version, draft: lotDraft(lot) }));
  const { write } = useUpdateBulkPurchase();
  const { banks, pocketBalance } = useBankListing();
  const [companyIds, setCompanyIds] = useState<readonly string[]>([]);
  const create = useCreateNames();
  const parties = usePartyListing();
  const companies = useCompanyListing();
  const models = useModelsOfListing(companyIds);
  const stock = useListing(useImeis());
  const own = new Set(begun.draft.entries.flatMap(({ units }) => units.map(({ _id }) => _id)));
  const form = useDraftedForm<LotEdit, BulkUpdate>({
    form: `lot ${lot._id}`,
    send: (change, submission) => write({ id: lot._id, change }, submission),
    success: words.edited,
    onFailure: (error) => {
      const said = errorText(error, messages);
      toast.error(said === messages.errors.generic ? messages.errors.bulk : said);
    },
    onClose,
  });
  if (!form) return null;
  const { defaultDraft, onChange, ...rest } = form.props;
  const { version, draft } = defaultDraft ?? begun;
  return (
    <ShopFlows>
      <BulkPurchase
        key={form.key}
        {...rest}
        mode="edit"
        version={version}
        defaultDraft={draft}
        isRestored={defaultDraft !== undefined}
        onChange={(held) => onChange({ version, draft: held })}
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
