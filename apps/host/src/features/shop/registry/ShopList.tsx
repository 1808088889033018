import { useShops } from '@handset/api-client/swr';
import { dayAt, formatNumber, type RegisteredShop } from '@handset/domain';
import { Badge, ButtonLink, type DataTableColumn, Inline, Text, useWords } from '@handset/ui';
import { Plus } from 'lucide-react';
import { type ComponentType, useMemo, useState } from 'react';
import { MoreMenu } from '../../../kit/actions/MoreMenu.tsx';
import { type Format, useFormat } from '../../../kit/format/useFormat.ts';
import { useMomentFormat } from '../../../kit/format/useMomentFormat.ts';
import { ChoiceFilter } from '../../../kit/lists/ChoiceFilter.tsx';
import { ListPage } from '../../../kit/lists/ListPage.tsx';
import { useList } from '../../../kit/lists/useList.ts';
import { type RegistryWords, registryWords } from './registryWords.ts';
import type { ShopDialogProps } from './ShopDialogs.tsx';
import { ConfirmStatus, EditShopDialog, ExtendDialog, ResetOwnerDialog } from './ShopDialogs.tsx';

const hiddenAtFirst = ['username', 'city', 'created', 'lastActivity'];
const tasks = {
  edit: EditShopDialog,
  extend: ExtendDialog,
  reset: ResetOwnerDialog,
  status: ConfirmStatus,
};
type Task = keyof typeof tasks;

/** The shops of this server, with the registrar's actions on each. */
export function ShopList() {
  const words = useWords(registryWords);
  const format = useFormat();
  const moment = useMomentFormat();
  const list = useList({ filters: ['q', 'status', 'dueBefore'] });
  const [doing, setDoing] = useState<{ task: Task; shop: RegisteredShop } | null>(null);
  const columns = useMemo(
    () => shopColumns(words, format, moment, (task, shop) => setDoing({ task, shop })),
    [words, format, moment],
  );
  const add = (
    <ButtonLink variant="primary" icon={<Plus size={18} />} href="/app/dashboard/addUser">
      {words.add}
    </ButtonLink>
  );
  const pages = useShops(list.query);
  const Dialog: ComponentType<ShopDialogProps> | null = doing && tasks[doing.task];
  // The record is shown as it is now, not as it was when the menu was opened. One that has left the list stays as it was.
  const shop = pages.data?.data.find(({ _id }) => _id === doing?.shop._id) ?? doing?.shop;
  return (
    <>
      <ListPage
        id="shops"
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
      {Dialog && shop ? <Dialog shop={shop} onClose={() => setDoing(null)} /> : null}
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
    {
      id: 'username',
      header: words.username,
      phone: 'hidden',
      value: (shop) => shop.owner?.username ?? '—',
      width: 130,
    },
    {
      id: 'number',
      header: words.number,
      value: (shop) => formatNumber(shop.number),
      isNumeric: true,
      align: 'start',
      width: 140,
    },
    { id: 'city', header: words.city, phone: 'hidden', value: (shop) => shop.city ?? '—', width: 120 },
    {
      id: 'status',
      header: words.status,
      phone: 'state',
      value: (shop) => words.statuses[shop.status],
      cell: ({ status }) => (
        <Badge tone={status === 'active' ? 'positive' : 'critical'}>{words.statuses[status]}</Badge>
      ),
      width: 105,
    },
    { id: 'plan', header: words.plan, phone: 'amount', value: (shop) => shop.plan?.name ?? '—', width: 100 },
    {
      id: 'nextDue',
      header: words.nextDue,
      value: (shop) => shop.nextDue,
      text: (shop) => (shop.nextDue ? format.day(shop.nextDue) : '—'),
      width: 120,
    },
    {
      id: 'users',
      header: words.users,
      phone: 'hidden',
      value: (shop) => shop.users,
      isNumeric: true,
      width: 70,
    },
    {
      id: 'created',
      header: words.created,
      phone: 'hidden',
      value: (shop) => shop.createdAt,
      text: (shop) => moment(shop.createdAt),
      width: 180,
    },
    {
      id: 'lastActivity',
      header: words.lastActivity,
      phone: 'hidden',
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
