import { amountInWords, type Day, formatImei, formatNumber, type MinorUnits } from '@handset/domain';
import { lightTheme, useUI } from '@handset/ui';
import { Fragment, type ReactNode } from 'react';
import { useFlows } from '../FlowsProvider/FlowsProvider.tsx';
import { useMessages } from '../messages/useMessages.ts';
import type { InvoiceDocument, InvoicePhone, InvoiceSoldPhone } from './invoiceDocument.ts';
import { type InvoiceMessages, invoiceMessages } from './invoiceMessages.ts';
import { QrCode } from './QrCode.tsx';
import * as styles from './SoldInvoice.css.ts';

/** Props of the invoice. */
export interface SoldInvoiceProps {
  /** What it prints: see `invoiceOfDraft` and `invoiceOfSale`. */
  document: InvoiceDocument;
}

/** A sale's invoice as one sheet of A4: white on every screen, and the only thing that its page prints. */
export function SoldInvoice({ document: invoice }: SoldInvoiceProps) {
  const messages = useMessages(invoiceMessages);
  const { locale, rootProps } = useUI();
  const hasAccessories = invoice.accessories.length > 0;
  return (
    <div className={styles.desk}>
      <article
        className={`${lightTheme} ${styles.paper}`}
        lang={rootProps.lang}
        dir={rootProps.dir}
        aria-label={`${messages.title} ${invoice.invoiceNumber ?? messages.draft}`}
        data-watermark={invoice.invoiceNumber === undefined ? messages.draft : undefined}
      >
        <Head invoice={invoice} />
        <Facts invoice={invoice} />
        <Phones phones={invoice.phones} />
        {hasAccessories && <Accessories rows={invoice.accessories} />}
        {invoice.exchange && (
          <section className={styles.exchange}>
            <div>
              <h3 className={styles.sectionTitle}>{messages.exchange}</h3>
              <PhoneName phone={invoice.exchange} specification={invoice.exchange.specification} />
            </div>
            <Imeis phone={invoice.exchange} />
            <Term term={messages.agreedValue}>
              <Money amount={invoice.exchange.value} />
            </Term>
          </section>
        )}
        <div className={styles.closing}>
          <div className={styles.closingText}>
            <section>
              <h3 className={styles.sectionTitle}>{messages.inWords}</h3>
              <p className={styles.words}>{amountInWords(invoice.total, locale)}</p>
            </section>
            <section>
              <h3 className={styles.sectionTitle}>{messages.terms}</h3>
              <ol className={styles.terms}>
                {(invoice.shop.terms ?? messages.defaultTerms).map((term) => (
                  <li key={term}>{term}</li>
                ))}
              </ol>
            </section>
          </div>
          <Totals invoice={invoice} />
        </div>
        <footer className={styles.footer}>
          <div className={styles.signatures}>
            <span className={styles.signature}>{messages.customerSignature}</span>
            <span className={styles.signature}>{messages.shopSignature(invoice.shop.name)}</span>
          </div>
          <p className={styles.thanks}>{messages.thanks}</p>
        </footer>
      </article>
    </div>
  );
}

function Head({ invoice: { shop, invoiceNumber } }: { invoice: InvoiceDocument }) {
  const messages = useMessages(invoiceMessages);
  return (
    <header className={styles.head}>
      <div className={styles.shop}>
        <h2 className={styles.shopName}>{shop.name}</h2>
        {shop.address && <p className={styles.shopLine}>{shop.address}</p>}
        <p className={styles.shopLine}>
          {shop.ownerName}
          {shop.ownerName && shop.number && ' · '}
          {shop.number && <bdi dir="ltr">{formatNumber(shop.number)}</bdi>}
        </p>
      </div>
      <div className={styles.number}>
        <p className={styles.title}>{messages.title}</p>
        {invoiceNumber === undefined ? (
          <>
            <p className={styles.draft}>{messages.draft}</p>
            <p className={styles.shopLine}>{messages.draftNote}</p>
          </>
        ) : (
          <Term term={messages.invoiceNumber}>
            <bdi dir="ltr" className={styles.invoiceNumber}>
              {invoiceNumber}
            </bdi>
          </Term>
        )}
      </div>
      {invoiceNumber !== undefined && (
        <QrCode className={styles.qr} text={invoiceNumber} label={messages.qr(invoiceNumber)} />
      )}
    </header>
  );
}

