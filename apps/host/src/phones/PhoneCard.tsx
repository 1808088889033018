import { isUnofficialApproval, type PhoneDetail, SPECIFICATIONS } from '@handset/domain';
import { Amount, Banner, Card, type DescriptionItem, DescriptionList, Stack, Text } from '@handset/ui';
import { warrantyName } from '../format/warrantyName.ts';
import { Imei } from '../lists/Imei.tsx';
import { useMessages } from '../messages/MessagesProvider.tsx';
import { useWords } from '../messages/useWords.ts';
import { stockWords } from '../stock/stockWords.ts';
import * as styles from './PhoneCard.css.ts';
import { PhoneGallery } from './PhoneGallery.tsx';
import { phoneWords } from './phoneWords.ts';
import { WarrantyLeft } from './WarrantyLeft.tsx';

interface PhoneCardProps {
  phone: PhoneDetail;
  /** The last day of the shop's warranty, of a phone that is sold. */
  warrantyEnd: string | null;
}

/** What a customer may know of a phone: how it looks, what it is, what it costs him. */
export function PhoneCard({ phone, warrantyEnd }: PhoneCardProps) {
  const words = useWords(phoneWords);
  const asked = phone.demandPrice ?? phone.finalPrice;
  const approval = SPECIFICATIONS.find((name) => name === phone.specifications);
  return (
    <Card>
      <Stack gap={5}>
        <PhoneGallery phone={phone} />
        {asked === null && phone.state === 'sold' ? null : (
          <div className={styles.price}>
            <Text tone="muted">{words.price}</Text>
            {asked === null ? (
              <Text tone="muted">{words.noPrice}</Text>
            ) : (
              <span className={styles.figure}>
                <Amount minor={asked} weight="strong" />
              </span>
            )}
          </div>
        )}
        <Facts phone={phone} warrantyEnd={warrantyEnd} />
        {isUnofficialApproval(approval) ? <Banner tone="caution">{words.unofficial}</Banner> : null}
      </Stack>
    </Card>
  );
}

function Facts({ phone, warrantyEnd }: PhoneCardProps) {
  const words = useWords(phoneWords);
  const stock = useWords(stockWords);
  const messages = useMessages();
  const facts: (DescriptionItem | false)[] = [
    { term: stock.condition, description: stock.conditions[phone.condition] ?? phone.condition },
    { term: stock.ramMemory, description: phone.ramMemory && <bdi>{phone.ramMemory}</bdi> },
    { term: stock.color, description: phone.color && <bdi>{phone.color}</bdi> },
    { term: stock.pta, description: phone.specifications && <bdi>{phone.specifications}</bdi> },
    phone.batteryHealth !== null && {
      term: stock.battery,
      description: stock.batteryOf(phone.batteryHealth),
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
