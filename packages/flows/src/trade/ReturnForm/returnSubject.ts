import {
  type AccessoryOut,
  accessoriesOut,
  type Day,
  type MinorUnits,
  type PaidDocument,
  type PurchaseDetail,
  purchaseReturnWorth,
  returnDue,
  type SaleDetail,
  saleReturnWorth,
} from '@handset/domain';
import type { Party } from '../../form/embedding.ts';
import type { UnitFacts } from '../../stock/units/UnitLine.tsx';

type SaleUnitOut = Pick<
  SaleDetail['units'][number],
  '_id' | 'imei1' | 'imei2' | 'companyName' | 'modelName' | 'ramMemory' | 'color' | 'price' | 'returned'
>;

/** A sale as `GET /api/sale/{id}` answers it, as far as a return needs it; money in minor units. */
export interface ReturnSale
  extends Pick<
    SaleDetail,
    '_id' | 'invoiceNumber' | 'date' | 'status' | 'received' | 'outstanding' | 'accessories'
  > {
  /** The customer. */
  person: Party;
  /** Amount written off. @default 0 */
  letGo?: MinorUnits | undefined;
  units: readonly SaleUnitOut[];
  exchange: Pick<
    NonNullable<SaleDetail['exchange']>,
    'imei1' | 'companyName' | 'modelName' | 'value' | 'isReturned'
  > | null;
}

type PurchaseUnit = Pick<
  PurchaseDetail['units'][number],
  '_id' | 'imei1' | 'imei2' | 'companyName' | 'modelName' | 'ramMemory' | 'color' | 'state' | 'purchasePrice'
>;

/** A purchase as `GET /api/Purchase/{id}` answers it, as far as a return needs it; money in minor units. */
export interface ReturnPurchase
  extends Pick<PurchaseDetail, '_id' | 'slipNumber' | 'date' | 'status' | 'paid' | 'outstanding'> {
  /** The supplier. */
  person: Party;
  /** Amount that the supplier wrote off. @default 0 */
  letGo?: MinorUnits | undefined;
  units: readonly PurchaseUnit[];
}

/** Why a phone of the document cannot come back. */
export type ReturnObstacle = 'returned' | 'sold' | 'dispatched' | 'returned-to-supplier' | 'void';

/** A phone that can come back; money in minor units. */
export interface ReturnUnit extends UnitFacts {
  _id: string;
  imei2?: string | null | undefined;
  /** Price of the sale or purchase. Null where the viewer may not see it. */
  amount: MinorUnits | null;
}

/** A sale or purchase that goods are returned from, in one shape. Money is in minor units. */
export interface ReturnSubject {
  kind: 'sale' | 'purchase';
  number: string;
  date: Day;
  person: Party;
  isVoid: boolean;
  /** Payment of the document. */
  paid: PaidDocument;
  /** The phones that can come back. */
  units: ReturnUnit[];
  /** Phones that cannot be returned, each with the reason. */
  elsewhere: { unit: UnitFacts & { _id: string }; obstacle: ReturnObstacle }[];
  accessories: AccessoryOut[];
  /** The phone that was taken in exchange, while it can go back. */
  exchange: (UnitFacts & { value: MinorUnits }) | null;
  /** Value of the returned goods. Positive is due to the other side; null where a cost is hidden. */
  dueOf: (returned: Returned) => { due: MinorUnits | null; exchange: MinorUnits };
}

interface Returned {
  units: string[];
  accessories: { _id: string; quantity: number }[];
  exchangePhone: boolean;
}

/** A sale as a return reads it. */
export function subjectOfSale(sale: ReturnSale): ReturnSubject {
  const { exchange } = sale;
  return {
    kind: 'sale',
    number: sale.invoiceNumber,
    date: sale.date,
    person: sale.person,
    isVoid: sale.status === 'void',
    paid: { paid: sale.received, outstanding: sale.outstanding, letGo: sale.letGo },
    units: sale.units
      .filter(({ returned }) => returned === null)
      .map((unit) => ({ ...unit, amount: unit.price })),
    elsewhere: sale.units
      .filter(({ returned }) => returned !== null)
      .map((unit) => ({ unit, obstacle: 'returned' })),
    accessories: accessoriesOut(sale),
    exchange: exchange && !exchange.isReturned ? exchange : null,
    dueOf: (returned) => {
      const worth = saleReturnWorth(sale, returned);
      return { due: returnDue(worth), exchange: worth.exchange };
    },
  };
}

/** A purchase as a return reads it. */
export function subjectOfPurchase(purchase: ReturnPurchase): ReturnSubject {
  return {
    kind: 'purchase',
    number: purchase.slipNumber,
    date: purchase.date,
    person: purchase.person,
    isVoid: purchase.status === 'void',
    paid: { paid: purchase.paid, outstanding: purchase.outstanding, letGo: purchase.letGo },
    units: purchase.units
      .filter(({ state }) => state === 'in-stock')
      .map((unit) => ({ ...unit, amount: unit.purchasePrice })),
    elsewhere: purchase.units.flatMap((unit) =>
      unit.state === 'in-stock' ? [] : [{ unit, obstacle: unit.state }],
    ),
    accessories: [],
    exchange: null,
    dueOf: ({ units }) => ({ due: purchaseReturnWorth(purchase.units, units), exchange: 0 }),
  };
}

/** Whether nothing can be returned. */
export function isNothingLeft({ units, accessories }: ReturnSubject): boolean {
  return units.length === 0 && accessories.length === 0;
}
