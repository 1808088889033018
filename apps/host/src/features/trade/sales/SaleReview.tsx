import { useCreateSale } from '@handset/api-client/swr';
import { type Shop, sameParty, unitsByImei } from '@handset/domain';
import {
  invoiceOfDraft,
  type Party,
  type ReviewSubmission,
  type SaleDraft,
  SoldInvoiceReview,
  saleOf,
  saleTradeWarnings,
} from '@handset/flows';
import { useToast, useWords } from '@handset/ui';
import { useMemo } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { StoredDraft } from '../../../kit/database/StoredDraft.ts';
import { useBankListing, usePartyListing } from '../../../kit/dialogs/listings.ts';
import { useDialogs } from '../../../kit/dialogs/useDialogs.ts';
import { changeDraft, queueDraft, sendDraft } from '../../../kit/drafts/drafts.ts';
import { invoiceShop } from '../../../kit/format/invoiceShop.ts';
import { documentHref } from '../../../kit/links/documentHref.ts';
import { QUEUED } from '../../../kit/outbox/sendOrQueue.ts';
import { useSendOrQueue } from '../../../kit/outbox/useSendOrQueue.ts';
import { useUnsoldPhones } from '../../../kit/outbox/useUnsoldPhones.ts';
import { usePaper } from '../../../kit/print/usePaper.ts';
import { errorText } from '../../../kit/problems/errorText.ts';
import { isSessionOver } from '../../../kit/problems/isSessionOver.ts';
import { isUncertain } from '../../../kit/problems/isUncertain.ts';
import { session } from '../../../kit/session/useSession.ts';
import { hostMessages } from '../../../kit/words/hostMessages.ts';
import { SALE, saleReviewHref } from './saleReviewHref.ts';
import { saleWords } from './saleWords.ts';
import { useClosedUpTo } from './useClosedUpTo.ts';

interface SaleReviewProps {
  stored: StoredDraft<SaleDraft>;
  sale: SaleDraft;
  shop: Shop;
}

/** A sale to be looked over as its invoice, and saved. */
export function SaleReview({ stored, sale, shop }: SaleReviewProps) {
  const { userId, id } = stored;
  const messages = useWords(hostMessages);
  const words = useWords(saleWords);
  const toast = useToast();
  const navigate = useNavigate();
  const { resume } = useDialogs();
  const { write } = useCreateSale();
  const sendOrQueue = useSendOrQueue();
  const { pathname, search } = useLocation();
  const { banks, pocketBalance } = useBankListing();
  const parties = usePartyListing();
  const { data: units } = useUnsoldPhones();
  const closedUpTo = useClosedUpTo();
  const warnings = useMemo(() => {
    const sold = new Set(sale.imeiPrices.map(({ imei }) => imei));
    const byImei = unitsByImei(
      (units ?? []).filter(({ imei1, imei2 }) => sold.has(imei1) || sold.has(imei2 ?? '')),
    );
    return saleTradeWarnings(sale, (imei) => byImei.get(imei), closedUpTo);
  }, [sale, units, closedUpTo]);
  const paper = usePaper();
  const document = useMemo(() => invoiceOfDraft(sale, invoiceShop(shop)), [sale, shop]);

  const isSignedIn = () => session.get().user?._id === userId;
  const isHere = () => isSignedIn() && isShown(id);

  async function save({ paper }: ReviewSubmission) {
    const input = { sale: saleOf(sale), pictures: sale.pictures };
    const isTried = stored.state === 'sending';
    const sending = await sendDraft({ userId, id, form: 'sale', values: sale }, undefined, isTried);
    if (!sending) return { message: messages.form.savedElsewhere };
    const { submission } = sending;
    const entry = { submission, work: { kind: 'sale', input }, form: 'sale', draftId: id } as const;
    const print = { print: { paper, cashGiven: document.payment.cashGiven } };
    try {
      const outcome = await sendOrQueue({ ...entry, draft: sale, isTried }, () => write(input, submission));
      if (outcome === QUEUED) {
        if (isSignedIn()) toast.info(messages.success.kept);
        if (isHere()) void navigate(pathname + search, { replace: true, state: { draft: id, ...print } });
        await queueDraft(userId, id);
        return undefined;
      }
      const { message, data } = outcome;
      const href = documentHref('sale', data._id) ?? '/';
      if (isHere()) {
        toast.success(message);
        void navigate(href, { replace: true, state: print });
      } else if (isSignedIn()) {
        const action = { label: words.openInvoice(data.invoiceNumber), onPress: () => void navigate(href) };
        toast.show({ tone: 'positive', message, actions: [action] });
      }
      await changeDraft(userId, id, { state: 'done', document: href, values: null });
      return undefined;
    } catch (failure) {
      const isUnknown = isUncertain(failure, isTried);
      if (!isUnknown) await changeDraft(userId, id, { state: 'refused' });
      const reason = errorText(failure, messages);
      // The page to sign in says so itself.
      if (!isHere() && isSignedIn() && !isSessionOver(failure)) {
        const message = (isUnknown ? messages.form.maybeSaved : messages.form.notSaved)(reason);
        const open = () => void navigate(saleReviewHref(id, sale), { state: { draft: id } });
        toast.show({ tone: 'critical', message, actions: [{ label: words.openSale, onPress: open }] });
      }
      return { message: reason };
    }
  }

  return (
    <SoldInvoiceReview
      document={document}
      onSubmit={save}
      onEdit={() => resume('sale', id)}
      isUncertain={stored.state === 'sending'}
      defaultPaper={paper}
      warnings={warnings}
      balances={{
        pocketCash: pocketBalance,
        bank: banks.items.find(({ _id }) => _id === sale.bankAccountUsed)?.balance,
        customer: balanceOf(sale.entityData, parties.items),
      }}
    />
  );
}

/** The balance of a customer before the sale. A new customer may be on file already, with the same name and number. */
function balanceOf({ _id, name = '', number = '' }: SaleDraft['entityData'], parties: readonly Party[]) {
  const known = _id ? parties.find((party) => party._id === _id) : sameParty(parties, { name, number });
  return known || _id ? known?.balance : 0;
}

/** Whether the page still shows the sale's review, without a dialog over it. An answer may come long after the user went on. */
function isShown(id: string): boolean {
  const search = new URLSearchParams(location.search);
  return search.get(SALE) === id && !search.has('open');
}
