import { useBalanceSheet, useShop } from '@handset/api-client/swr';
import type { BalanceSheetAnswer } from '@handset/domain';
import { Banner, Button, DatePicker, Inline, PageHeader, Stack, useWords } from '@handset/ui';
import { Check, Printer } from 'lucide-react';
import { useState } from 'react';
import { useFormat } from '../../../kit/format/useFormat.ts';
import { usePageTitle } from '../../../kit/links/useCurrentPage.ts';
import * as styles from '../../../kit/lists/grids.css.ts';
import { useFilters } from '../../../kit/lists/useFilters.ts';
import { Loaded } from '../../../kit/problems/Loaded.tsx';
import { SheetDialog } from './SheetDialog.tsx';
import { SheetSection } from './SheetSection.tsx';
import { sheetWords } from './sheetWords.ts';

/** The balance sheet on a date, compared with another date, with the proof that the books balance. */
export function BalanceSheet() {
  const pageTitle = usePageTitle();
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
        title={pageTitle}
        description={
          state.data?.difference === 0 ? (
            <>
              <Check size={14} aria-hidden /> {words.balances}
            </>
          ) : undefined
        }
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
      {isPrinting && state.data ? (
        <SheetDialog sheet={state.data} onClose={() => setPrinting(false)} />
      ) : null}
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
      {sheet.difference === 0 ? null : (
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
