import { ApiError } from '@handset/api-client';
import { usePhoneByImei } from '@handset/api-client/swr';
import { Inline, Text, useWords } from '@handset/ui';
import { OpenButton } from '../../../kit/dialogs/OpenButton.tsx';
import { saleWords } from './saleWords.ts';
import { Whereabouts } from './Whereabouts.tsx';

/** Explains a phone that is not in stock, and offers the next step: its invoice, its card, or a purchase. */
export function MissingPhone({ imei }: { imei: string }) {
  const words = useWords(saleWords);
  const { data, error } = usePhoneByImei(imei);
  if (data) return <Whereabouts phone={data} />;
  const isUnknown = error instanceof ApiError && error.status === 404;
  return isUnknown ? (
    <Inline gap={3} isWrapping>
      <Text>{words.neverHere}</Text>
      <OpenButton dialog="slip" about={imei} size="small">
        {words.buyPhone}
      </OpenButton>
    </Inline>
  ) : null;
}
