import { usePhone } from '@handset/api-client/swr';
import type { PhoneDetail } from '@handset/domain';
import { Badge, ButtonLink, EmptyState, Inline, PageHeader, Stack, useWords } from '@handset/ui';
import { Smartphone } from 'lucide-react';
import { useSearchParams } from 'react-router-dom';
import { stateTones } from '../../../kit/format/stateTones.ts';
import { usePageTitle } from '../../../kit/links/useCurrentPage.ts';
import { Loaded } from '../../../kit/problems/Loaded.tsx';
import { Claims } from '../../trade/warranty/Claims.tsx';
import { stockWords } from '../list/stockWords.ts';
import { PhoneActions } from './PhoneActions.tsx';
import * as styles from './PhoneCard.css.ts';
import { PhoneCard } from './PhoneCard.tsx';
import { PhoneHistory } from './PhoneHistory.tsx';
import { phoneWords } from './phoneWords.ts';
import { StaffBlock } from './StaffBlock.tsx';
import { useSaleOfPhone } from './useSaleOfPhone.ts';

/** One phone as a card that a customer may see, with a part that opens for staff. */
export function PhoneDetails() {
  const [search] = useSearchParams();
  const id = search.get('id');
  const state = usePhone(id);
  // It comes with the phone.
  if (!id) return <NoPhone />;
  return <Loaded state={state}>{(phone) => <Details key={phone._id} phone={phone} />}</Loaded>;
}

function Details({ phone }: { phone: PhoneDetail }) {
  const stock = useWords(stockWords);
  const sold = useSaleOfPhone(phone);
  return (
    <Stack gap={4}>
      <PageHeader
        title={`${phone.companyName} ${phone.modelName}`}
        description={
          <>
            <Badge tone={stateTones[phone.state]}>{stock.states[phone.state]}</Badge>{' '}
            <bdi>{[phone.ramMemory, phone.color].filter(Boolean).join(' · ')}</bdi>
          </>
        }
        action={<PhoneActions phone={phone} />}
      />
      <div className={styles.columns}>
        <PhoneCard phone={phone} sold={sold} />
        <Stack gap={4}>
          <StaffBlock phone={phone} soldFor={sold.price} />
          <PhoneHistory phone={phone} isOpenAtFirst={phone.state === 'sold'} />
        </Stack>
      </div>
      <Claims of={{ phoneId: phone._id }} />
    </Stack>
  );
}

/** The address names no phone: where one can be chosen. */
function NoPhone() {
  const pageTitle = usePageTitle();
  const words = useWords(phoneWords);
  return (
    <>
      <PageHeader title={pageTitle} />
      <EmptyState
        icon={<Smartphone />}
        title={words.noneTitle}
        description={words.noneText}
        action={
          <Inline gap={2} justify="center">
            <ButtonLink href="/stockList?view=units">{words.toStock}</ButtonLink>
            <ButtonLink href="/app/dashboard/scanDeviceDetails" variant="primary">
              {words.toScan}
            </ButtonLink>
          </Inline>
        }
      />
    </>
  );
}
