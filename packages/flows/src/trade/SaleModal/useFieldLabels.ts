import { phoneFieldsOn } from '@handset/domain';
import { useWords } from '@handset/ui';
import { useMemo } from 'react';
import { commonMessages } from '../../form/commonMessages.ts';
import { saleMessages } from './saleMessages.ts';

/** Labels of the sale's fields in their order on the form. `*` is any row. */
export function useFieldLabels(): Readonly<Record<string, string>> {
  const messages = useWords(saleMessages);
  const common = useWords(commonMessages);
  return useMemo(
    () => ({
      imei1: messages.phones,
      writtenImeis: messages.writtenImeis,
      'imeiPrices.*.imei': messages.phone,
      'imeiPrices.*.price': messages.price,
      'entity._id': messages.customer,
      'entity.name': common.name,
      'entity.number': common.number,
      'entity.reference': common.reference,
      sellingType: messages.sellingType,
      'exchangePhoneDetail.companyName': common.company,
      'exchangePhoneDetail.modelName': common.model,
      'exchangePhoneDetail.imei1': messages.imei1,
      'exchangePhoneDetail.purchasePrice': messages.value,
      'exchangePhoneDetail.imei2': messages.imei2,
      ...Object.fromEntries(
        phoneFieldsOn('exchange').map((name) => [`exchangePhoneDetail.${name}`, messages[name]]),
      ),
      'exchangePhoneDetail.cnic': messages.cnic,
      'exchangePhoneDetail.demandPrice': messages.demandPrice,
      payableAmountNow: common.payableNow,
      payableAmountLater: common.payableLater,
      payableAmountLaterDate: common.dateOfPayment,
      'accessories.*.name': messages.accessory,
      'accessories.*.quantity': messages.quantity,
      'accessories.*.price': messages.priceOfOne,
      pocketCash: messages.payment,
      saleDate: messages.saleDate,
      warranty: messages.warranty,
    }),
    [messages, common],
  );
}
