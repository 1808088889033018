import { type SaleDetail, type SellingType, sum, type Warranty } from '@handset/domain';
import type { InvoiceDocument, InvoiceReturn, InvoiceShop } from './InvoiceDocument.ts';
import { invoicePhone } from './invoicePhone.ts';

/**
 * The invoice of a stored sale with later returns and payments. Amounts are in minor units, as the API client
 * returns them.
 */
export function invoiceOfSale(sale: SaleDetail, shop: InvoiceShop): InvoiceDocument {
  const isWalkIn = sale.person._id === shop._id;
  return {
    shop,
    invoiceNumber: sale.invoiceNumber,
    date: sale.date,
    customer: {
      name: sale.person.name,
      isWalkIn: isWalkIn || undefined,
      number: (!isWalkIn && sale.person.number) || undefined,
      reference: sale.person.reference || undefined,
    },
    sellingType: sale.sellingType as SellingType,
    warranty: sale.warranty as Warranty,
    phones: sale.units.map((unit) => ({
      ...invoicePhone(unit),
      condition: unit.condition,
      specification: unit.specifications,
      price: unit.price,
      warrantyEnd: unit.warrantyEnd ?? undefined,
      returnedOn: unit.returned?.date,
    })),
    accessories: sale.accessories.map(({ accessoryName, quantity, returnedQuantity, price, amount }) => ({
      name: accessoryName,
      quantity,
      price,
      amount,
      returnedQuantity: returnedQuantity || undefined,
    })),
    exchange: sale.exchange
      ? {
          ...invoicePhone(sale.exchange),
          specification: sale.exchange.specifications ?? undefined,
          value: sale.exchange.value,
          isReturned: sale.exchange.isReturned || undefined,
        }
      : undefined,
    phonesTotal: sale.phonesTotal,
    accessoriesTotal: sale.accessoriesTotal,
    total: sale.phonesTotal + sale.accessoriesTotal,
    payment: {
      pocketCash: sale.pocketCash,
      bank: sale.accountCash,
      bankName: sale.bank?.bankName,
      isPaidOut: sale.moneyOut,
    },
    balanceDue: sale.payableLater,
    dueDate: sale.dueDate ?? sale.payableAmountLaterDate ?? undefined,
    account: sale.account ?? undefined,
    since: sinceThen(sale),
    returns: sale.returns.length > 0 ? sale.returns.map(returnOf) : undefined,
    isVoid: sale.status === 'void' || undefined,
  };
}

function sinceThen({ payments, outstanding, payableLater }: SaleDetail): InvoiceDocument['since'] {
  if (payments.length === 0 && outstanding === payableLater) return undefined;
  const of = (...sources: readonly string[]) =>
    sum(payments.filter(({ source }) => sources.includes(source)).map(({ amount }) => amount));
  return {
    paid: of('payment', 'opening'),
    letOff: of('write-off'),
    returned: of('return'),
    outstanding,
  };
}

function returnOf(back: SaleDetail['returns'][number]): InvoiceReturn {
  return {
    kind: back.kind,
    date: back.date,
    reason: back.reason,
    total: back.total,
    exchangeValue: back.exchangeValue,
    pocketCash: back.refund.pocketCash,
    bank: back.refund.accountCash,
    bankName: back.refund.bank?.bankName,
    isPaidIn: back.moneyIn,
    offBalance: back.offBalance,
  };
}
