import { useWords } from '@handset/ui';
import { Fragment } from 'react';
import type { InvoicePhone } from './InvoiceDocument.ts';
import { Imei } from './invoiceFigures.tsx';
import { type InvoiceMessages, invoiceMessages } from './invoiceMessages.ts';
import { phoneName } from './invoicePhone.ts';
import * as styles from './SoldInvoice.css.ts';

interface PhoneNameProps {
  phone: InvoicePhone;
  specification?: string | null | undefined;
  condition?: string | undefined;
  /** Its number on the invoice, where it has no column of its own. */
  number?: number | undefined;
}

/** Name, details and PTA status of a phone. */
export function PhoneName({ phone, specification, condition, number }: PhoneNameProps) {
  const messages = useWords(invoiceMessages);
  const facts = [
    phone.ramMemory,
    phone.color,
    condition && (messages.conditions[condition] ?? condition),
  ].filter((fact) => fact !== undefined && fact !== '');
  const status = statusText(specification, messages);
  return (
    <>
      <strong className={styles.phoneName}>
        {number === undefined ? null : `${number}. `}
        <bdi className={styles.own}>{phoneName(phone) || messages.phone}</bdi>
      </strong>
      {facts.length > 0 ? (
        <span className={styles.detail}>
          {facts.map((fact, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: memory, colour and condition keep their places
            <Fragment key={index}>
              {index > 0 ? ' · ' : null}
              <bdi className={styles.own}>{fact}</bdi>
            </Fragment>
          ))}
        </span>
      ) : null}
      {status ? <span className={styles.status}>{status}</span> : null}
    </>
  );
}

/** PTA status in plain words. Undefined when unknown. */
function statusText(
  specification: string | null | undefined,
  { specifications, noSpecification }: InvoiceMessages,
): string | undefined {
  if (specification === undefined) return undefined;
  const names: Record<string, string> = specifications;
  return specification ? (names[specification] ?? specification) : noSpecification;
}

/** The IMEIs of a phone. */
export function Imeis({ phone }: { phone: InvoicePhone }) {
  const messages = useWords(invoiceMessages);
  return (
    <dl className={styles.imeis}>
      <ImeiLine term={messages.imei1} imei={phone.imei1} />
      {phone.imei2 ? <ImeiLine term={messages.imei2} imei={phone.imei2} /> : null}
    </dl>
  );
}

function ImeiLine({ term, imei }: { term: string; imei: string }) {
  return (
    <div className={styles.imeiLine}>
      <dt className={styles.imeiTerm}>{term}</dt>
      <dd className={styles.definition}>
        <Imei imei={imei} />
      </dd>
    </div>
  );
}
