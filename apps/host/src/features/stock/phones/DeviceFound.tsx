import { ApiError } from '@handset/api-client';
import { usePhoneByImei } from '@handset/api-client/swr';
import type { PhoneDetail } from '@handset/domain';
import {
  Amount,
  Badge,
  ButtonLink,
  Card,
  DescriptionList,
  EmptyState,
  Inline,
  Stack,
  useWords,
} from '@handset/ui';
import { SearchX } from 'lucide-react';
import { OpenButton } from '../../../kit/dialogs/OpenButton.tsx';
import { stateTones } from '../../../kit/format/stateTones.ts';
import { phoneHref } from '../../../kit/links/phoneHref.ts';
import { Loaded } from '../../../kit/problems/Loaded.tsx';
import { WarrantyLeft } from '../../trade/warranty/WarrantyLeft.tsx';
import { stockWords } from '../list/stockWords.ts';
import { DeviceFacts } from './DeviceFacts.tsx';
import { PhoneActions } from './PhoneActions.tsx';
import * as styles from './PhoneCard.css.ts';
import { PhoneHistory } from './PhoneHistory.tsx';
import { phoneWords } from './phoneWords.ts';
import { StaffBlock } from './StaffBlock.tsx';
import { scanWords } from './scanWords.ts';
import { useSaleFacts } from './useSaleFacts.tsx';
import { useSaleOfPhone } from './useSaleOfPhone.ts';

/** The shop's record of an IMEI: where the phone is and its history, or that it was never here. */
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
  const { soldFor } = useWords(phoneWords);
  const { sale, price, warrantyEnd } = useSaleOfPhone(phone);
  const saleFacts = useSaleFacts(sale);
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
            ...saleFacts,
            ...(price === null
              ? []
              : [{ term: soldFor, description: <Amount minor={price} />, isNumeric: true }]),
            { term: stock.condition, description: stock.conditions[phone.condition] ?? phone.condition },
            {
              term: stock.specifications,
              description: phone.specifications && (
                <bdi>{stock.specificationNames[phone.specifications] ?? phone.specifications}</bdi>
              ),
            },
            ...(warrantyEnd === null
              ? []
              : [{ term: stock.warranty, description: <WarrantyLeft until={warrantyEnd} /> }]),
          ]}
        />
      </Card>
      <StaffBlock phone={phone} soldFor={price} isOpenAtFirst />
      <PhoneHistory phone={phone} isOpenAtFirst />
    </>
  );
}

function Never({ imei }: { imei: string }) {
  const words = useWords(scanWords);
  return (
    <Card>
      <EmptyState
        icon={<SearchX />}
        title={words.never}
        description={words.neverText}
        action={
          <OpenButton dialog="slip" about={imei} variant="primary">
            {words.buy}
          </OpenButton>
        }
      />
    </Card>
  );
}
