import { useClaims, useShop } from '@handset/api-client/swr';
import type { WarrantyClaim } from '@handset/domain';
import { ButtonLink } from '@handset/ui';
import { type ReactNode, Suspense, useMemo, useState } from 'react';
import { lazily } from '../app/lazily.ts';
import { useFormat } from '../format/useFormat.ts';
import { ChoiceFilter } from '../lists/ChoiceFilter.tsx';
import { ListPage } from '../lists/ListPage.tsx';
import { useList } from '../lists/useList.ts';
import { useMessages } from '../messages/MessagesProvider.tsx';
import { useWords } from '../messages/useWords.ts';
import { phoneHref } from '../routes/phoneHref.ts';
import { claimColumns } from './claimColumns.tsx';
import { claimWords } from './claimWords.ts';

const ClaimChangeDialog = lazily(async () => (await import('./ClaimDialogs.tsx')).ClaimChangeDialog);

// What the phone's own card says as well, so that the rest has room on a small screen.
const hiddenAtFirst = ['done', 'warrantyEnd', 'invoice', 'resolvedOn', 'by'];
const stillOpen = { state: 'received,sent' };

/** All phones that came back with a fault: where each is, and what was done about it. */
export function ClaimList({ views }: { views: ReactNode }) {
  const { titles } = useMessages();
  const words = useWords(claimWords);
  const format = useFormat();
  const { data: shop } = useShop();
  const list = useList({ filters: ['q', 'from', 'to', 'state'], defaults: stillOpen });
  // The server knows one order; a sort of an older address would be refused.
  const { sort: _, order: __, ...query } = list.query;
  const pages = useClaims(query);
  const [changing, setChanging] = useState<WarrantyClaim | null>(null);
  const columns = useMemo(() => claimColumns(words, format, setChanging), [words, format]);
  return (
    <>
      <ListPage
        id="claims"
        title={titles.customerRecords}
        description={words.claims}
        views={views}
        list={list}
        searchHint={words.searchHint}
        today={shop?.today}
        filters={
          <ChoiceFilter
            list={list}
            name="state"
            label={words.state}
            options={{ [stillOpen.state]: words.open, ...words.states }}
          />
        }
        columns={columns}
        hiddenAtFirst={hiddenAtFirst}
        pages={pages}
        getRowHref={({ phone }) => phoneHref(phone._id)}
        exported={{ list: 'warranty-claims', query }}
        empty={{
          title: words.emptyTitle,
          description: words.emptyText,
          action: <ButtonLink href="/app/dashboard/scanDeviceDetails">{words.scan}</ButtonLink>,
        }}
      />
      <Suspense>
        {changing ? <ClaimChangeDialog claim={changing} onClose={() => setChanging(null)} /> : null}
      </Suspense>
    </>
  );
}
