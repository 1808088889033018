import { useShop } from '@handset/api-client/swr';
import {
  amountInWords,
  type BulkDetail,
  formatCnic,
  type Paper,
  type PurchaseDetail,
  phoneFactText,
  phoneFieldsOn,
  phoneLabels,
  type SlipLine,
  slipLines,
  specificationNames,
} from '@handset/domain';
import { Amount, Skeleton, useWords } from '@handset/ui';
import { useState } from 'react';
import { isolated } from '../../../kit/format/isolated.ts';
import { useFormat } from '../../../kit/format/useFormat.ts';
import { warrantyName } from '../../../kit/format/warrantyName.ts';
import { Imei } from '../../../kit/lists/Imei.tsx';
import { Facts } from '../../../kit/print/Facts.tsx';
import { PaperDialog } from '../../../kit/print/PaperDialog.tsx';
import { PaperParty } from '../../../kit/print/PaperParty.tsx';
import { PaperRow } from '../../../kit/print/PaperRow.tsx';
import * as styles from '../../../kit/print/PrintSheet.css.ts';
import { PrintSheet } from '../../../kit/print/PrintSheet.tsx';
import { usePaper } from '../../../kit/print/usePaper.ts';
import { usePreferences } from '../../../kit/session/usePreferences.ts';
import { hostMessages } from '../../../kit/words/hostMessages.ts';
import { paperWords } from './paperWords.ts';
import { purchaseWords } from './purchaseWords.ts';

type Purchase = PurchaseDetail | BulkDetail;

interface PurchasePaperProps {
  purchase: Purchase;
  onClose: () => void;
}

/** A slip on paper, with what its seller declares and signs. */
export function PurchasePaper({ purchase, onClose }: PurchasePaperProps) {
  const words = useWords(paperWords);
  const format = useFormat();
  const { data: shop } = useShop();
  const usual = usePaper();
  const [chosen, setPaper] = useState<Paper>();
  const paper = chosen ?? usual;
  return (
    <PaperDialog
      title={words.title}
      paper={paper}
      onPaperChange={setPaper}
      moved={purchase}
      isLoading={!shop}
      onClose={onClose}
    >
      {shop ? (
        <PrintSheet
          paper={paper}
          title={words.title}
          description={words.slip(isolated(purchase.slipNumber), isolated(format.day(purchase.date)))}
        >
          <PaperStatus status={purchase.status} />
          <Seller purchase={purchase} />
          <Lines purchase={purchase} />
          <Payment purchase={purchase} />
          <section className={styles.section}>
            <h3 className={styles.heading}>{words.declaration}</h3>
            <p className={styles.paragraph}>
              {words.declared({
                seller: isolated(purchase.person.name),
                father: purchase.fatherName && isolated(purchase.fatherName),
                cnic: purchase.cnic && isolated(formatCnic(purchase.cnic)),
                shop: isolated(shop.name),
                price: isolated(format.money(paidAndOwed(purchase))),
              })}
            </p>
          </section>
          <div className={styles.signatures}>
            <span className={styles.signature}>{words.signatureOfSeller}</span>
            <span className={styles.signature}>{words.signatureOfShop(isolated(shop.name))}</span>
          </div>
          <p className={styles.muted}>{words.by(isolated(purchase.createdBy))}</p>
        </PrintSheet>
      ) : (
        <Skeleton lines={8} />
      )}
    </PaperDialog>
  );
}

/** Original amount of the slip, before returns. */
function paidAndOwed({ pocketCash, accountCash, payableLater }: Purchase): number {
  return pocketCash + accountCash + payableLater;
}

function PaperStatus({ status }: Pick<Purchase, 'status'>) {
  const words = useWords(paperWords);
  if (status === 'posted') return null;
  const text = { void: words.isVoid, returned: words.isReturned, 'part-returned': words.isPartReturned }[
    status
  ];
  return <p className={styles.owed}>{text}</p>;
}

