import { useClaims } from '@handset/api-client/swr';
import type { WarrantyClaim } from '@handset/domain';
import { ButtonLink, useWords } from '@handset/ui';
import { type ReactNode, useMemo, useState } from 'react';
import { useFormat } from '../../../kit/format/useFormat.ts';
import { phoneHref } from '../../../kit/links/phoneHref.ts';
import { ChoiceFilter } from '../../../kit/lists/ChoiceFilter.tsx';
import { ListPage } from '../../../kit/lists/ListPage.tsx';
import { useList } from '../../../kit/lists/useList.ts';
import { useCustomerName } from '../sales/useCustomerName.ts';
import { ClaimChangeDialog } from './ClaimDialogs.tsx';
import { claimColumns } from './claimColumns.tsx';
import { claimWords } from './claimWords.ts';

// Columns that the phone's card shows as well, hidden to save room on small screens.
const hiddenAtFirst = ['done', 'warrantyEnd', 'invoice', 'resolvedOn', 'by'];
const stillOpen = { state: 'received,sent' };

/** All phones with a warranty claim: location and outcome. */
export function ClaimList({ views }: { views: ReactNode }) {
  const words = useWords(claimWords);
  const format = useFormat();
  const list = useList({ filters: ['q', 'from', 'to', 'state'], defaults: stillOpen });
  // The server knows one order; a sort of an older address would be refused.
  const { sort: _, order: __, ...query } = list.query;
  const pages = useClaims(query);
  const [changing, setChanging] = useState<WarrantyClaim | null>(null);
  const customerName = useCustomerName();
  const columns = useMemo(
    () => claimColumns(words, format, customerName, setChanging),
    [words, format, customerName],
  );
  return (
    <>
      <ListPage
        id="claims"
        description={words.claims}
        views={views}
        list={list}
        searchHint={words.searchHint}
        hasImeis
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
      {changing ? <ClaimChangeDialog claim={changing} onClose={() => setChanging(null)} /> : null}
    </>
  );
}
