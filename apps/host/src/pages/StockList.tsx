import { usePhones } from '@handset/api-client/swr';
import type { Phone } from '@handset/domain';
import { Amount, Badge, Button, PageHeader, Select, Stack, type TableColumn, Text } from '@handset/ui';
import { useDialogs } from '../dialogs/useDialogs.ts';
import { stateTones } from '../format/stateTones.ts';
import { useFormat } from '../format/useFormat.ts';
import * as styles from '../lists/filters.css.ts';
import { Imei } from '../lists/Imei.tsx';
import { emptyList, PageTable } from '../lists/PageTable.tsx';
import { SearchField } from '../lists/SearchField.tsx';
import { useFilters } from '../lists/useFilters.ts';
import type { Messages } from '../messages/en.ts';
import { useMessages } from '../messages/MessagesProvider.tsx';

/** Every unit of the shop, filtered. */
export function StockList() {
  const messages = useMessages();
  const { titles, stock, list, header } = messages;
  const { open } = useDialogs();
  const format = useFormat();
  const { values, set, isFiltered } = useFilters(['q', 'state', 'condition']);
  const { q, condition } = values;
  const state = values.state || 'in-stock';
  const pages = usePhones({
    q,
    state: state === 'all' ? undefined : state,
    condition: condition || undefined,
  });
  const totals = pages.data?.totals;
  const columns = phoneColumns(messages).filter(({ id }) => id !== 'cost' || totals?.purchasePrice !== null);
  const purchase = (
    <Button variant="primary" onPress={() => open('purchase')}>
      {header.purchasePhone}
    </Button>
  );

  return (
    <Stack gap={4}>
      <PageHeader
        title={titles.stockList}
        description={pages.data ? stock.count(pages.data.total) : undefined}
        action={purchase}
      />
      <div className={styles.bar}>
        <div className={styles.search}>
          <SearchField value={q} onChange={(text) => set({ q: text })} placeholder={stock.searchHint} />
        </div>
        <div className={styles.filter}>
          <Select
            label={stock.state}
            value={state}
            onChange={(value) => set({ state: value === 'in-stock' ? '' : (value ?? '') })}
            options={[
              ...Object.entries(stock.states).map(([value, label]) => ({ value, label })),
              { value: 'all', label: list.all },
            ]}
          />
        </div>
        <div className={styles.filter}>
          <Select
            label={stock.condition}
            value={condition || 'all'}
            onChange={(value) => set({ condition: value === 'all' ? '' : (value ?? '') })}
            options={[
              { value: 'all', label: list.all },
              { value: 'new', label: stock.conditions.New ?? '' },
              { value: 'used', label: stock.conditions.Used ?? '' },
            ]}
          />
        </div>
      </div>
      <PageTable
        label={titles.stockList}
        columns={columns}
        pages={pages}
        totals={
          totals && {
            phone: <Text weight="medium">{`${list.total}: ${format.count(pages.data?.total ?? 0)}`}</Text>,
            cost: totals.purchasePrice === null ? null : <Amount minor={totals.purchasePrice} />,
            demand: <Amount minor={totals.demandPrice} />,
            final: <Amount minor={totals.finalPrice} />,
          }
        }
        empty={emptyList(isFiltered, list.noMatches, {
          title: stock.emptyTitle,
          description: stock.emptyText,
          action: purchase,
        })}
      />
    </Stack>
  );
}

function phoneColumns({ stock }: Messages): TableColumn<Phone>[] {
  return [
    {
      id: 'phone',
      header: stock.phone,
      isRowHeader: true,
      cell: (phone) => (
        <>
          <Text weight="medium">{`${phone.companyName} ${phone.modelName}`}</Text>{' '}
          <Text tone="muted">{[phone.ramMemory, phone.color].filter(Boolean).join(' · ')}</Text>
        </>
      ),
    },
    {
      id: 'imei',
      header: stock.imei,
      isNumeric: true,
      align: 'start',
      cell: (phone) => <Imei>{phone.imei1}</Imei>,
    },
    { id: 'condition', header: stock.condition, cell: (phone) => stock.conditions[phone.condition] },
    {
      id: 'state',
      header: stock.state,
      cell: (phone) => (
        <Badge tone={stateTones[phone.state]}>{stock.states[phone.state] ?? phone.state}</Badge>
      ),
    },
    { id: 'days', header: stock.days, isNumeric: true, align: 'end', cell: (phone) => phone.daysInStock },
    {
      id: 'cost',
      header: stock.cost,
      isNumeric: true,
      align: 'end',
      cell: (phone) => amount(phone.purchasePrice),
    },
    {
      id: 'demand',
      header: stock.demand,
      isNumeric: true,
      align: 'end',
      cell: (phone) => amount(phone.demandPrice),
    },
    {
      id: 'final',
      header: stock.final,
      isNumeric: true,
      align: 'end',
      cell: (phone) => amount(phone.finalPrice),
    },
  ];
}

function amount(minor: number | null) {
  return minor === null ? '—' : <Amount minor={minor} />;
}
