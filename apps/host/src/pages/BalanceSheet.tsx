import { useBalanceSheet, useShop } from '@handset/api-client/swr';
import type { BalanceSheetAnswer } from '@handset/domain';
import { Amount, Banner, Card, DatePicker, DescriptionList, Link, PageHeader, Stack } from '@handset/ui';
import { useFormat } from '../format/useFormat.ts';
import { useFilters } from '../lists/useFilters.ts';
import { useMessages } from '../messages/MessagesProvider.tsx';
import { Loaded } from '../problems/Loaded.tsx';
import { accountHref } from '../routes/accountHref.ts';
import * as styles from './Detail.css.ts';

/** What the shop has, owes and is worth on a date, with the proof that the books balance. */
export function BalanceSheet() {
  const { titles, balance } = useMessages();
  const { values, set } = useFilters(['asOf']);
  const { data: shop } = useShop();
  const state = useBalanceSheet(values.asOf ? { asOf: values.asOf } : undefined);
  const asOf = state.data?.asOf ?? values.asOf;
  return (
    <Stack gap={4}>
      <PageHeader
        title={titles.balanceSheet}
        action={
          <DatePicker
            label={balance.asOf}
            value={asOf}
            onChange={(date) => set({ asOf: date === shop?.today ? '' : date })}
            max={shop?.today}
          />
        }
      />
      <Loaded state={state}>{(sheet) => <Statement sheet={sheet} />}</Loaded>
    </Stack>
  );
}

function Statement({ sheet }: { sheet: BalanceSheetAnswer }) {
  const { balance } = useMessages();
  const { money } = useFormat();
  return (
    <Stack gap={4}>
      {sheet.difference === 0 ? (
        <Banner tone="positive">{balance.balances}</Banner>
      ) : (
        <Banner tone="critical">{balance.differs(money(sheet.difference))}</Banner>
      )}
      <div className={styles.columns}>
        <Section title={balance.assets} lines={sheet.assets} total={sheet.totalAssets} />
        <Stack gap={4}>
          <Section title={balance.liabilities} lines={sheet.liabilities} total={sheet.totalLiabilities} />
          <Section title={balance.equity} lines={sheet.equity} total={sheet.totalEquity} />
        </Stack>
      </div>
    </Stack>
  );
}

interface SectionProps {
  title: string;
  lines: BalanceSheetAnswer['assets'];
  total: number;
}

function Section({ title, lines, total }: SectionProps) {
  const { balance } = useMessages();
  return (
    <Card title={title}>
      <DescriptionList
        items={[
          ...lines.map(({ account, name, amount }) => ({
            term: balance.accounts[account] ?? name,
            description: <Line href={accountHref(account)} amount={amount} />,
            isNumeric: true,
          })),
          {
            term: balance.total,
            description: <Amount minor={total} weight="strong" />,
            isNumeric: true,
            isStrong: true,
          },
        ]}
      />
    </Card>
  );
}

function Line({ href, amount }: { href: string | undefined; amount: number }) {
  const figure = <Amount minor={amount} />;
  return href ? <Link href={href}>{figure}</Link> : figure;
}
