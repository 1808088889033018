import { useMemo } from 'react';
import { commonMessages } from '../messages/commonMessages.ts';
import { useMessages } from '../messages/useMessages.ts';
import { saleMessages } from './saleMessages.ts';

/** The fields of the sale by name, in the order in which they stand; `*` is any row. */
export function useFieldLabels(): Readonly<Record<string, string>> {
  const messages = useMessages(saleMessages);
  const common = useMessages(commonMessages);
  return useMemo(
    () => ({
      'entity._id': messages.customer,
      'entity.name': common.name,
      'entity.number': common.number,
      'entity.reference': common.reference,
      sellingType: messages.sellingType,
      saleDate: messages.saleDate,
      warranty: messages.warranty,
      imei1: messages.phones,
      'imeiPrices.*.imei': messages.phone,
      'imeiPrices.*.price': messages.price,
      'exchangePhoneDetail.companyName': common.company,
      'exchangePhoneDetail.modelName': common.model,
      'exchangePhoneDetail.imei1': messages.imei1,
      'exchangePhoneDetail.imei2': messages.imei2,
      'exchangePhoneDetail.batteryHealth': messages.batteryHealth,
      'exchangePhoneDetail.cnic': messages.cnic,
      'exchangePhoneDetail.purchasePrice': messages.value,
      'exchangePhoneDetail.demandPrice': messages.demandPrice,
      payableAmountNow: common.payableNow,
      payableAmountLater: common.payableLater,
      payableAmountLaterDate: common.dateOfPayment,
      'accessories.*.name': messages.accessory,
      'accessories.*.quantity': messages.quantity,
      'accessories.*.price': messages.priceOfOne,
      pocketCash: messages.payment,
    }),
    [messages, common],
  );
}
