import { usePartyLedger } from '@handset/api-client/swr';
import { formatNumber, type PartyLedger as Ledger, may } from '@handset/domain';
import { Button, ButtonLink, Tooltip } from '@handset/ui';
import { FileText } from 'lucide-react';
import { Suspense, useState } from 'react';
import { useParams } from 'react-router-dom';
import { lazily } from '../app/lazily.ts';
import { PartyBalance } from '../format/PartyBalance.tsx';
import { LedgerList } from '../ledgers/LedgerList.tsx';
import { ledgerWords } from '../ledgers/ledgerWords.ts';
import { useList } from '../lists/useList.ts';
import { useMessages } from '../messages/MessagesProvider.tsx';
import { useWords } from '../messages/useWords.ts';
import { isNotFound, NotFound } from '../problems/Loaded.tsx';
import { useUser } from '../session/useSession.ts';

const PartyPaymentDialog = lazily(
  async () => (await import('../dialogs/PartyPaymentDialog.tsx')).PartyPaymentDialog,
);
const BalanceAdjustmentDialog = lazily(
  async () => (await import('../dialogs/BalanceAdjustmentDialog.tsx')).BalanceAdjustmentDialog,
);

const StatementDialog = lazily(async () => (await import('../dialogs/StatementDialog.tsx')).StatementDialog);

type Act = 'in' | 'out' | 'adjust' | 'statement';

/** One party's documents and payments, with what stays owed; money is received and paid here. */
export function PartyLedger() {
  const { id = '' } = useParams();
  const { titles } = useMessages();
  const list = useList({ filters: ['from', 'to'] });
  const { sort: _, ...asked } = list.query;
  const pages = usePartyLedger(id, asked);
  const [act, setAct] = useState<Act | null>(null);
  if (isNotFound(pages.error)) return <NotFound />;
  const account = pages.data?.account;
  const party = account && {
    _id: id,
    name: account.name,
    number: account.detail,
    reference: '',
    balance: account.balance,
  };
  const close = () => setAct(null);
  return (
    <>
      <LedgerList
        kind="party"
        title={account?.name ?? titles.partyLedgerRecords}
        description={
          account ? (
            <>
              <bdi dir="ltr">{formatNumber(account.detail)}</bdi>
              {' · '}
              <PartyBalance minor={account.balance} />
            </>
          ) : undefined
        }
        action={account ? <Actions account={account} onAct={setAct} /> : undefined}
        list={list}
        pages={pages}
        exported={{ list: 'party-ledger', query: { ...asked, personId: id } }}
      />
      <Suspense>
        {party && (act === 'in' || act === 'out') ? (
          <PartyPaymentDialog party={party} direction={act} onClose={close} />
        ) : null}
        {act === 'statement' ? <StatementDialog personId={id} range={list.values} onClose={close} /> : null}
        {party && act === 'adjust' ? <BalanceAdjustmentDialog party={party} onClose={close} /> : null}
      </Suspense>
    </>
  );
}

interface ActionsProps {
  account: Ledger['account'];
  onAct: (act: Act) => void;
}

function Actions({ account, onAct }: ActionsProps) {
  const words = useWords(ledgerWords);
  const { role } = useUser();
  const mayAdjust = may(role, 'open-books');
  const owes = account.balance < 0;
  const adjust = (
    <Button isDisabled={!mayAdjust} onPress={() => onAct('adjust')}>
      {words.adjust}
    </Button>
  );
  return (
    <>
      <Button icon={<FileText size={18} />} onPress={() => onAct('statement')}>
        {words.statement}
      </Button>
      <ButtonLink href={`/app/dashboard/PayablesAndReceivables/${account._id}`}>{words.bills}</ButtonLink>
      {mayAdjust ? adjust : <Tooltip content={words.ownerOnly}>{adjust}</Tooltip>}
      <Button variant={owes ? 'primary' : 'secondary'} onPress={() => onAct('out')}>
        {words.pay}
      </Button>
      <Button variant={owes ? 'secondary' : 'primary'} onPress={() => onAct('in')}>
        {words.receive}
      </Button>
    </>
  );
}
