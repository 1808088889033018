import { newSubmission, parkedSaleCalls, type Submission } from '@handset/api-client';
import { useCalls } from '@handset/api-client/swr';
import type { ParkedSale, ParkedSaleRequest } from '@handset/domain';
import type { SaleDraft } from '@handset/flows';
import { useToast, useWords } from '@handset/ui';
import { useNavigate } from 'react-router-dom';
import { useSWRConfig } from 'swr';
import { searchWithDialog, useDialogs } from '../../../kit/dialogs/useDialogs.ts';
import {
  discardDraft,
  expectDraft,
  isSettled,
  keepDraft,
  readDraft,
  receiveDraft,
  saveDraft,
} from '../../../kit/drafts/drafts.ts';
import { errorText } from '../../../kit/problems/errorText.ts';
import { isUncertain } from '../../../kit/problems/isUncertain.ts';
import { session, useUser } from '../../../kit/session/useSession.ts';
import { hostMessages } from '../../../kit/words/hostMessages.ts';
import { isReadable, saleDraftOf, summaryOf } from './parkedSale.ts';
import { noteParking } from './parkings.ts';
import { saleReviewHref } from './saleReviewHref.ts';
import { saleWords } from './saleWords.ts';

/**
 * Continues and discards unfinished sales, by their ids.
 * @param besides the sale whose form is open, in place of which another is continued
 */
export function useTakeUp(besides: string) {
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
      const isStill = await formNow();
      const unread = async (sale: ParkedSaleRequest) => {
        await parkAgain(sale);
        toast.error(words.unreadable);
      };
      if (stored.submission && !(await bring(id, stored.submission, isNew, unread))) return;
      if (!(await isStill())) return tellOf(id);
    } else if (stored.state !== 'typing' && stored.values && isReadable(stored.values)) {
      return void navigate(saleReviewHref(id, stored.values), { state: { draft: id } });
    }
    if (await keepDraft(userId, id)) return resume('sale', id);
    // The server has just taken it.
    if (!stored.values) return;
    const { name, ...summary } = summaryOf(stored.values);
    await expect({
      _id: id,
      ...summary,
      name: name ?? null,
      parkedAt: new Date(stored.changedAt).toISOString(),
    });
    await proceed(id, true);
  }

  /** Tells later whether the form that is open now is still there, and as it was. */
  async function formNow(): Promise<() => Promise<boolean>> {
    const { href } = window.location;
    const typedAt = async () => (await readDraft(userId, besides))?.changedAt;
    const before = await typedAt();
    return async () =>
      window.location.href === href && session.get().user?._id === userId && (await typedAt()) === before;
  }

  /** A sale that came too late to be opened in place of another is continued by a button. */
  async function tellOf(id: string) {
    const sale = await readDraft<SaleDraft>(userId, id);
    // Somebody else may have signed in.
    if (!sale?.values || session.get().user?._id !== userId) return;
    toast.show({
      message: words.cameHere(summaryOf(sale.values).name ?? words.noCustomer),
      actions: [
        {
          label: words.proceed,
          onPress: () => void navigate({ search: searchWithDialog('sale', undefined, id) }),
        },
      ],
    });
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
    if (!(await discardDraft(userId, id))) return void toast.info(words.savedAlready);
    tell(() => saveDraft({ ...sale, isToPark, submission: newSubmission() }));
  }

  /** Stores that a sale which is parked on the server is to come here. */
  async function expect(sale: Omit<ParkedSale, 'parkedBy'>): Promise<void> {
    const { _id: id, name, phones, accessories, parkedAt } = sale;
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
      const sale = saleDraftOf(draft);
      if (!sale) await unread({ _id: id, name: name ?? undefined, phones, accessories, draft });
      await receiveDraft(userId, id, sale?.values ?? null, sale?.changedAt);
      return sale !== undefined;
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

  /** Whether a parked sale is to be brought. One that was saved here meanwhile is only taken off the server. */
  async function isWanted(sale: ParkedSale): Promise<boolean> {
    await expect(sale);
    const stored = await readDraft(userId, sale._id);
    if (!stored || !isSettled(stored)) return true;
    await noteParking(userId, sale._id);
    toast.info(words.savedAlready);
    return false;
  }

  return {
    proceed: (id: string) => proceed(id),
    discard: (id: string, name: string) => discard(id, name),
    proceedParked: async (sale: ParkedSale) => {
      if (await isWanted(sale)) await proceed(sale._id, true);
    },
    discardParked: async (sale: ParkedSale, name: string) => {
      if (await isWanted(sale)) await discard(sale._id, name, { isNew: true, isToPark: true });
    },
  };
}
