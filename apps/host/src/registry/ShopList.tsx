import { useShops } from '@handset/api-client/swr';
import { dayAt, formatNumber, type RegisteredShop } from '@handset/domain';
import { Badge, ButtonLink, type DataTableColumn, Inline, Text } from '@handset/ui';
import { Plus } from 'lucide-react';
import { type ComponentType, Suspense, useMemo, useState } from 'react';
import { lazily } from '../app/lazily.ts';
import { type Format, useFormat } from '../format/useFormat.ts';
import { useMoment } from '../format/useMoment.ts';
import { MoreMenu } from '../layout/MoreMenu.tsx';
import { ChoiceFilter } from '../lists/ChoiceFilter.tsx';
import { ListPage } from '../lists/ListPage.tsx';
import { useList } from '../lists/useList.ts';
import { useMessages } from '../messages/MessagesProvider.tsx';
import { useWords } from '../messages/useWords.ts';
import { type RegistryWords, registryWords } from './registryWords.ts';
import type { ShopDialogProps } from './ShopDialogs.tsx';

const hiddenAtFirst = ['username', 'city', 'created', 'lastActivity'];
const tasks = {
  edit: lazily(async () => (await import('./ShopDialogs.tsx')).EditShopDialog),
  extend: lazily(async () => (await import('./ShopDialogs.tsx')).ExtendDialog),
  reset: lazily(async () => (await import('./ShopDialogs.tsx')).ResetOwnerDialog),
  status: lazily(async () => (await import('./ShopDialogs.tsx')).StatusQuestion),
};
type Task = keyof typeof tasks;

/** The shops of this server, with what a registrar may do for each. */
export function ShopList() {
  const { titles } = useMessages();
  const words = useWords(registryWords);
  const format = useFormat();
  const moment = useMoment();
  const list = useList({ filters: ['q', 'status', 'dueBefore'] });
  const [doing, setDoing] = useState<{ task: Task; id: string } | null>(null);
  const columns = useMemo(
    () => shopColumns(words, format, moment, (task, { _id: id }) => setDoing({ task, id })),
    [words, format, moment],
  );
  const add = (
    <ButtonLink variant="primary" icon={<Plus size={18} />} href="/app/dashboard/addUser">
      {words.add}
    </ButtonLink>
  );
  const pages = useShops(list.query);
  const Dialog: ComponentType<ShopDialogProps> | null = doing && tasks[doing.task];
  // As the record is now, not as it was when the menu was opened.
  const shop = pages.data?.data.find(({ _id }) => _id === doing?.id);
  return (
    <>
      <ListPage
        id="shops"
        title={titles.shopRecords}
        action={add}
        list={list}
        searchHint={words.searchHint}
        filters={
          <>
            <ChoiceFilter list={list} name="status" label={words.status} options={words.statuses} />
            <ChoiceFilter
              list={list}
              name="dueBefore"
              label={words.due}
              options={{ [dayAt(new Date(), 'Asia/Karachi')]: words.overdue }}
            />
          </>
        }
        columns={columns}
        hiddenAtFirst={hiddenAtFirst}
        pages={pages}
        empty={{ title: words.none, description: words.noneText, action: add }}
      />
      <Suspense>
        {Dialog && shop ? (
          <Dialog shop={shop} lookAgain={pages.retry} onClose={() => setDoing(null)} />
        ) : null}
      </Suspense>
    </>
  );
}

function shopColumns(
  words: RegistryWords,
  format: Format,
  moment: (moment: string) => string,
  onDo: (task: Task, shop: RegisteredShop) => void,
): DataTableColumn<RegisteredShop>[] {
  return [
    {
      id: 'name',
      header: words.name,
      value: (shop) => shop.name,
      cell: (shop) => (
        <Inline gap={2} isWrapping={false}>
          <Text weight="medium">{shop.name}</Text>
          {shop.isDemo ? <Badge tone="info">{words.demo}</Badge> : null}
        </Inline>
      ),
      isRowHeader: true,
      width: 250,
    },
    { id: 'owner', header: words.owner, value: (shop) => shop.owner?.name ?? '—', width: 130 },
    { id: 'username', header: words.username, value: (shop) => shop.owner?.username ?? '—', width: 130 },
    {
      id: 'number',
      header: words.number,
      value: (shop) => formatNumber(shop.number),
      isNumeric: true,
      align: 'start',
      width: 140,
    },
    { id: 'city', header: words.city, value: (shop) => shop.city ?? '—', width: 120 },
    {
      id: 'status',
      header: words.status,
      value: (shop) => words.statuses[shop.status],
      cell: ({ status }) => (
        <Badge tone={status === 'active' ? 'positive' : 'critical'}>{words.statuses[status]}</Badge>
      ),
      width: 105,
    },
    { id: 'plan', header: words.plan, value: (shop) => shop.plan?.name ?? '—', width: 100 },
    {
      id: 'nextDue',
      header: words.nextDue,
      value: (shop) => shop.nextDue,
      text: (shop) => (shop.nextDue ? format.day(shop.nextDue) : '—'),
      width: 120,
    },
    { id: 'users', header: words.users, value: (shop) => shop.users, isNumeric: true, width: 70 },
    {
      id: 'created',
      header: words.created,
      value: (shop) => shop.createdAt,
      text: (shop) => moment(shop.createdAt),
      width: 180,
    },
    {
      id: 'lastActivity',
      header: words.lastActivity,
      value: (shop) => shop.lastActivityAt,
      text: (shop) => (shop.lastActivityAt ? moment(shop.lastActivityAt) : '—'),
      width: 180,
    },
    {
      id: 'actions',
      header: words.actions,
      value: () => null,
      hasControls: true,
      isHideable: false,
      align: 'end',
      width: 96,
      cell: (shop) => (
        <MoreMenu
          label={words.actionsOf(shop.name)}
          size="small"
          choices={[
            { id: 'edit', label: words.edit, onAction: () => onDo('edit', shop) },
            { id: 'extend', label: words.extend, onAction: () => onDo('extend', shop) },
            { id: 'reset', label: words.reset, onAction: () => onDo('reset', shop) },
            {
              id: 'status',
              label: shop.status === 'active' ? words.suspend : words.activate,
              onAction: () => onDo('status', shop),
            },
          ]}
        />
      ),
    },
  ];
}
