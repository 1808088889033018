import { type DispatchDetail, formatNumber, type Shop } from '@handset/domain';
import { Amount, useWords } from '@handset/ui';
import { invoiceShop } from '../../../kit/format/invoiceShop.ts';
import { useFormat } from '../../../kit/format/useFormat.ts';
import { Imei } from '../../../kit/lists/Imei.tsx';
import { Facts } from '../../../kit/print/Facts.tsx';
import { hostMessages } from '../../../kit/words/hostMessages.ts';
import * as styles from './Challan.css.ts';
import type { DispatchWords } from './dispatchWords.ts';

interface ChallanProps {
  dispatch: DispatchDetail;
  shop: Shop;
  words: DispatchWords;
}

/**
 * Paper that accompanies dispatched phones: every IMEI, the terms, and a line for the signature. It never
 * shows their cost.
 */
export function Challan({ dispatch, shop, words }: ChallanProps) {
  const format = useFormat();
  const { stock } = useWords(hostMessages);
  const { name, number, address } = invoiceShop(shop);
  const { person, date, expectedReturn, note, units } = dispatch;
  const total = units.reduce((sum, { price }) => sum + (price ?? 0), 0);
  return (
    <article className={styles.sheet}>
      <header className={styles.head}>
        <div className={styles.shop}>
          <span className={styles.name}>{name}</span>
          {address ? <span>{address}</span> : null}
          {number ? <bdi dir="ltr">{formatNumber(number)}</bdi> : null}
        </div>
        <div className={styles.facts}>
          <h1 className={styles.title}>{words.challan}</h1>
          <span>
            <bdi>{dispatch.number}</bdi> · <bdi>{format.day(date)}</bdi>
          </span>
          {expectedReturn ? <span>{`${words.expected}: ${format.day(expectedReturn)}`}</span> : null}
        </div>
      </header>
      <div className={styles.shop}>
        <span>{words.to}</span>
        <strong>{person.name}</strong>
        <bdi dir="ltr">{formatNumber(person.number)}</bdi>
      </div>
      <table className={styles.table}>
        <thead>
          <tr>
            <th className={styles.term}>{words.serial}</th>
            <th className={styles.term}>{words.phones}</th>
            <th className={styles.term}>IMEI</th>
            <th className={styles.priceTerm}>{words.agreed}</th>
          </tr>
        </thead>
        <tbody>
          {units.map((unit, place) => (
            <tr key={unit._id}>
              <td className={styles.text}>{format.count(place + 1)}</td>
              <td className={styles.text}>
                <Facts
                  all={[
                    `${unit.companyName} ${unit.modelName}`,
                    unit.ramMemory,
                    unit.color,
                    unit.condition && (stock.conditions[unit.condition] ?? unit.condition),
                  ]}
                />
              </td>
              <td className={styles.text}>
                <Imei>{unit.imei1}</Imei>
                {unit.imei2 ? (
                  <>
                    <br />
                    <Imei>{unit.imei2}</Imei>
                  </>
                ) : null}
              </td>
              <td className={styles.figure}>{unit.price === null ? '–' : <Amount minor={unit.price} />}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <td className={styles.term} colSpan={3}>
              {words.total(format.count(units.length))}
            </td>
            <td className={styles.figure}>{total > 0 ? <Amount minor={total} weight="strong" /> : null}</td>
          </tr>
        </tfoot>
      </table>
      {note ? <p className={styles.paragraph}>{note}</p> : null}
      <p className={styles.paragraph}>{words.challanText}</p>
      <div className={styles.signatures}>
        {[words.giver, words.taker].map((who) => (
          <div key={who} className={styles.signature}>
            <strong>{who}</strong>
            <span className={styles.hint}>{words.signature}</span>
          </div>
        ))}
      </div>
    </article>
  );
}
