import { newSubmission, parkedSaleCalls, type Submission } from '@handset/api-client';
import { useCalls } from '@handset/api-client/swr';
import type { ParkedSale, ParkedSaleRequest } from '@handset/domain';
import type { SaleDraft } from '@handset/flows';
import { useToast, useWords } from '@handset/ui';
import { useNavigate } from 'react-router-dom';
import { useSWRConfig } from 'swr';
import { useDialogs } from '../../../kit/dialogs/useDialogs.ts';
import {
  changeDraft,
  discardDraft,
  expectDraft,
  readDraft,
  receiveDraft,
  saveDraft,
} from '../../../kit/drafts/drafts.ts';
import { errorText } from '../../../kit/problems/errorText.ts';
import { isUncertain } from '../../../kit/problems/isUncertain.ts';
import { useUser } from '../../../kit/session/useSession.ts';
import { hostMessages } from '../../../kit/words/hostMessages.ts';
import { isReadable, saleDraftOf } from './parkedSale.ts';
import { saleReviewHref } from './saleReviewHref.ts';
import { saleWords } from './saleWords.ts';

/** Continues and discards unfinished sales, by their ids. */
export function useTakeUp() {
  const messages = useWords(hostMessages);
  const words = useWords(saleWords);
  const toast = useToast();
  const navigate = useNavigate();
  const { resume } = useDialogs();
  const { _id: userId } = useUser();
  const parked = useCalls(parkedSaleCalls);
  const { mutate } = useSWRConfig();

  /** Continues a sale of this device. `isNew`: nobody has asked the server for it yet. */
  async function proceed(id: string, isNew = false) {
    const stored = await readDraft<SaleDraft>(userId, id);
    if (!stored) return;
    if (stored.state === 'coming') {
      const unread = async (sale: ParkedSaleRequest) => {
        await parkAgain(sale);
        toast.error(words.unreadable);
      };
      if (stored.submission && !(await bring(id, stored.submission, isNew, unread))) return;
    } else if (stored.state !== 'typing' && stored.values && isReadable(stored.values)) {
      return void navigate(saleReviewHref(id, stored.values), { state: { draft: id } });
    }
    await changeDraft(userId, id, { isToPark: false });
    resume('sale', id);
  }

  /** Discards a sale of this device. Undone, it is here again, or for every till to take up. */
  async function discard(id: string, name: string, { isNew = false, isToPark = false } = {}) {
    const stored = await readDraft<SaleDraft>(userId, id);
    if (!stored) return;
    const tell = (undo: () => Promise<unknown>) => {
      const again = (failure: unknown) => {
        toast.error(errorText(failure, messages));
        tell(undo);
      };
      toast.show({ message: words.saleDiscarded(name), onUndo: () => void undo().catch(again) });
    };
    const unread = async (sale: ParkedSaleRequest) => void tell(() => parkAgain(sale));
    if (
      stored.state === 'coming' &&
      stored.submission &&
      !(await bring(id, stored.submission, isNew, unread))
    )
      return;
    const sale = await readDraft<SaleDraft>(userId, id);
    if (!sale) return;
    await discardDraft(userId, id);
    tell(() => saveDraft({ ...sale, isToPark, submission: newSubmission() }));
  }

  /** Stores that a sale which is parked on the server is to come here. */
  async function expect({ _id: id, name, phones, accessories, parkedAt }: ParkedSale): Promise<void> {
    const sent = { name: name ?? undefined, phones, accessories };
    // A page that closes now asks again later, under the same key: nobody else can take the sale up any more.
    await expectDraft({
      userId,
      id,
      form: 'sale',
      state: 'coming',
      submission: newSubmission(),
      sent,
      changedAt: Date.parse(parkedAt),
    });
  }

  /** Brings a sale that is parked on the server, and returns whether it is here. A toast says why it does not come. */
  async function bring(
    id: string,
    submission: Submission,
    isNew: boolean,
    /** Does something with a sale of another version, which this one cannot read. It stays expected if that fails. */
    unread: (sale: ParkedSaleRequest) => Promise<void>,
  ): Promise<boolean> {
    try {
      const { draft, name, phones, accessories } = await parked
        .take(id, submission)
        .catch(async (failure) => {
          if (!isUncertain(failure, !isNew)) await receiveDraft(userId, id, null);
          throw failure;
        });
      const values = saleDraftOf(draft) ?? null;
      if (values === null) await unread({ _id: id, name: name ?? undefined, phones, accessories, draft });
      await receiveDraft(userId, id, values);
      return values !== null;
    } catch (failure) {
      toast.error(errorText(failure, messages));
      return false;
    } finally {
      reload();
    }
  }

  /** Parks a sale as it was. */
  async function parkAgain(sale: ParkedSaleRequest): Promise<void> {
    await parked.park(sale, newSubmission());
    reload();
  }

  function reload() {
    void mutate((key) => Array.isArray(key) && key[0] === 'parkedSales');
  }

  return {
    proceed: (id: string) => proceed(id),
    discard: (id: string, name: string) => discard(id, name),
    proceedParked: async (sale: ParkedSale) => {
      await expect(sale);
      await proceed(sale._id, true);
    },
    discardParked: async (sale: ParkedSale, name: string) => {
      await expect(sale);
      await discard(sale._id, name, { isNew: true, isToPark: true });
    },
  };
}