function Seller({ purchase: { person, fatherName, cnic, eGadget } }: { purchase: Purchase }) {
  const words = useWords(paperWords);
  const { eGadgets } = useWords(purchaseWords);
  const checked = [eGadgets[eGadget.status], eGadget.reference].filter(Boolean).join(' · ');
  return (
    <table className={styles.table}>
      <tbody>
        <PaperParty term={words.seller} party={person} />
        {fatherName ? (
          <PaperRow term={words.father}>
            <bdi>{fatherName}</bdi>
          </PaperRow>
        ) : null}
        {cnic ? (
          <PaperRow term={words.cnic}>
            <bdi dir="ltr" className={styles.figures}>
              {formatCnic(cnic)}
            </bdi>
          </PaperRow>
        ) : null}
        {eGadget.status === 'not-checked' ? null : <PaperRow term={words.eGadget}>{checked}</PaperRow>}
      </tbody>
    </table>
  );
}

function Lines({ purchase }: { purchase: Purchase }) {
  const words = useWords(paperWords);
  const { purchases } = useWords(hostMessages);
  const lines = slipLines(purchase);
  const withIt = (['box', 'charger', 'handFree'] as const).filter((name) => purchase.accessories[name]);
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th className={styles.cell}>{words.phone}</th>
          <th className={styles.figure}>{words.price}</th>
        </tr>
      </thead>
      <tbody>
        {lines.map((line) => (
          <Line key={line.phones[0]?.imei1} line={line} />
        ))}
        {withIt.length > 0 ? (
          <tr>
            <td className={styles.cell} colSpan={2}>
              {`${words.withIt}: ${withIt.map((name) => purchases.accessoryNames[name]).join(', ')}`}
            </td>
          </tr>
        ) : null}
      </tbody>
    </table>
  );
}

/** The facts of a line that need their label to be understood. */
const labelled = phoneFieldsOn('lotEntry').filter((name) => name !== 'ramMemory');

function Line({ line }: { line: SlipLine }) {
  const words = useWords(paperWords);
  const labels = useWords(phoneLabels);
  const specifications = useWords(specificationNames);
  const messages = useWords(hostMessages);
  const format = useFormat();
  const { phones, priceOfOne } = line;
  return (
    <tr>
      <td className={styles.cell}>
        <strong>
          <bdi>{line.name}</bdi>
        </strong>{' '}
        <Facts
          all={[
            line.facts.ramMemory,
            phones.length > 1 ? words.phones(format.count(phones.length)) : null,
            ...labelled.map((name) => {
              const text = phoneFactText(name, line.facts[name]);
              return text && `${labels[name]} ${text}`;
            }),
          ]}
        />
        {phones.map((phone) => (
          <div key={phone.imei1} className={styles.section}>
            <Imei>{phone.imei1}</Imei>{' '}
            {phone.imei2 ? (
              <>
                <Imei>{phone.imei2}</Imei>{' '}
              </>
            ) : null}
            <div className={styles.muted}>
              <Facts
                all={[
                  phone.color,
                  messages.stock.conditions[phone.condition] ?? phone.condition,
                  phone.specifications && (specifications[phone.specifications] ?? phone.specifications),
                  phone.warranty && words.warranty(warrantyName(phone.warranty, messages)),
                ]}
              />
            </div>
          </div>
        ))}
      </td>
      <td className={styles.figure}>
        <Amount minor={line.price} />
        {priceOfOne === null ? null : (
          <div className={styles.muted}>{words.priceOfOne(format.money(priceOfOne))}</div>
        )}
      </td>
    </tr>
  );
}

function Payment({ purchase }: { purchase: Purchase }) {
  const words = useWords(paperWords);
  const format = useFormat();
  const { locale } = usePreferences();
  const { pocketCash, accountCash, bank, payableLater, dateOfPayment } = purchase;
  const total = paidAndOwed(purchase);
  const rows: [string, number][] = [
    [words.fromPocket, pocketCash],
    [bank ? `${words.fromBank} · ${bank.bankName}` : words.fromBank, accountCash],
    [dateOfPayment ? words.laterBy(format.day(dateOfPayment)) : words.later, payableLater],
  ];
  return (
    <table className={styles.table}>
      <tbody>
        {rows
          .filter(([, minor]) => minor > 0)
          .map(([term, minor]) => (
            <PaperRow key={term} term={term} isFigure>
              <Amount minor={minor} />
            </PaperRow>
          ))}
      </tbody>
      <tfoot>
        <PaperRow term={words.total} isFigure>
          <Amount minor={total} />
        </PaperRow>
        <tr>
          <td className={styles.cell} colSpan={2}>
            {`${words.inWords}: ${amountInWords(total, locale)}`}
          </td>
        </tr>
      </tfoot>
    </table>
  );
}
