import { searchCalls } from '@handset/api-client';
import { useAccessories, useCalls } from '@handset/api-client/swr';
import { imeiRule, may, normaliseImei } from '@handset/domain';
import { Amount, Badge, Inline, Modal, SearchableSelect, Stack, Text, useWords } from '@handset/ui';
import { type FocusEvent, type KeyboardEvent, useCallback, useMemo, useRef } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { priceListWords } from '../../features/stock/list/priceListWords.ts';
import { useCustomerName } from '../../features/trade/sales/useCustomerName.ts';
import { PartyOwes } from '../../kit/format/PartyOwes.tsx';
import { useFormat } from '../../kit/format/useFormat.ts';
import { usePreferences } from '../../kit/session/usePreferences.ts';
import { useUser } from '../../kit/session/useSession.ts';
import { pinnedPages } from '../dashboard/pinnedPages.ts';
import { dailyActions, foundActions, foundPayments, paymentIn, purchaseOf } from './actions.ts';
import * as styles from './FindDialog.css.ts';
import { findablePages } from './findablePages.ts';
import { findWords } from './findWords.ts';
import {
  type FoundItem,
  foundAccessories,
  foundItems,
  foundPages,
  type NamedPage,
  pageItems,
  takeMostLikely,
} from './foundItems.ts';
import { noteFind, recentFinds } from './recentFinds.ts';

/** One box for everything: phones by IMEI, invoices, slips, people, accessories, pages, and what there is to do. */
export function FindDialog({ onClose }: { onClose: () => void }) {
  const words = useWords(findWords);
  const { conditions } = useWords(priceListWords);
  const { locale } = usePreferences();
  const format = useFormat();
  const customerName = useCustomerName();
  const { _id: userId, role } = useUser();
  const navigate = useNavigate();
  const search = useCalls(searchCalls);
  const [address] = useSearchParams();
  const { data: accessories = none } = useAccessories();
  const pages = useMemo(() => findablePages(role, locale), [role, locale]);

  const find = useCallback(
    async (text: string): Promise<FoundItem[]> => {
      if (text.trim() === '') {
        const recent = recentFinds(userId);
        const isNew = ({ key }: FoundItem) => recent.every((item) => item.key !== key);
        const daily = may(role, 'daily-work') ? dailyActions(words) : [];
        return [...recent, ...[...daily, ...pageItems(pinnedOf(pages))].filter(isNew)];
      }
      const named = foundPages(pages, text);
      // Registrars may not see the shops' books.
      if (!may(role, 'daily-work')) return takeMostLikely([named]);
      const payment = paymentIn(text);
      if (payment) {
        const { parties } = await search.find(payment.name);
        return takeMostLikely([foundPayments(parties, payment.direction, words)]);
      }
      const found = await search.find(text);
      const imei = normaliseImei(text);
      const isUnknown = found.units.length === 0 && imeiRule(imei) === undefined;
      const inStock = (quantity: number) => words.inStock(format.count(quantity));
      return takeMostLikely([
        isUnknown ? [purchaseOf(imei, words)] : foundActions(words, text),
        ...foundItems(found, conditions, format.day, customerName),
        foundAccessories(accessories, text, inStock),
        named,
      ]);
    },
    [userId, role, search, accessories, pages, words, conditions, format, customerName],
  );

  const isPaying = useRef(false);
  const notePaying = ({ key, ctrlKey, metaKey }: KeyboardEvent) => {
    // The choice may come after the key, once the search has answered.
    isPaying.current = key === 'Enter' && (ctrlKey || metaKey);
  };
  const leaveByEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.nativeEvent.isComposing) return;
    // The first Escape leaves at once, whether the list is open or not.
    event.stopPropagation();
    onClose();
  };
  const choose = (item: FoundItem) => {
    noteFind(userId, item);
    const payment = isPaying.current ? item.paymentHref : undefined;
    void navigate(payment ?? addressOf(item, address));
  };

  return (
    <Modal isOpen isDismissable onClose={onClose} title={words.title} description={words.hint} size="medium">
      <div
        className={styles.room}
        onKeyDownCapture={(event) => {
          notePaying(event);
          leaveByEscape(event);
        }}
      >
        <SearchableSelect<FoundItem>
          label={words.label}
          placeholder={words.placeholder}
          loadOptions={find}
          loadError={words.failed}
          getKey={({ key }) => key}
          getLabel={({ title }) => title}
          renderOption={(item) => <Line item={item} kind={words.kinds[item.kind]} />}
          value={null}
          onChange={(_, item) => item && choose(item)}
          onFocus={openList}
          autoFocus
        />
      </div>
    </Modal>
  );
}

const none: readonly never[] = [];

/** Opens the list as a press does, so that there is something to choose before anything is typed. */
const openList = ({ target }: FocusEvent) => target instanceof HTMLElement && target.click();

/** The pinned ones among the pages of a role. */
const pinnedOf = (pages: readonly NamedPage[]) =>
  pinnedPages.flatMap((pinned) => pages.filter(({ path }) => path === pinned.path));

/** An item without a page of its own opens over this page, as it is. */
function addressOf({ href }: FoundItem, address: URLSearchParams): string {
  if (!href.startsWith('?')) return href;
  const next = new URLSearchParams(address);
  next.delete('find');
  for (const [name, value] of new URLSearchParams(href)) next.set(name, value);
  return `?${next}`;
}

function Line({ item, kind }: { item: FoundItem; kind: string }) {
  return (
    <Stack gap={1}>
      <Inline gap={2} justify="between" isWrapping={false}>
        <Text weight="medium">{item.title}</Text>
        {item.amount === undefined ? null : <Amount minor={item.amount} weight="medium" />}
      </Inline>
      <Inline gap={2} align="center" isWrapping>
        <Badge>{kind}</Badge>
        <Text size={1} tone="muted">
          {[item.detail, item.state].filter(Boolean).join(' · ')}
        </Text>
        {item.balance === undefined ? null : <PartyOwes balance={item.balance} />}
      </Inline>
    </Stack>
  );
}
