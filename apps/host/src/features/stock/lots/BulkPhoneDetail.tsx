import { useBulkPurchase } from '@handset/api-client/swr';
import type { BulkDetail, LotEntry } from '@handset/domain';
import { Card, DataTable, Stack, useWords } from '@handset/ui';
import { useMemo } from 'react';
import { useParams } from 'react-router-dom';
import { useFormat } from '../../../kit/format/useFormat.ts';
import { phoneHref } from '../../../kit/links/phoneHref.ts';
import { Loaded } from '../../../kit/problems/Loaded.tsx';
import { stockWords } from '../list/stockWords.ts';
import { LotHead } from './LotHead.tsx';
import { lotUnitColumns } from './lotColumns.tsx';
import { seesProfit } from './lotFigures.ts';
import { lotWords } from './lotWords.ts';

/** A lot phone by phone: location, selling price and profit of each. */
export function BulkPhoneDetail() {
  const { id } = useParams();
  return <Loaded state={useBulkPurchase(id)}>{(lot) => <Lot lot={lot} />}</Loaded>;
}

function Lot({ lot }: { lot: BulkDetail }) {
  return (
    <Stack gap={4}>
      <LotHead lot={lot} page="phones" />
      {lot.entries.map((entry, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: an entry has no other identity than its place in the lot
        <Entry key={place} entry={entry} hasProfit={seesProfit(lot)} />
      ))}
    </Stack>
  );
}

function Entry({ entry, hasProfit }: { entry: LotEntry; hasProfit: boolean }) {
  const words = useWords(lotWords);
  const stock = useWords(stockWords);
  const format = useFormat();
  const columns = useMemo(
    () => lotUnitColumns(words, stock, format, hasProfit),
    [words, stock, format, hasProfit],
  );
  const { companyName, modelName, ramMemory, simOption, quantity, priceOfOne, units } = entry;
  const title = [`${companyName} ${modelName}`, ramMemory].filter(Boolean).join(' · ');
  return (
    <Card
      title={title}
      description={
        <bdi>
          {`${words.entry(format.count(quantity), format.money(priceOfOne))} · ${words.sims[simOption]}`}
        </bdi>
      }
      padding="none"
    >
      <DataTable
        label={title}
        columns={columns}
        rows={units}
        getKey={({ _id }) => _id}
        getRowHref={({ _id }) => phoneHref(_id)}
        hasCopy={units.length > 5}
        height="32rem"
      />
    </Card>
  );
}
