import { useShop } from '@handset/api-client/swr';
import { modelsOnSale, phoneLabels, type SaleDetail } from '@handset/domain';
import { Amount, Badge, Button, Card, Stack, Table, useToast, useWords } from '@handset/ui';
import { Copy } from 'lucide-react';
import { type ReactNode, useMemo } from 'react';
import { useFormat } from '../../../kit/format/useFormat.ts';
import { phoneHref } from '../../../kit/links/phoneHref.ts';
import { Imei } from '../../../kit/lists/Imei.tsx';
import { documentWords } from '../documents/documentWords.ts';
import { WarrantyEnd } from '../warranty/WarrantyEnd.tsx';
import { saleWords } from './saleWords.ts';

/** The phones of a bulk sale: model by model, then one by one. */
export function SoldPhones({ sale }: { sale: SaleDetail }) {
  const words = useWords(documentWords);
  const labels = useWords(phoneLabels);
  const format = useFormat();
  const { phones } = useWords(saleWords);
  const { data: shop } = useShop();
  const { units } = sale;
  return (
    <Stack gap={4}>
      <ModelSubtotals sale={sale} />
      <Card
        title={words.phones(format.count(units.length))}
        padding="none"
        actions={<CopyImeis units={units} />}
      >
        <Table
          label={phones}
          columns={[
            {
              id: 'model',
              header: words.model,
              cell: (unit) => `${unit.companyName} ${unit.modelName}`,
              isRowHeader: true,
            },
            { id: 'imei', header: 'IMEI', cell: (unit) => <Imei>{unit.imei1}</Imei> },
            { id: 'color', header: labels.color, cell: (unit) => unit.color ?? '—' },
            {
              id: 'price',
              header: words.phonePrice,
              phone: 'amount',
              cell: (unit) => <Amount minor={unit.price} />,
              isNumeric: true,
              align: 'end',
            },
            {
              id: 'warranty',
              header: words.warranty,
              phone: 'state',
              cell: (unit) =>
                unit.returned ? (
                  <Badge tone="caution">{words.cameBack(format.day(unit.returned.date))}</Badge>
                ) : (
                  <WarrantyEnd day={unit.warrantyEnd} today={shop?.today} />
                ),
            },
          ]}
          rows={units}
          getKey={(unit) => unit._id}
          getRowHref={(unit) => phoneHref(unit._id)}
        />
      </Card>
    </Stack>
  );
}

/** Subtotals of the phones by model. */
export function ModelSubtotals({ sale, actions }: { sale: SaleDetail; actions?: ReactNode }) {
  const { units, phonesTotal } = sale;
  const words = useWords(documentWords);
  const format = useFormat();
  const models = useMemo(() => modelsOnSale(units), [units]);
  const money = { isNumeric: true, align: 'end' as const };
  return (
    <Card title={words.models} padding="none" actions={actions}>
      <Table
        label={words.models}
        columns={[
          {
            id: 'model',
            header: words.model,
            cell: (row) => <bdi>{[row.name, row.ramMemory].filter(Boolean).join(' · ')}</bdi>,
            isRowHeader: true,
          },
          { id: 'quantity', header: words.quantity, cell: (row) => format.count(row.count), ...money },
          {
            id: 'price',
            header: words.price,
            cell: (row) => (row.price === null ? words.mixedPrices : <Amount minor={row.price} />),
            ...money,
          },
          {
            id: 'subtotal',
            header: words.subtotal,
            phone: 'amount',
            cell: (row) => <Amount minor={row.subtotal} />,
            ...money,
          },
        ]}
        rows={models}
        getKey={(row) => row.key}
        totals={{
          model: words.total,
          quantity: format.count(units.length),
          subtotal: <Amount minor={phonesTotal} />,
        }}
      />
    </Card>
  );
}

/** Copies the IMEIs of a sale, one to a line, as a dealer pastes them. */
export function CopyImeis({ units }: { units: SaleDetail['units'] }) {
  const words = useWords(documentWords);
  const { count } = useFormat();
  const toast = useToast();
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(units.map(({ imei1 }) => imei1).join('\n'));
      toast.success(words.copied(count(units.length)));
    } catch {
      toast.error(words.notCopied);
    }
  };
  return (
    <Button size="small" icon={<Copy size={16} strokeWidth={1.75} />} onPress={() => void copy()}>
      {words.copyImeis}
    </Button>
  );
}
