import { usePartyLedger } from '@handset/api-client/swr';
import { formatNumber, type PartyLedger as Ledger, may } from '@handset/domain';
import { Button, ButtonLink, Tooltip, useWords } from '@handset/ui';
import { FileText } from 'lucide-react';
import { useParams } from 'react-router-dom';
import { PartyOwes } from '../../../kit/format/PartyOwes.tsx';
import { useActionInAddress } from '../../../kit/links/useActionInAddress.ts';
import { usePageTitle } from '../../../kit/links/useCurrentPage.ts';
import { useList } from '../../../kit/lists/useList.ts';
import { isNotFound, NotFound } from '../../../kit/problems/Loaded.tsx';
import { useUser } from '../../../kit/session/useSession.ts';
import { PartyPaymentDialog } from '../../trade/documents/PartyPaymentDialog.tsx';
import { PaymentButtons } from '../dues/PaymentButtons.tsx';
import { LedgerList } from '../ledgers/LedgerList.tsx';
import { ledgerWords } from '../ledgers/ledgerWords.ts';
import { BalanceAdjustmentDialog } from './BalanceAdjustmentDialog.tsx';
import { StatementDialog } from './StatementDialog.tsx';

const actions = ['in', 'out', 'adjust', 'statement'] as const;
type Action = (typeof actions)[number];

/** A party's documents, payments and balance, with buttons to receive and pay money. */
export function PartyLedger() {
  const { id = '' } = useParams();
  const pageTitle = usePageTitle();
  const list = useList({ filters: ['from', 'to'] });
  const { sort: _, ...asked } = list.query;
  const pages = usePartyLedger(id, asked);
  const { action, begin, end } = useActionInAddress(actions);
  if (isNotFound(pages.error)) return <NotFound />;
  const account = pages.data?.account;
  const party = account && {
    _id: id,
    name: account.name,
    number: account.detail,
    reference: '',
    balance: account.balance,
  };
  return (
    <>
      <LedgerList
        kind="party"
        title={account?.name ?? pageTitle}
        description={
          account ? (
            <>
              <bdi dir="ltr">{formatNumber(account.detail)}</bdi>
              {' · '}
              <PartyOwes balance={account.balance} />
            </>
          ) : undefined
        }
        action={account ? <Actions account={account} onAction={begin} /> : undefined}
        list={list}
        pages={pages}
        exported={{ list: 'party-ledger', query: { ...asked, personId: id } }}
      />
      {party && (action === 'in' || action === 'out') ? (
        <PartyPaymentDialog party={party} direction={action} onClose={end} />
      ) : null}
      {action === 'statement' ? <StatementDialog personId={id} range={list.values} onClose={end} /> : null}
      {party && action === 'adjust' ? <BalanceAdjustmentDialog party={party} onClose={end} /> : null}
    </>
  );
}

interface ActionsProps {
  account: Ledger['account'];
  onAction: (action: Action) => void;
}

function Actions({ account, onAction }: ActionsProps) {
  const words = useWords(ledgerWords);
  const { role, shopId } = useUser();
  // The walk-in customer, which has the shop's id, has no balance.
  if (account._id === shopId) return null;
  const mayAdjust = may(role, 'open-books');
  const adjust = (
    <Button isDisabled={!mayAdjust} onPress={() => onAction('adjust')}>
      {words.adjust}
    </Button>
  );
  return (
    <>
      <Button icon={<FileText size={18} />} onPress={() => onAction('statement')}>
        {words.statement}
      </Button>
      <ButtonLink href={`/app/dashboard/PayablesAndReceivables/${account._id}`}>{words.bills}</ButtonLink>
      {mayAdjust ? adjust : <Tooltip content={words.ownerOnly}>{adjust}</Tooltip>}
      <PaymentButtons balance={account.balance} onPay={onAction} />
    </>
  );
}
