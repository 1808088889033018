import { searchCalls } from '@handset/api-client';
import { useAccessories, useCalls } from '@handset/api-client/swr';
import { may } from '@handset/domain';
import { Badge, Inline, Modal, SearchableSelect, Stack, Text } from '@handset/ui';
import { useCallback, useMemo } from 'react';
import { useNavigate } from 'react-router-dom';
import { useFormat } from '../format/useFormat.ts';
import { useMessages } from '../messages/MessagesProvider.tsx';
import { useWords } from '../messages/useWords.ts';
import { useUser } from '../session/useSession.ts';
import * as styles from './FindDialog.css.ts';
import { findablePages } from './findablePages.ts';
import { findWords } from './findWords.ts';
import { type FoundItem, foundAccessories, foundItems, foundPages, likeliest } from './foundItems.ts';

/** One box for everything: phones by IMEI, invoices, slips, people, accessories, pages. */
export function FindDialog({ onClose }: { onClose: () => void }) {
  const words = useWords(findWords);
  const messages = useMessages();
  const format = useFormat();
  const { role } = useUser();
  const navigate = useNavigate();
  const search = useCalls(searchCalls);
  const { data: accessories = none } = useAccessories();
  const pages = useMemo(() => findablePages(role, messages), [role, messages]);

  const find = useCallback(
    async (text: string): Promise<FoundItem[]> => {
      const named = foundPages(pages, text);
      if (text.trim() === '') return [];
      // Who registers shops has no business in their books.
      const found = may(role, 'daily-work') ? foundItems(await search.find(text)) : [];
      const inStock = (quantity: number) => words.inStock(format.count(quantity));
      return likeliest([...found, foundAccessories(accessories, text, inStock), named]);
    },
    [role, search, accessories, pages, words, format],
  );

  return (
    <Modal isOpen isDismissable onClose={onClose} title={words.title} size="medium">
      <div className={styles.room}>
        <SearchableSelect<FoundItem>
          label={words.label}
          description={words.hint}
          placeholder={words.placeholder}
          loadOptions={find}
          loadError={words.failed}
          getKey={({ key }) => key}
          getLabel={({ title }) => title}
          matcher={always}
          renderOption={(item) => <Line item={item} kind={words.kinds[item.kind]} />}
          value={null}
          onChange={(_, item) => item && void navigate(item.href)}
          autoFocus
        />
      </div>
    </Modal>
  );
}

const none: readonly never[] = [];
const always = () => true;

function Line({ item, kind }: { item: FoundItem; kind: string }) {
  return (
    <Stack gap={1}>
      <Text weight="medium">{item.title}</Text>
      <Inline gap={2} align="center" isWrapping>
        <Badge>{kind}</Badge>
        <Text size={1} tone="muted">
          {item.detail}
        </Text>
      </Inline>
    </Stack>
  );
}
