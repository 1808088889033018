import { useBalanceSheet, useShop } from '@handset/api-client/swr';
import type { BalanceSheetAnswer } from '@handset/domain';
import { Banner, Button, DatePicker, Inline, PageHeader, Stack } from '@handset/ui';
import { Printer } from 'lucide-react';
import { Suspense, useState } from 'react';
import { lazily } from '../app/lazily.ts';
import { useFormat } from '../format/useFormat.ts';
import { useFilters } from '../lists/useFilters.ts';
import { useMessages } from '../messages/MessagesProvider.tsx';
import { useWords } from '../messages/useWords.ts';
import { Loaded } from '../problems/Loaded.tsx';
import { SheetSection } from '../sheet/SheetSection.tsx';
import { sheetWords } from '../sheet/sheetWords.ts';
import * as styles from './Detail.css.ts';

const SheetDialog = lazily(async () => (await import('../dialogs/SheetDialog.tsx')).SheetDialog);

/** What the shop has, owes and is worth on a date, beside another date, with the proof that the books balance. */
export function BalanceSheet() {
  const { titles } = useMessages();
  const words = useWords(sheetWords);
  const { values, set } = useFilters(['asOf', 'compareWith']);
  const { data: shop } = useShop();
  const [isPrinting, setPrinting] = useState(false);
  const state = useBalanceSheet({
    ...(values.asOf && { asOf: values.asOf }),
    ...(values.compareWith && { compareWith: values.compareWith }),
    detail: 'stock',
  });
  const asOf = state.data?.asOf ?? values.asOf;
  return (
    <Stack gap={4}>
      <PageHeader
        title={titles.balanceSheet}
        action={
          <Inline gap={3} align="end" isWrapping>
            <DatePicker
              label={words.asOf}
              value={asOf}
              onChange={(date) => set({ asOf: date === shop?.today ? '' : date })}
              max={shop?.today}
            />
            <DatePicker
              label={words.compareWith}
              value={values.compareWith}
              onChange={(date) => set({ compareWith: date })}
              max={shop?.today}
            />
            {values.compareWith ? (
              <Button onPress={() => set({ compareWith: '' })}>{words.stopComparing}</Button>
            ) : null}
            <Button icon={<Printer size={18} />} isDisabled={!state.data} onPress={() => setPrinting(true)}>
              {words.print}
            </Button>
          </Inline>
        }
      />
      <Loaded state={state}>{(sheet) => <Statement sheet={sheet} />}</Loaded>
      <Suspense>
        {isPrinting && state.data ? (
          <SheetDialog sheet={state.data} onClose={() => setPrinting(false)} />
        ) : null}
      </Suspense>
    </Stack>
  );
}

function Statement({ sheet }: { sheet: BalanceSheetAnswer }) {
  const words = useWords(sheetWords);
  const { money } = useFormat();
  const { compared } = sheet;
  const section = (
    kind: 'assets' | 'liabilities' | 'equity',
    total: number,
    comparedTotal: number | null,
  ) => (
    <SheetSection
      title={words[kind]}
      lines={sheet[kind]}
      total={total}
      comparedTotal={comparedTotal}
      sheet={sheet}
    />
  );
  return (
    <Stack gap={4}>
      {sheet.difference === 0 ? (
        <Banner tone="positive">{words.balances}</Banner>
      ) : (
        <Banner tone="critical">{words.differs(money(sheet.difference))}</Banner>
      )}
      <div className={sheet.compareWith === null ? styles.columns : styles.rows}>
        {section('assets', sheet.totalAssets, compared?.totalAssets ?? null)}
        <Stack gap={4}>
          {section('liabilities', sheet.totalLiabilities, compared?.totalLiabilities ?? null)}
          {section('equity', sheet.totalEquity, compared?.totalEquity ?? null)}
        </Stack>
      </div>
    </Stack>
  );
}
