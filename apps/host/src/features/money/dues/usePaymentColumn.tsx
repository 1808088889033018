import { useShop } from '@handset/api-client/swr';
import { type Side, whatsappLink } from '@handset/domain';
import type { Party } from '@handset/flows';
import { Button, ButtonLink, type DataTableColumn, Inline, Tooltip, useWords } from '@handset/ui';
import { MessageCircle } from 'lucide-react';
import { useMemo, useState } from 'react';
import { useFormat } from '../../../kit/format/useFormat.ts';
import { PartyPaymentDialog } from '../../trade/documents/PartyPaymentDialog.tsx';
import { billWords } from './billWords.ts';
import * as styles from './usePaymentColumn.css.ts';

/** The debt of a row's party, to the shop or of the shop. */
export interface Debt {
  person: Party;
  side: Side;
  /** The amount in minor units, and the day by which it is due. */
  amount: number;
  dueDate: string | null;
}

/**
 * The last column of a list of parties: a button that receives a payment or pays, and a reminder of what is owed to us.
 * The dialog of the payment is the list's to draw.
 *
 * @param debtOf The debt of a row; keep its identity between renders.
 * @param remindsOnPhone Whether a row has its reminder on a phone too, where it takes room from the name.
 */
export function usePaymentColumn<Row>(debtOf: (row: Row) => Debt | undefined, remindsOnPhone = true) {
  const words = useWords(billWords);
  const format = useFormat();
  const { data: shop } = useShop();
  const [paying, setPaying] = useState<Debt>();
  const shopName = shop?.name;

  const column = useMemo((): DataTableColumn<Row> => {
    const payment = (debt: Debt) => {
      const isOwed = debt.side === 'receivable';
      const { name } = debt.person;
      return (
        <Button
          size="small"
          aria-label={isOwed ? words.receiveFrom(name) : words.payTo(name)}
          onPress={() => setPaying(debt)}
        >
          {isOwed ? words.settle : words.payShort}
        </Button>
      );
    };
    const reminder = ({ person, side, amount, dueDate }: Debt) => {
      if (side !== 'receivable' || !dueDate || !shopName) return null;
      const text = words.reminder(person.name, format.money(amount), format.day(dueDate), shopName);
      return (
        <Tooltip content={words.remind}>
          <ButtonLink
            size="small"
            variant="quiet"
            href={whatsappLink(person.number, text)}
            target="_blank"
            aria-label={words.remindBy(person.name)}
          >
            <MessageCircle size={18} />
          </ButtonLink>
        </Tooltip>
      );
    };
    const buttons = (row: Row, reminds = true) => {
      const debt = debtOf(row);
      return debt ? (
        <Inline gap={1} isWrapping={false}>
          {payment(debt)}
          {reminds ? reminder(debt) : null}
        </Inline>
      ) : null;
    };
    return {
      id: 'payment',
      header: words.actions,
      value: () => '',
      cell: (row) => buttons(row),
      phoneCell: (row) => <div className={styles.onPhone}>{buttons(row, remindsOnPhone)}</div>,
      hasControls: true,
      isHideable: false,
      width: 140,
    };
  }, [words, format, shopName, debtOf, remindsOnPhone]);

  const dialog = paying ? (
    <PartyPaymentDialog
      party={paying.person}
      direction={paying.side === 'receivable' ? 'in' : 'out'}
      onClose={() => setPaying(undefined)}
    />
  ) : null;
  return { column, dialog };
}
