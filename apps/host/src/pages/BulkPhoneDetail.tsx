import { useBulkPurchase } from '@handset/api-client/swr';
import type { BulkDetail, LotEntry } from '@handset/domain';
import { Card, DataTable, Stack } from '@handset/ui';
import { useMemo } from 'react';
import { useParams } from 'react-router-dom';
import { useFormat } from '../format/useFormat.ts';
import { LotHead } from '../lots/LotHead.tsx';
import { lotUnitColumns } from '../lots/lotColumns.tsx';
import { seesProfit } from '../lots/lotFigures.ts';
import { lotWords } from '../lots/lotWords.ts';
import { useWords } from '../messages/useWords.ts';
import { Loaded } from '../problems/Loaded.tsx';
import { phoneHref } from '../routes/phoneHref.ts';
import { stockWords } from '../stock/stockWords.ts';

/** A lot phone by phone: where each is, what it went for, and what it earned. */
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
