import { ApiError } from '@handset/api-client';
import { usePhoneByImei } from '@handset/api-client/swr';
import type { PhoneDetail } from '@handset/domain';
import { Badge, Button, ButtonLink, Card, DescriptionList, EmptyState, Inline, Stack } from '@handset/ui';
import { SearchX } from 'lucide-react';
import { useDialogs } from '../dialogs/useDialogs.ts';
import { stateTones } from '../format/stateTones.ts';
import { useWords } from '../messages/useWords.ts';
import { Loaded } from '../problems/Loaded.tsx';
import { phoneHref } from '../routes/phoneHref.ts';
import { stockWords } from '../stock/stockWords.ts';
import { DeviceFacts } from './DeviceFacts.tsx';
import { PhoneActions } from './PhoneActions.tsx';
import * as styles from './PhoneCard.css.ts';
import { StaffBlock } from './StaffBlock.tsx';
import { scanWords } from './scanWords.ts';
import { useSaleOf } from './useSaleOf.ts';
import { WarrantyLeft } from './WarrantyLeft.tsx';

/** What the shop knows of an IMEI: where the phone is and what was done with it, or that it was never here. */
export function DeviceFound({ imei }: { imei: string }) {
  const state = usePhoneByImei(imei);
  const { error, data } = state;
  const isUnknown = !data && error instanceof ApiError && error.status === 404;
  return (
    <div className={styles.columns}>
      <Stack gap={4}>
        {isUnknown ? (
          <Never imei={imei} />
        ) : (
          <Loaded state={state}>{(phone) => <Here phone={phone} />}</Loaded>
        )}
      </Stack>
      <DeviceFacts imei={imei} />
    </div>
  );
}

function Here({ phone }: { phone: PhoneDetail }) {
  const words = useWords(scanWords);
  const stock = useWords(stockWords);
  const { sale, warrantyEnd } = useSaleOf(phone);
  return (
    <>
      <Card
        title={`${phone.companyName} ${phone.modelName}`}
        description={<bdi>{[phone.ramMemory, phone.color].filter(Boolean).join(' · ')}</bdi>}
        actions={<Badge tone={stateTones[phone.state]}>{stock.states[phone.state]}</Badge>}
        footer={
          <Inline gap={2} justify="between">
            <PhoneActions phone={phone} />
            <ButtonLink href={phoneHref(phone._id)}>{words.openCard}</ButtonLink>
          </Inline>
        }
      >
        <DescriptionList
          items={[
            { term: stock.condition, description: stock.conditions[phone.condition] ?? phone.condition },
            { term: words.pta, description: phone.specifications && <bdi>{phone.specifications}</bdi> },
            ...(warrantyEnd === null
              ? []
              : [{ term: stock.warranty, description: <WarrantyLeft until={warrantyEnd} /> }]),
          ]}
        />
      </Card>
      <StaffBlock phone={phone} sale={sale} isOpenAtFirst />
    </>
  );
}

function Never({ imei }: { imei: string }) {
  const words = useWords(scanWords);
  const { open } = useDialogs();
  return (
    <Card>
      <EmptyState
        icon={<SearchX />}
        title={words.never}
        description={words.neverText}
        action={
          <Button variant="primary" onPress={() => open('slip', imei)}>
            {words.buy}
          </Button>
        }
      />
    </Card>
  );
}
