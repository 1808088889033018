import { useBulkPurchase } from '@handset/api-client/swr';
import type { BulkDetail } from '@handset/domain';
import { Stack } from '@handset/ui';
import { useParams } from 'react-router-dom';
import { Loaded } from '../../../kit/problems/Loaded.tsx';
import { Pictures } from '../../trade/purchases/Pictures.tsx';
import { LotEntries } from './LotEntries.tsx';
import { LotHead } from './LotHead.tsx';
import { LotHistory } from './LotHistory.tsx';
import { LotMoney } from './LotMoney.tsx';

/** The document of a bulk purchase: party, models and prices, payment, and later postings. */
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
