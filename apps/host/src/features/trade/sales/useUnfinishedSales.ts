import { useParkedSales } from '@handset/api-client/swr';
import type { ParkedSale } from '@handset/domain';
import type { SaleDraft } from '@handset/flows';
import { useStored } from '../../../kit/database/database.ts';
import type { StoredDraft } from '../../../kit/database/StoredDraft.ts';
import { useUser } from '../../../kit/session/useSession.ts';
import { isReadable, type SaleSummary, summaryOf } from './parkedSale.ts';
import { useParkings } from './parkings.ts';

/** A sale of the user on this device that is neither recorded nor in the outbox. */
export interface UnfinishedSale {
  id: string;
  summary: SaleSummary;
  /** In milliseconds. */
  changedAt: number;
  /** Whether it may be in the books. */
  isSent: boolean;
}

/** Those of the shop are offered even where the browser cannot read its own. */
const none: UnfinishedSale[] = [];

/** Sales that wait to be continued, the newest of each first. */
export interface UnfinishedSales {
  /** The user's on this device. */
  here: readonly UnfinishedSale[];
  /** The shop's parked ones besides those. */
  parked: readonly ParkedSale[];
}

/**
 * The unfinished sales that the user can continue; undefined until those of this device have been read.
 * @param besides the sale whose form is open, which is none of them
 */
export function useUnfinishedSales(besides?: string): UnfinishedSales | undefined {
  const here = useSalesHere();
  const leaving = useParkings();
  const { data: parked = [] } = useParkedSales();
  if (!here || !leaving) return undefined;
  // Without the copies that the server hands back.
  const isElsewhere = ({ _id }: ParkedSale) => !leaving.includes(_id) && here.every(({ id }) => id !== _id);
  return { here: here.filter(({ id }) => id !== besides), parked: parked.filter(isElsewhere) };
}

function useSalesHere(): UnfinishedSale[] | undefined {
  const { _id: userId } = useUser();
  return useStored(
    async ({ drafts }) => {
      const sales = await drafts.where({ userId, form: 'sale' }).reverse().sortBy('changedAt');
      return (sales as StoredDraft<SaleDraft>[]).flatMap((stored) => unfinished(stored) ?? []);
    },
    [userId],
    none,
  );
}

function unfinished(stored: StoredDraft<SaleDraft>): UnfinishedSale | undefined {
  const { id, state, values, changedAt } = stored;
  if (state === 'queued' || state === 'done' || (values && isEmpty(values))) return undefined;
  return { id, summary: shortly(stored), changedAt, isSent: state === 'sending' };
}

function shortly({ values, sent }: StoredDraft<SaleDraft>): SaleSummary {
  if (!values) return sent as SaleSummary;
  // Of a sale that another version kept, the form shows what it knows.
  return isReadable(values) ? summaryOf(values) : { phones: 0, accessories: 0 };
}

function isEmpty(values: SaleDraft): boolean {
  if (!isReadable(values)) return false;
  const { name, phones, accessories } = summaryOf(values);
  return name === undefined && phones === 0 && values.imei1 === '' && accessories === 0;
}
