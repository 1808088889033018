import type { SaleDraft } from '@handset/flows';
import { Button, Card, useToast, useWords, VisuallyHidden } from '@handset/ui';
import { Fragment } from 'react';
import { useNavigate } from 'react-router-dom';
import { useStored } from '../../../kit/database/database.ts';
import type { StoredDraft } from '../../../kit/database/StoredDraft.ts';
import { useDialogs } from '../../../kit/dialogs/useDialogs.ts';
import { discardDraft, saveDraft } from '../../../kit/drafts/drafts.ts';
import { useAgo } from '../../../kit/format/useAgo.ts';
import { useFormat } from '../../../kit/format/useFormat.ts';
import { useUser } from '../../../kit/session/useSession.ts';
import * as styles from './ParkedSales.css.ts';
import { saleReviewHref } from './saleReviewHref.ts';
import { saleWords } from './saleWords.ts';

type ParkedSale = StoredDraft<SaleDraft> & { values: SaleDraft };

/** The user's unfinished sales besides the open one, the newest first, each to be continued or discarded. */
export function ParkedSales({ besides }: { besides: string }) {
  const words = useWords(saleWords);
  const { _id: userId } = useUser();
  const all = useStored(
    async ({ drafts }) => {
      const sales = await drafts.where({ userId, form: 'sale' }).reverse().sortBy('changedAt');
      return (sales as StoredDraft<SaleDraft>[]).filter(isParked);
    },
    [userId],
  );
  const sales = all?.filter(({ id }) => id !== besides);
  if (!sales || sales.length === 0) return null;
  return (
    <Card level={3} title={words.parked}>
      <ul className={styles.list}>
        {sales.map((sale) => (
          <li key={sale.id} className={styles.entry}>
            <Entry sale={sale} />
          </li>
        ))}
      </ul>
    </Card>
  );
}

function Entry({ sale }: { sale: ParkedSale }) {
  const words = useWords(saleWords);
  const format = useFormat();
  const ago = useAgo();
  const toast = useToast();
  const navigate = useNavigate();
  const { resume } = useDialogs();
  const { customerName, addedImeis, accessories } = sale.values;
  const name = customerName || words.noCustomer;
  const rows = accessories.filter((row) => row.name !== '').length;
  const facts = [
    addedImeis.length > 0 ? words.phoneCount(format.count(addedImeis.length)) : null,
    rows > 0 ? words.accessories(rows) : null,
    ago(sale.changedAt),
  ];

  function proceed() {
    if (sale.state === 'typing') resume('sale', sale.id);
    else void navigate(saleReviewHref(sale.id, sale.values), { state: { draft: sale.id } });
  }

  async function discard() {
    await discardDraft(sale.userId, sale.id);
    toast.show({ message: words.saleDiscarded(name), onUndo: () => void saveDraft(sale) });
  }

  return (
    <>
      <span className={styles.facts}>
        <bdi>{name}</bdi>
        {facts
          .filter((fact) => fact !== null)
          .map((fact) => (
            <Fragment key={fact}>
              {' · '}
              <bdi>{fact}</bdi>
            </Fragment>
          ))}
      </span>
      <Button size="small" onPress={proceed}>
        {words.proceed} <VisuallyHidden>{name}</VisuallyHidden>
      </Button>
      {sale.state === 'sending' ? null : (
        <Button size="small" variant="quiet" onPress={() => void discard()}>
          {words.discard} <VisuallyHidden>{name}</VisuallyHidden>
        </Button>
      )}
    </>
  );
}

/** Whether a sale is neither recorded nor in the outbox, and holds anything. */
function isParked(sale: StoredDraft<SaleDraft>): sale is ParkedSale {
  if (!sale.values || sale.state === 'queued' || sale.state === 'done') return false;
  const { customerName, addedImeis, accessories, imei1 } = sale.values;
  return (
    customerName !== '' ||
    addedImeis.length > 0 ||
    imei1 !== '' ||
    accessories.some(({ name }) => name !== '')
  );
}
