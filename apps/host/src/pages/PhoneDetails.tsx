import { usePhone } from '@handset/api-client/swr';
import type { PhoneDetail } from '@handset/domain';
import { Badge, ButtonLink, EmptyState, Inline, PageHeader, Stack } from '@handset/ui';
import { Smartphone } from 'lucide-react';
import { Suspense, useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import { lazily } from '../app/lazily.ts';
import { stateTones } from '../format/stateTones.ts';
import { useMessages } from '../messages/MessagesProvider.tsx';
import { useWords } from '../messages/useWords.ts';
import { PhoneActions } from '../phones/PhoneActions.tsx';
import * as styles from '../phones/PhoneCard.css.ts';
import { PhoneCard } from '../phones/PhoneCard.tsx';
import { phoneWords } from '../phones/phoneWords.ts';
import { useSaleOf } from '../phones/useSaleOf.ts';
import { Loaded } from '../problems/Loaded.tsx';
import { stockWords } from '../stock/stockWords.ts';
import { Claims } from '../warranty/Claims.tsx';

const StaffBlock = lazily(async () => (await import('../phones/StaffBlock.tsx')).StaffBlock);

/** One phone as a card that a customer may see, with a part that opens for staff. */
export function PhoneDetails() {
  const [search] = useSearchParams();
  const id = search.get('id');
  const state = usePhone(id);
  // It comes with the phone.
  useEffect(() => void StaffBlock.prepare().catch(() => {}), []);
  if (!id) return <NoPhone />;
  return <Loaded state={state}>{(phone) => <Details key={phone._id} phone={phone} />}</Loaded>;
}

function Details({ phone }: { phone: PhoneDetail }) {
  const stock = useWords(stockWords);
  const { sale, warrantyEnd } = useSaleOf(phone);
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
        <PhoneCard phone={phone} warrantyEnd={warrantyEnd} />
        <Suspense>
          <StaffBlock phone={phone} sale={sale} />
        </Suspense>
      </div>
      <Claims of={{ phoneId: phone._id }} />
    </Stack>
  );
}

/** The address names no phone: where one can be chosen. */
function NoPhone() {
  const { titles } = useMessages();
  const words = useWords(phoneWords);
  return (
    <>
      <PageHeader title={titles.phoneDetails} />
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
