import { formatNumber } from '@handset/domain';
import { useWords } from '@handset/ui';
import { useState } from 'react';
import type { InvoiceDocument, InvoiceShop } from './InvoiceDocument.ts';
import { invoiceMessages } from './invoiceMessages.ts';
import { QrCode } from './QrCode.tsx';
import * as styles from './SoldInvoice.css.ts';

interface SheetHeadProps {
  invoice: InvoiceDocument;
  title: string;
  isDuplicate: boolean;
  /** Whether the code is here instead of at the foot. */
  hasCode: boolean;
}

/** The shop's head, and what document this is. */
export function SheetHead({ invoice, title, isDuplicate, hasCode }: SheetHeadProps) {
  const messages = useWords(invoiceMessages);
  const { shop, invoiceNumber } = invoice;
  return (
    <header className={styles.head}>
      <Logo shop={shop} />
      <Shop shop={shop} />
      <div className={styles.heading}>
        <p className={styles.title}>{title}</p>
        {invoiceNumber === undefined ? (
          <>
            <p className={styles.draft}>{invoice.isWaiting ? messages.waiting : messages.draft}</p>
            <p className={styles.shopLine}>{invoice.isWaiting ? messages.waitingNote : messages.draftNote}</p>
          </>
        ) : (
          <p className={styles.pair}>
            <span className={styles.term}>{messages.invoiceNumber}</span>
            <bdi dir="ltr" className={styles.invoiceNumber}>
              {invoiceNumber}
            </bdi>
          </p>
        )}
        {isDuplicate && invoiceNumber !== undefined ? (
          <span className={styles.mark}>{messages.duplicate}</span>
        ) : null}
        {invoice.isVoid ? (
          <span className={styles.mark} data-void="">
            {messages.void}
          </span>
        ) : null}
      </div>
      {hasCode && invoiceNumber ? (
        <QrCode className={styles.qr} text={invoiceNumber} label={messages.qr(invoiceNumber)} />
      ) : null}
    </header>
  );
}

function Shop({ shop }: { shop: InvoiceShop }) {
  const messages = useWords(invoiceMessages);
  const numbers = [shop.number, ...(shop.otherNumbers ?? [])].filter((number) => number !== undefined);
  return (
    <div className={styles.shop}>
      <h2 className={styles.shopName}>
        <bdi className={styles.own}>{shop.name}</bdi>
      </h2>
      {shop.address ? (
        <p className={styles.shopLine}>
          <bdi className={styles.own}>{shop.address}</bdi>
        </p>
      ) : null}
      {shop.ownerName ? (
        <p className={styles.shopLine}>
          <bdi className={styles.own}>{shop.ownerName}</bdi>
        </p>
      ) : null}
      {numbers.length > 0 ? (
        <p className={styles.shopNumbers}>
          {numbers.map((number) => (
            <bdi key={number} dir="ltr" className={styles.number}>
              {formatNumber(number)}
            </bdi>
          ))}
        </p>
      ) : null}
      {shop.ntn ? (
        <p className={styles.shopLine}>
          {messages.ntn}{' '}
          <bdi dir="ltr" className={styles.number}>
            {shop.ntn}
          </bdi>
        </p>
      ) : null}
    </div>
  );
}

/** A picture that is gone leaves no hole. */
function Logo({ shop }: { shop: InvoiceShop }) {
  const messages = useWords(invoiceMessages);
  const [broken, setBroken] = useState<string>();
  if (!shop.logo || broken === shop.logo) return null;
  return (
    <img
      className={styles.logo}
      src={shop.logo}
      alt={messages.logo(shop.name)}
      onError={() => setBroken(shop.logo)}
    />
  );
}
