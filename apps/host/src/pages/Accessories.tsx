import { useAccessories } from '@handset/api-client/swr';
import type { Accessory } from '@handset/domain';
import {
  Amount,
  Button,
  Card,
  EmptyState,
  PageHeader,
  Stack,
  Table,
  type TableColumn,
  Text,
} from '@handset/ui';
import { Plus } from 'lucide-react';
import { Suspense, useState } from 'react';
import { lazily } from '../app/lazily.ts';
import { useFormat } from '../format/useFormat.ts';
import { useMessages } from '../messages/MessagesProvider.tsx';
import { Loaded } from '../problems/Loaded.tsx';

const AccessoryDialog = lazily(async () => (await import('../dialogs/AccessoryDialogs.tsx')).AccessoryDialog);
const AccessoryPurchaseDialog = lazily(
  async () => (await import('../dialogs/AccessoryDialogs.tsx')).AccessoryPurchaseDialog,
);

/** What lies on the counter besides phones, by quantity. */
export function Accessories() {
  const { titles, accessories } = useMessages();
  const [form, setForm] = useState<'new' | Accessory | null>(null);
  const close = () => setForm(null);
  const columns = useColumns(setForm);
  const add = (
    <Button variant="primary" icon={<Plus size={18} />} onPress={() => setForm('new')}>
      {accessories.add}
    </Button>
  );
  return (
    <Stack gap={4}>
      <PageHeader title={titles.accessories} action={add} />
      <Loaded state={useAccessories()}>
        {(rows) => (
          <Card padding="none">
            <Table
              label={titles.accessories}
              columns={columns.filter(({ id }) => !isCost(id) || rows.some((row) => row.value !== null))}
              rows={rows}
              getKey={(row) => row._id}
              empty={
                <EmptyState title={accessories.emptyTitle} description={accessories.emptyText} action={add} />
              }
            />
          </Card>
        )}
      </Loaded>
      <Suspense>
        {form === 'new' ? <AccessoryDialog onClose={close} /> : null}
        {form !== null && form !== 'new' ? (
          <AccessoryPurchaseDialog accessory={form} onClose={close} />
        ) : null}
      </Suspense>
    </Stack>
  );
}

const isCost = (id: string) => id === 'averageCost' || id === 'value';

function useColumns(purchase: (accessory: Accessory) => void): TableColumn<Accessory>[] {
  const { accessories } = useMessages();
  const { count } = useFormat();
  const amount = (minor: number | null) => (minor === null ? null : <Amount minor={minor} />);
  return [
    {
      id: 'name',
      header: accessories.name,
      isRowHeader: true,
      cell: (row) => <Text weight="medium">{row.accessoryName}</Text>,
    },
    { id: 'quantity', header: accessories.quantity, isNumeric: true, cell: (row) => count(row.quantity) },
    { id: 'salePrice', header: accessories.salePrice, isNumeric: true, cell: (row) => amount(row.salePrice) },
    {
      id: 'averageCost',
      header: accessories.averageCost,
      isNumeric: true,
      cell: (row) => amount(row.averageCost),
    },
    { id: 'value', header: accessories.value, isNumeric: true, cell: (row) => amount(row.value) },
    {
      id: 'actions',
      header: '',
      align: 'end',
      hasControls: true,
      cell: (row) => (
        <Button size="small" onPress={() => purchase(row)}>
          {accessories.purchase}
        </Button>
      ),
    },
  ];
}
