import {
  type Day,
  type MinorUnits,
  type PaymentSplit,
  type PurchaseDetail,
  type SaleDetail,
  sum,
  voidObstacle,
} from '@handset/domain';
import type { BankAccount, Party } from '../../form/embedding.ts';

/** A sale as `GET /api/sale/{id}` answers it, as far as undoing it needs it; money in minor units. */
export interface VoidableSale
  extends Pick<
    SaleDetail,
    | '_id'
    | 'invoiceNumber'
    | 'status'
    | 'pocketCash'
    | 'accountCash'
    | 'bank'
    | 'moneyOut'
    | 'payableLater'
    | 'accessories'
  > {
  /** The customer. */
  person: Party;
  /** Day of the sale, which is the first on which it can be undone. @default today */
  date?: Day | undefined;
  /** Amount written off. @default 0 */
  letGo?: MinorUnits | undefined;
  units: readonly Pick<SaleDetail['units'][number], '_id'>[];
  exchange: Pick<NonNullable<SaleDetail['exchange']>, 'companyName' | 'modelName'> | null;
}

/** A purchase as `GET /api/Purchase/{id}` answers it, as far as undoing it needs it; money in minor units. */
export interface VoidablePurchase
  extends Pick<
    PurchaseDetail,
    '_id' | 'slipNumber' | 'status' | 'pocketCash' | 'accountCash' | 'bank' | 'payableLater'
  > {
  /** The supplier. */
  person: Party;
  /** Day of the purchase, which is the first on which it can be undone. @default today */
  date?: Day | undefined;
  /** Amount that the supplier wrote off. @default 0 */
  letGo?: MinorUnits | undefined;
  units: readonly Pick<PurchaseDetail['units'][number], '_id' | 'state'>[];
}

/** A document to void, in one shape. Money is in minor units. */
export interface VoidSubject {
  kind: 'sale' | 'purchase';
  number: string;
  date: Day | undefined;
  person: Party;
  /** Why it cannot be undone. */
  obstacle: 'void' | 'returned' | 'elsewhere' | undefined;
  phones: number;
  /** Pieces of accessories that come back. */
  pieces: number;
  /** The phone that was taken in exchange and goes back. */
  exchange: string | undefined;
  payment: PaymentSplit;
  /** Whether undoing brings the money in or pays it out. */
  direction: 'in' | 'out';
  bank: BankAccount | null;
  /** Amount written off, which is undone as well. */
  letGo: MinorUnits;
  /** Change of the other side's balance. Positive is owed to us. */
  balanceChange: MinorUnits;
}

function splitOf({
  pocketCash,
  accountCash,
  bank,
}: Pick<SaleDetail, 'pocketCash' | 'accountCash' | 'bank'>): PaymentSplit {
  return { pocketCash, accountCash, bankAccountUsed: bank?._id };
}

/** A sale that is to be undone. */
export function voidOfSale(sale: VoidableSale): VoidSubject {
  const { letGo = 0 } = sale;
  return {
    kind: 'sale',
    number: sale.invoiceNumber,
    date: sale.date,
    person: sale.person,
    obstacle: voidObstacle({ status: sale.status }),
    phones: sale.units.length,
    pieces: sum(sale.accessories.map(({ quantity }) => quantity)),
    exchange: sale.exchange ? `${sale.exchange.companyName} ${sale.exchange.modelName}` : undefined,
    payment: splitOf(sale),
    direction: sale.moneyOut ? 'in' : 'out',
    bank: sale.bank,
    letGo,
    balanceChange: letGo - sale.payableLater,
  };
}

/** A purchase that is to be undone. */
export function voidOfPurchase(purchase: VoidablePurchase): VoidSubject {
  const { letGo = 0 } = purchase;
  return {
    kind: 'purchase',
    number: purchase.slipNumber,
    date: purchase.date,
    person: purchase.person,
    obstacle: voidObstacle(purchase),
    phones: purchase.units.length,
    pieces: 0,
    exchange: undefined,
    payment: splitOf(purchase),
    direction: 'in',
    bank: purchase.bank,
    letGo,
    balanceChange: purchase.payableLater - letGo,
  };
}
