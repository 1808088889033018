import { newSubmission, parkedSaleCalls, type Submission } from '@handset/api-client';
import { useCalls } from '@handset/api-client/swr';
import type { ParkedSale } from '@handset/domain';
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
import { saleDraftOf } from './parkedSale.ts';
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

  /** Continues a sale of this device. */
  async function proceed(id: string) {
    const stored = await readDraft<SaleDraft>(userId, id);
    if (!stored) return;
    if (stored.state === 'coming') {
      if (stored.submission && !(await bring(id, stored.submission, true))) return;
    } else if (stored.state !== 'typing' && stored.values) {
      return void navigate(saleReviewHref(id, stored.values), { state: { draft: id } });
    }
    await changeDraft(userId, id, { isToPark: false });
    resume('sale', id);
  }

  /** Discards a sale of this device. Undone, it is here again, or for every till to take up. */
  async function discard(id: string, name: string, isToPark = false) {
    const stored = await readDraft<SaleDraft>(userId, id);
    if (!stored) return;
    if (stored.state === 'coming' && stored.submission && !(await bring(id, stored.submission, true))) return;
    const sale = await readDraft<SaleDraft>(userId, id);
    if (!sale) return;
    await discardDraft(userId, id);
    const undo = () => void saveDraft({ ...sale, isToPark, submission: newSubmission() });
    toast.show({ message: words.saleDiscarded(name), onUndo: undo });
  }

  /** Brings a sale here that is parked on the server. Returns whether it is here. */
  async function takeUp({ _id: id, name, phones, accessories, parkedAt }: ParkedSale): Promise<boolean> {
    const sent = { name: name ?? undefined, phones, accessories };
    // A page that closes now asks again later, under the same key: nobody else can take the sale up any more.
    const submission = await expectDraft({
      userId,
      id,
      form: 'sale',
      state: 'coming',
      submission: newSubmission(),
      sent,
      changedAt: Date.parse(parkedAt),
    });
    return submission === null || bring(id, submission, false);
  }

  /** Brings a sale that was asked for. A toast says why it does not come. */
  async function bring(id: string, submission: Submission, wasAsked: boolean): Promise<boolean> {
    try {
      const { draft } = await parked.take(id, submission);
      const values = saleDraftOf(draft) ?? null;
      await receiveDraft(userId, id, values);
      if (values === null) toast.error(words.unreadable);
      return values !== null;
    } catch (failure) {
      toast.error(errorText(failure, messages));
      if (!isUncertain(failure, wasAsked)) await receiveDraft(userId, id, null);
      return false;
    } finally {
      void mutate((key) => Array.isArray(key) && key[0] === 'parkedSales');
    }
  }

  return {
    proceed,
    discard,
    proceedParked: async (sale: ParkedSale) => {
      if (await takeUp(sale)) await proceed(sale._id);
    },
    discardParked: async (sale: ParkedSale, name: string) => {
      if (await takeUp(sale)) await discard(sale._id, name, true);
    },
  };
}
