import { useWords } from '@handset/ui';
import { useDayText } from '../../form/useDayText.ts';
import type { InvoiceDocument, InvoiceSoldPhone } from './InvoiceDocument.ts';
import { DayText, Money } from './invoiceFigures.tsx';
import { invoiceMessages } from './invoiceMessages.ts';
import { SheetName } from './SheetName.tsx';
import { Imeis, PhoneName } from './SheetPhone.tsx';
import * as styles from './SoldInvoice.css.ts';

interface SheetPhonesProps {
  invoice: InvoiceDocument;
  /** Whether the paper has room for one column of phones and one of prices alone. */
  isReceipt: boolean;
}

/** The sold phones. The head of the table repeats on every sheet. */
export function SheetPhones({ invoice, isReceipt }: SheetPhonesProps) {
  const messages = useWords(invoiceMessages);
  const { phones } = invoice;
  const Row = isReceipt ? ReceiptRow : SheetRow;
  return (
    <table className={styles.table}>
      <caption className={styles.caption}>{messages.phones}</caption>
      <thead className={styles.tableHead}>
        <SheetName invoice={invoice} columns={isReceipt ? 2 : 5} />
        <tr className={styles.own}>
          {isReceipt ? (
            <th scope="col" className={styles.headCell}>
              {messages.phone}
            </th>
          ) : (
            <>
              <th scope="col" className={styles.headIndex}>
                #
              </th>
              <th scope="col" className={styles.phoneColumn}>
                {messages.phone}
              </th>
              <th scope="col" className={styles.imeiColumn}>
                {messages.imei}
              </th>
              <th scope="col" className={styles.headCell}>
                {messages.warrantyUntil}
              </th>
            </>
          )}
          <th scope="col" className={styles.headEnd}>
            {messages.price}
          </th>
        </tr>
      </thead>
      <tbody className={styles.tableBody}>
        {phones.map((phone, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: an IMEI may be given twice by mistake, and rows never move
          <Row key={index} phone={phone} number={index + 1} />
        ))}
      </tbody>
    </table>
  );
}

interface RowProps {
  phone: InvoiceSoldPhone;
  number: number;
}

function SheetRow({ phone, number }: RowProps) {
  const messages = useWords(invoiceMessages);
  return (
    <tr className={styles.row} data-returned={phone.returnedOn}>
      <td className={styles.indexCell}>{number}</td>
      <td className={styles.cell}>
        <PhoneName phone={phone} specification={phone.specification} condition={phone.condition} />
        <Returned phone={phone} />
      </td>
      <td className={styles.cell}>
        <Imeis phone={phone} />
      </td>
      <td className={styles.labelled} data-label={messages.warrantyUntil}>
        <Warranty phone={phone} />
      </td>
      <td className={styles.end} data-label={messages.price}>
        <Money amount={phone.price} />
      </td>
    </tr>
  );
}

function ReceiptRow({ phone, number }: RowProps) {
  const messages = useWords(invoiceMessages);
  return (
    <tr className={styles.row} data-returned={phone.returnedOn}>
      <td className={styles.cell}>
        <PhoneName
          phone={phone}
          specification={phone.specification}
          condition={phone.condition}
          number={number}
        />
        <Returned phone={phone} />
        <Imeis phone={phone} />
        {phone.warrantyEnd ? <span className={styles.own}>{messages.warrantyUntil} </span> : null}
        <Warranty phone={phone} />
      </td>
      <td className={styles.end}>
        <Money amount={phone.price} />
      </td>
    </tr>
  );
}

function Warranty({ phone }: { phone: InvoiceSoldPhone }) {
  const messages = useWords(invoiceMessages);
  if (phone.warrantyEnd) return <DayText day={phone.warrantyEnd} />;
  // A phone that came back has no warranty to speak of.
  return phone.returnedOn ? null : messages.noWarranty;
}

function Returned({ phone }: { phone: InvoiceSoldPhone }) {
  const messages = useWords(invoiceMessages);
  const format = useDayText();
  return phone.returnedOn ? (
    <span className={styles.returned}>{messages.returnedOn(format(phone.returnedOn))}</span>
  ) : null;
}
