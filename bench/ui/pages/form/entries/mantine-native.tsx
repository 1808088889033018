import { useForm } from '@mantine/form';
import { useState, useSyncExternalStore } from 'react';
import { createRoot } from 'react-dom/client';
import { rowStyle, scrollerStyle } from '../looks.ts';
import { createRow, type Row, summaryOf, textColumns, titles } from '../rows.ts';

const columns = [...textColumns, 'price'] as const;

class Text {
  private readonly listeners = new Set<() => void>();
  constructor(private text: string) {}
  get = () => this.text;
  set(text: string) {
    this.text = text;
    for (const listener of this.listeners) listener();
  }
  subscribe = (listener: () => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };
}

function Summary({ text }: { text: Text }) {
  return <output id="summary">{useSyncExternalStore(text.subscribe, text.get)}</output>;
}

function Page({ rows }: { rows: Row[] }) {
  const [text] = useState(() => new Text(summaryOf(rows)));
  const form = useForm({
    mode: 'uncontrolled',
    initialValues: { rows },
    onValuesChange: (values) => text.set(summaryOf(values.rows)),
  });
  const current = form.getValues().rows;
  const setCount = (count: number) =>
    form.setFieldValue('rows', [
      ...current.slice(0, count),
      ...Array.from({ length: Math.max(0, count - current.length) }, createRow),
    ]);
  return (
    <>
      <input
        id="quantity"
        aria-label="Quantity"
        onKeyDown={(event) => {
          if (event.key === 'Enter') setCount(Number(event.currentTarget.value));
        }}
      />
      <button type="button" id="add" onClick={() => form.insertListItem('rows', createRow())}>
        Add row
      </button>
      <Summary text={text} />
      <div style={rowStyle}>
        {titles.map((title) => (
          <span key={title}>{title}</span>
        ))}
      </div>
      <div style={scrollerStyle}>
        {current.map((_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the form knows its rows by their places
          <div key={index} data-index={index} style={rowStyle}>
            <span>{index + 1}</span>
            {columns.map((column) => (
              <input
                key={form.key(`rows.${index}.${column}`)}
                aria-label={column}
                data-column={column}
                {...form.getInputProps(`rows.${index}.${column}`)}
              />
            ))}
            <button type="button" onClick={() => form.removeListItem('rows', index)}>
              ×
            </button>
          </div>
        ))}
      </div>
    </>
  );
}

export function mount(host: HTMLElement, rows: Row[]): void {
  createRoot(host).render(<Page rows={rows} />);
}
