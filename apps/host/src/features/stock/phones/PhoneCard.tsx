import { isUnofficialApproval, type PhoneDetail, phoneFactText, SPECIFICATIONS } from '@handset/domain';
import {
  Amount,
  Banner,
  Card,
  type DescriptionItem,
  DescriptionList,
  Stack,
  Text,
  useWords,
} from '@handset/ui';
import { warrantyName } from '../../../kit/format/warrantyName.ts';
import { Imei } from '../../../kit/lists/Imei.tsx';
import { hostMessages } from '../../../kit/words/hostMessages.ts';
import { WarrantyLeft } from '../../trade/warranty/WarrantyLeft.tsx';
import { stockWords } from '../list/stockWords.ts';
import * as styles from './PhoneCard.css.ts';
import { PhoneGallery } from './PhoneGallery.tsx';
import { phoneWords } from './phoneWords.ts';
import { useSaleFacts } from './useSaleFacts.tsx';
import type { SaleOfPhone } from './useSaleOfPhone.ts';

interface PhoneCardProps {
  phone: PhoneDetail;
  /** The sale that it is sold on. */
  sold: SaleOfPhone;
}

/** Facts of a phone that a customer may see: appearance, specification, and the price that is asked or was paid. */
export function PhoneCard({ phone, sold }: PhoneCardProps) {
  const words = useWords(phoneWords);
  const isSold = phone.state === 'sold';
  const price = isSold ? sold.price : (phone.demandPrice ?? phone.finalPrice);
  const approval = SPECIFICATIONS.find((name) => name === phone.specifications);
  return (
    <Card>
      <Stack gap={5}>
        <PhoneGallery phone={phone} />
        {price === null && isSold ? null : (
          <div className={styles.price}>
            <Text tone="muted">{isSold ? words.soldFor : words.price}</Text>
            {price === null ? (
              <Text tone="muted">{words.noPrice}</Text>
            ) : (
              <span className={styles.figure}>
                <Amount minor={price} weight="strong" />
              </span>
            )}
          </div>
        )}
        <Facts phone={phone} sold={sold} />
        {isUnofficialApproval(approval) ? <Banner tone="caution">{words.unofficial}</Banner> : null}
      </Stack>
    </Card>
  );
}

function Facts({ phone, sold: { sale, warrantyEnd } }: PhoneCardProps) {
  const words = useWords(phoneWords);
  const stock = useWords(stockWords);
  const messages = useWords(hostMessages);
  const facts: (DescriptionItem | false)[] = [
    ...useSaleFacts(sale),
    { term: stock.condition, description: stock.conditions[phone.condition] ?? phone.condition },
    { term: stock.ramMemory, description: phone.ramMemory && <bdi>{phone.ramMemory}</bdi> },
    { term: stock.color, description: phone.color && <bdi>{phone.color}</bdi> },
    {
      term: stock.specifications,
      description: phone.specifications && (
        <bdi>{stock.specificationNames[phone.specifications] ?? phone.specifications}</bdi>
      ),
    },
    phone.batteryHealth !== null && {
      term: stock.batteryHealth,
      description: phoneFactText('batteryHealth', phone.batteryHealth),
      isNumeric: true,
    },
    phone.warranty !== null && {
      term: words.companyWarranty,
      description: warrantyName(phone.warranty, messages),
    },
    warrantyEnd !== null && {
      term: words.shopWarranty,
      description: <WarrantyLeft until={warrantyEnd} />,
    },
    { term: stock.imei, description: <Imei>{phone.imei1}</Imei> },
    phone.imei2 !== null && { term: stock.imei2, description: <Imei>{phone.imei2}</Imei> },
  ];
  return <DescriptionList items={facts.filter((fact) => fact !== false)} />;
}
