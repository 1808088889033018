import { useBulkPurchase } from '@handset/api-client/swr';
import type { BulkDetail } from '@handset/domain';
import { Stack } from '@handset/ui';
import { useParams } from 'react-router-dom';
import { LotEntries } from '../lots/LotEntries.tsx';
import { LotHead } from '../lots/LotHead.tsx';
import { LotHistory } from '../lots/LotHistory.tsx';
import { LotMoney } from '../lots/LotMoney.tsx';
import { Loaded } from '../problems/Loaded.tsx';
import { Pictures } from './Pictures.tsx';

/** The document of a bulk purchase: party, models and prices, how it was paid, and what was posted since. */
export function BulkPurchaseDetail() {
  const { id } = useParams();
  return <Loaded state={useBulkPurchase(id)}>{(lot) => <Document lot={lot} />}</Loaded>;
}

function Document({ lot }: { lot: BulkDetail }) {
  return (
    <Stack gap={4}>
      <LotHead lot={lot} page="document" />
      <LotEntries lot={lot} />
      <LotMoney lot={lot} />
      <LotHistory lot={lot} />
      <Pictures pictures={lot.pictures} />
    </Stack>
  );
}
