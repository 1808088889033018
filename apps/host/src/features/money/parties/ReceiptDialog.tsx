import { usePaymentMade, useShop } from '@handset/api-client/swr';
import { amountInWords, type Paper, type PartyPaymentMade, type Shop, whatsappLink } from '@handset/domain';
import { Amount, ButtonLink, Skeleton, useWords } from '@handset/ui';
import { MessageCircle } from 'lucide-react';
import { useState } from 'react';
import type { DialogProps } from '../../../kit/dialogs/DialogProps.ts';
import { useDialogs } from '../../../kit/dialogs/useDialogs.ts';
import { isolated } from '../../../kit/format/isolated.ts';
import { useFormat } from '../../../kit/format/useFormat.ts';
import { PaperDialog } from '../../../kit/print/PaperDialog.tsx';
import { PaperParty } from '../../../kit/print/PaperParty.tsx';
import { PaperRow } from '../../../kit/print/PaperRow.tsx';
import * as styles from '../../../kit/print/PrintSheet.css.ts';
import { PrintSheet } from '../../../kit/print/PrintSheet.tsx';
import { usePaper } from '../../../kit/print/usePaper.ts';
import { Loaded } from '../../../kit/problems/Loaded.tsx';
import { usePreferences } from '../../../kit/session/usePreferences.ts';
import { ledgerWords } from '../ledgers/ledgerWords.ts';
import { type ReceiptWords, receiptWords } from './receiptWords.ts';
import { owedText } from './statementText.ts';

/** The receipt of a payment, on paper and as a message to its party. The address names the payment. */
export function ReceiptDialog({ onClose }: DialogProps) {
  const words = useWords(receiptWords);
  const { about } = useDialogs();
  const payment = usePaymentMade(about);
  const { data: shop } = useShop();
  const usual = usePaper();
  const [chosen, setPaper] = useState<Paper>();
  const paper = chosen ?? usual;
  const made = payment.data;
  return (
    <PaperDialog
      title={made ? titleOf(made, words) : words.titles.in}
      paper={paper}
      onPaperChange={setPaper}
      moved={made}
      isLoading={!made || !shop}
      onClose={onClose}
      actions={made && shop ? <Share payment={made} shop={shop} /> : null}
    >
      <Loaded state={payment} skeleton={<Skeleton lines={8} />}>
        {(whole) => <Receipt payment={whole} paper={paper} shopName={shop?.name ?? ''} />}
      </Loaded>
    </PaperDialog>
  );
}

function titleOf({ kind, direction }: PartyPaymentMade, { titles }: ReceiptWords): string {
  return titles[kind === 'payment' ? direction : kind];
}

/** Sends what was paid and what is owed now. */
function Share({ payment, shop }: { payment: PartyPaymentMade; shop: Shop }) {
  const words = useWords(receiptWords);
  const ledger = useWords(ledgerWords);
  const format = useFormat();
  const { person, kind, direction, amount, date, voucher, reversedBy, balanceAfter } = payment;
  if (kind !== 'payment' || reversedBy !== null) return null;
  const text = [
    words.messages[direction](person.name, format.money(amount), format.day(date), voucher),
    owedText(balanceAfter, ledger, format),
    shop.name,
  ].join('\n');
  return (
    <ButtonLink href={whatsappLink(person.number, text)} target="_blank" icon={<MessageCircle size={18} />}>
      {words.share}
    </ButtonLink>
  );
}

interface ReceiptProps {
  payment: PartyPaymentMade;
  paper: Paper;
  shopName: string;
}

function Receipt({ payment, paper, shopName }: ReceiptProps) {
  const words = useWords(receiptWords);
  const format = useFormat();
  const { kind, direction, voucher, date, note, reversedBy, createdBy } = payment;
  const isPaidOut = kind === 'payment' && direction === 'out';
  return (
    <PrintSheet
      paper={paper}
      title={titleOf(payment, words)}
      description={words.number(isolated(voucher), isolated(format.day(date)))}
    >
      {reversedBy === null ? null : <p className={styles.owed}>{words.undone}</p>}
      <Sums payment={payment} />
      <Bills payment={payment} />
      {reversedBy === null ? <Account payment={payment} /> : null}
      {note ? (
        <p className={styles.paragraph}>
          {words.note}: <bdi>{note}</bdi>
        </p>
      ) : null}
      <div className={styles.signatures}>
        {isPaidOut ? <span className={styles.signature}>{words.signatureOfParty}</span> : null}
        <span className={styles.signature}>{words.signatureOfShop(shopName)}</span>
      </div>
      <p className={styles.muted}>{words.by(createdBy)}</p>
    </PrintSheet>
  );
}

/** Party, method and amount of the payment. */
function Sums({ payment }: Pick<ReceiptProps, 'payment'>) {
  const words = useWords(receiptWords);
  const { locale } = usePreferences();
  const { person, kind, direction, amount, pocketCash, accountCash, bank } = payment;
  const from = direction === 'in' ? words.from : words.to;
  return (
    <table className={styles.table}>
      <tbody>
        <PaperParty term={kind === 'payment' ? from : words.party} party={person} />
        {pocketCash > 0 ? <Sum term={words.cash} minor={pocketCash} /> : null}
        {accountCash > 0 ? (
          <Sum term={bank ? `${words.bank} · ${bank.bankName}` : words.bank} minor={accountCash} />
        ) : null}
      </tbody>
      <tfoot>
        <Sum term={words.amount} minor={amount} />
        <tr>
          <td className={styles.cell} colSpan={2}>
            {`${words.inWords}: ${amountInWords(amount, locale)}`}
          </td>
        </tr>
      </tfoot>
    </table>
  );
}

/** The bills that it paid, and what is over. */
function Bills({ payment: { allocated, givenBack, advance } }: Pick<ReceiptProps, 'payment'>) {
  const words = useWords(receiptWords);
  if (allocated.length === 0 && givenBack === 0 && advance === 0) return null;
  return (
    <table className={styles.table}>
      {allocated.length > 0 ? <caption className={styles.caption}>{words.settled}</caption> : null}
      <tbody>
        {allocated.map(({ billId, number, amount }) => (
          <Sum key={billId} term={number} minor={amount} />
        ))}
        {givenBack > 0 ? <Sum term={words.givenBack} minor={givenBack} /> : null}
        {advance > 0 ? <Sum term={words.advance} minor={advance} /> : null}
      </tbody>
    </table>
  );
}

/** The party's balance before it and after it, as the party sees it. */
function Account({ payment: { balanceBefore, balanceAfter } }: Pick<ReceiptProps, 'payment'>) {
  const words = useWords(receiptWords);
  return (
    <table className={styles.table}>
      <tbody>
        <Sum
          term={balanceBefore < 0 ? words.previousInFavour : words.previousBalance}
          minor={Math.abs(balanceBefore)}
        />
      </tbody>
      <tfoot>
        <Sum term={balanceAfter < 0 ? words.newInFavour : words.newBalance} minor={Math.abs(balanceAfter)} />
      </tfoot>
    </table>
  );
}

function Sum({ term, minor }: { term: string; minor: number }) {
  return (
    <PaperRow term={term} isFigure>
      <Amount minor={minor} />
    </PaperRow>
  );
}
