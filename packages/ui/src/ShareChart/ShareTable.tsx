import { ChartTable } from '../charts/ChartTable.tsx';
import * as styles from '../charts/chart.css.ts';
import type { ChartFormats } from '../charts/chartFormats.ts';
import { percentText } from '../charts/percentText.ts';
import { Swatch } from '../charts/Swatch.tsx';
import { useUI } from '../UIProvider/UIProvider.tsx';
import type { Shares } from './readShares.ts';

interface ShareTableProps {
  label: string;
  partLabel: string;
  valueLabel: string;
  shares: Shares;
  formats: ChartFormats;
}

/** Each part with its colour, its value and its share: legend and table in one. */
export function ShareTable({ label, partLabel, valueLabel, shares, formats }: ShareTableProps) {
  const { messages, languageTag } = useUI();
  const percent = percentText(languageTag);
  return (
    <ChartTable
      label={label}
      heads={[partLabel, valueLabel, messages.chart.share]}
      rows={shares.parts.map(({ key, label: name, value, share }, place) => ({
        key,
        name: (
          <span className={styles.legendItem}>
            <Swatch place={place} shape="area" />
            {name}
          </span>
        ),
        values: [
          value === null ? null : formats.value(value),
          value === null || value < 0 || shares.total === 0 ? null : percent(share),
        ],
      }))}
    />
  );
}