function Facts({ invoice }: { invoice: InvoiceDocument }) {
  const messages = useMessages(invoiceMessages);
  const { customer } = invoice;
  return (
    <dl className={styles.facts}>
      <div className={styles.customer}>
        <dt className={styles.term}>{messages.customer}</dt>
        <dd className={styles.definition}>
          <strong className={styles.customerName}>{customer.name}</strong>
          {customer.number && <bdi dir="ltr">{formatNumber(customer.number)}</bdi>}
        </dd>
      </div>
      <Fact term={messages.date}>
        <DayText day={invoice.date} />
      </Fact>
      <Fact term={messages.sellingType}>{messages.sellingTypes[invoice.sellingType]}</Fact>
      {customer.reference && <Fact term={messages.reference}>{customer.reference}</Fact>}
    </dl>
  );
}

function Phones({ phones }: { phones: readonly InvoiceSoldPhone[] }) {
  const messages = useMessages(invoiceMessages);
  return (
    <table className={styles.table}>
      <caption className={styles.caption}>{messages.phones}</caption>
      <thead className={styles.phonesHead}>
        <tr>
          <th scope="col" className={styles.index}>
            #
          </th>
          <th scope="col">{messages.phone}</th>
          <th scope="col">{messages.imei}</th>
          <th scope="col">{messages.warrantyUntil}</th>
          <th scope="col" className={styles.end}>
            {messages.price}
          </th>
        </tr>
      </thead>
      <tbody>
        {phones.map((phone, index) => (
          <tr key={phone.imei1}>
            <td className={styles.index}>{index + 1}</td>
            <td>
              <PhoneName phone={phone} specification={phone.specification} condition={phone.condition} />
            </td>
            <td>
              <Imeis phone={phone} />
            </td>
            <td data-label={messages.warrantyUntil} className={styles.unbroken}>
              {phone.warrantyEnd ? <DayText day={phone.warrantyEnd} /> : messages.noWarranty}
            </td>
            <td data-label={messages.price} className={styles.end}>
              <Money amount={phone.price} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function PhoneName({
  phone,
  specification,
  condition,
}: {
  phone: InvoicePhone;
  specification?: string | null | undefined;
  condition?: string | undefined;
}) {
  const messages = useMessages(invoiceMessages);
  const facts = [phone.ramMemory, phone.color, condition && (messages.conditions[condition] ?? condition)];
  const status = statusText(specification, messages);
  return (
    <>
      <strong className={styles.phoneName}>
        <bdi>{phone.name}</bdi>
      </strong>
      <span className={styles.detail}>
        {facts.filter(Boolean).map((fact, index) => (
          <Fragment key={fact}>
            {index > 0 && ' · '}
            <bdi>{fact}</bdi>
          </Fragment>
        ))}
      </span>
      {status && <span className={styles.status}>{status}</span>}
    </>
  );
}

/** In plain words; nothing is claimed where the list of phones did not say. */
function statusText(
  specification: string | null | undefined,
  { specifications, noSpecification }: InvoiceMessages,
): string | undefined {
  if (specification === undefined) return undefined;
  const names: Record<string, string> = specifications;
  return specification ? (names[specification] ?? specification) : noSpecification;
}

function Imeis({ phone }: { phone: InvoicePhone }) {
  const messages = useMessages(invoiceMessages);
  return (
    <dl className={styles.imeis}>
      <ImeiLine term={messages.imei1} imei={phone.imei1} />
      {phone.imei2 && <ImeiLine term={messages.imei2} imei={phone.imei2} />}
    </dl>
  );
}

/** The groups in which people read an IMEI to each other, the six digits that they search by in bold. */
function ImeiLine({ term, imei }: { term: string; imei: string }) {
  const groups = formatImei(imei);
  return (
    <div className={styles.imeiLine}>
      <dt className={styles.imeiTerm}>{term}</dt>
      <dd className={styles.imei}>
        <bdi dir="ltr">
          {groups.slice(0, -6)}
          <strong>{groups.slice(-6)}</strong>
        </bdi>
      </dd>
    </div>
  );
}

function Accessories({ rows }: { rows: InvoiceDocument['accessories'] }) {
  const messages = useMessages(invoiceMessages);
  return (
    <table className={styles.table}>
      <caption className={styles.caption}>{messages.accessories}</caption>
      <thead>
        <tr>
          <th scope="col">{messages.accessory}</th>
          <th scope="col" className={styles.end}>
            {messages.quantity}
          </th>
          <th scope="col" className={styles.end}>
            {messages.unitPrice}
          </th>
          <th scope="col" className={styles.end}>
            {messages.amount}
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: one accessory may stand on two rows, and rows never move
          <tr key={index}>
            <td>
              <bdi className={styles.phoneName}>{row.name}</bdi>
            </td>
            <td data-label={messages.quantity} className={styles.end}>
              {row.quantity}
            </td>
            <td data-label={messages.unitPrice} className={styles.end}>
              <Money amount={row.price} />
            </td>
            <td data-label={messages.amount} className={styles.end}>
              <Money amount={row.amount} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Totals({ invoice }: { invoice: InvoiceDocument }) {
  const messages = useMessages(invoiceMessages);
  const { payment, exchange } = invoice;
  const due = invoice.dueDate;
  return (
    <div>
      <dl className={styles.totals} aria-label={messages.totals}>
        {invoice.accessories.length > 0 && (
          <>
            <Line term={messages.phonesTotal} amount={invoice.phonesTotal} />
            <Line term={messages.accessoriesTotal} amount={invoice.accessoriesTotal} />
          </>
        )}
        <Line term={messages.total} amount={invoice.total} className={styles.grandTotal} />
        {exchange && <Line term={messages.exchangeLess} amount={-exchange.value} />}
        {payment.pocketCash > 0 && (
          <Line
            term={payment.isPaidOut ? messages.paidOutInCash : messages.paidInCash}
            amount={payment.pocketCash}
          />
        )}
        {payment.bank > 0 && (
          <Line
            term={
              <>
                {payment.isPaidOut ? messages.paidOutByBank : messages.paidByBank}
                {payment.bankName && (
                  <>
                    {' ('}
                    <bdi>{payment.bankName}</bdi>)
                  </>
                )}
              </>
            }
            amount={payment.bank}
          />
        )}
        {invoice.balanceDue > 0 && (
          <Line
            term={due ? <DueTerm day={due} /> : messages.balanceDue}
            amount={invoice.balanceDue}
            className={styles.balance}
          />
        )}
      </dl>
      {invoice.balanceDue === 0 && <p className={styles.settled}>{messages.paidInFull}</p>}
    </div>
  );
}

function DueTerm({ day }: { day: Day }) {
  return useMessages(invoiceMessages).dueBy(useDayText(day));
}

function Line({
  term,
  amount,
  className,
}: {
  term: ReactNode;
  amount: MinorUnits;
  className?: string | undefined;
}) {
  return (
    <div className={`${styles.line} ${className ?? ''}`}>
      <dt>{term}</dt>
      <dd className={styles.definition}>
        <Money amount={amount} />
      </dd>
    </div>
  );
}

function Term({ term, children }: { term: string; children: ReactNode }) {
  return (
    <p className={styles.pair}>
      <span className={styles.term}>{term}</span>
      {children}
    </p>
  );
}

function Fact({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div>
      <dt className={styles.term}>{term}</dt>
      <dd className={styles.definition}>{children}</dd>
    </div>
  );
}

function Money({ amount }: { amount: MinorUnits }) {
  const { formatMoney } = useFlows();
  return (
    <bdi dir="ltr" className={styles.money}>
      {formatMoney(amount)}
    </bdi>
  );
}

function DayText({ day }: { day: Day }) {
  return <time dateTime={day}>{useDayText(day)}</time>;
}

function useDayText(day: Day): string {
  const { locale } = useUI();
  return new Intl.DateTimeFormat(locale === 'ur' ? 'ur-PK' : 'en-GB', {
    dateStyle: 'medium',
    timeZone: 'UTC',
    numberingSystem: 'latn',
  }).format(new Date(`${day}T00:00:00Z`));
}
