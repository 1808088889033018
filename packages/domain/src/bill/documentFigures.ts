import type { MinorUnits } from '../money/money.ts';

/**
 * The books' figures of a sale or a purchase, or the sum of many, in minor units. Returns are positive in the
 * customer's favour for a sale, and in the shop's for a purchase.
 */
export interface DocumentSettlement {
  /** The total when the document was made. */
  original: MinorUnits;
  /** The part to be paid later. */
  later: MinorUnits;
  /** Price of the returned goods. */
  returned: MinorUnits;
  /** The part of `returned` that came off the party's balance; the rest moved as money or in kind. */
  offBalance: MinorUnits;
  /** Open amount of its bill. */
  open: MinorUnits;
  /** Credit from its returns that stayed with the party, and the part already used. */
  credit: MinorUnits;
  creditUsed: MinorUnits;
  /** The part of `creditUsed` that settled its own bill. */
  creditOnBill: MinorUnits;
  /** Amount written off its bill. */
  letGo: MinorUnits;
}

/**
 * Figures of a document in minor units: `total = paid + letGo + outstanding`, and `paid = paidAtOnce +
 * paidLater - refunded`.
 */
export interface DocumentFigures {
  /** After returns. */
  total: MinorUnits;
  returned: MinorUnits;
  /** Everything paid, in money or with a phone, less repayments. */
  paid: MinorUnits;
  paidAtOnce: MinorUnits;
  paidLater: MinorUnits;
  /** Amount paid back, or used to settle another document of the party. */
  refunded: MinorUnits;
  letGo: MinorUnits;
  /** Amount still to be paid. Negative when the paid side owes something back. */
  outstanding: MinorUnits;
}

/** Computes the figures of a document. Each is a sum, so the figures of several documents add up. */
export function documentFigures(it: DocumentSettlement): DocumentFigures {
  const total = it.original - it.returned;
  const outstanding = it.open - (it.credit - it.creditUsed);
  const paid = total - it.letGo - outstanding;
  const paidAtOnce = it.original - it.later;
  const refunded = it.returned - it.offBalance + (it.creditUsed - it.creditOnBill);
  return {
    total,
    returned: it.returned,
    paid,
    paidAtOnce,
    paidLater: paid - paidAtOnce + refunded,
    refunded,
    letGo: it.letGo,
    outstanding,
  };
}
