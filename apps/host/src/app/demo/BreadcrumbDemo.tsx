import { Breadcrumbs, Pagination, Text, useWords } from '@handset/ui';
import { useState } from 'react';
import { DemoPage, Specimens } from './DemoPage.tsx';
import { demoWords } from './demoWords.ts';

const PAGE = 50;
const TOTAL = 170;

/** Breadcrumbs, and the way through long lists. */
export function BreadcrumbDemo() {
  const words = useWords(demoWords);
  const [loaded, setLoaded] = useState(PAGE);
  const start = [
    { label: words.dashboard, href: '/' },
    { label: words.purchase, href: '/purchase/todayPurchase' },
  ];
  return (
    <DemoPage>
      <Specimens title={words.short}>
        <Breadcrumbs
          label={`${words.breadcrumbs}: ${words.short}`}
          items={[...start.slice(0, 1), { label: words.stock }]}
        />
      </Specimens>
      <Specimens title={words.long}>
        <Breadcrumbs
          label={`${words.breadcrumbs}: ${words.long}`}
          items={[
            ...start,
            { label: words.records, href: '/purchase/purchaseRecords' },
            { label: `${words.slip} PS-128` },
          ]}
        />
      </Specimens>
      <Specimens title={words.paging} isStacked>
        <Text tone="muted">{words.rows(loaded)}</Text>
        <Pagination
          hasMore={loaded < TOTAL}
          loaded={loaded}
          total={TOTAL}
          onLoadMore={() => setLoaded(Math.min(TOTAL, loaded + PAGE))}
        />
      </Specimens>
    </DemoPage>
  );
}
