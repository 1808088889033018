import { createRoot } from 'react-dom/client';
import { type Control, useFieldArray, useForm, useWatch } from 'react-hook-form';
import { rowStyle, scrollerStyle } from '../looks.ts';
import { createRow, type Row, summaryOf, textColumns, titles } from '../rows.ts';

interface Form {
  rows: Row[];
}

const columns = [...textColumns, 'price'] as const;

function Summary({ control }: { control: Control<Form> }) {
  const text = useWatch({ control, name: 'rows', compute: (rows: Row[]) => summaryOf(rows) });
  return <output id="summary">{text}</output>;
}

function Page({ rows }: { rows: Row[] }) {
  const { control, register } = useForm<Form>({ defaultValues: { rows } });
  const { fields, append, remove } = useFieldArray({ control, name: 'rows' });
  const setCount = (count: number) => {
    if (count < fields.length) remove(Array.from({ length: fields.length - count }, (_, at) => count + at));
    else append(Array.from({ length: count - fields.length }, createRow), { shouldFocus: false });
  };
  return (
    <>
      <input
        id="quantity"
        aria-label="Quantity"
        onKeyDown={(event) => {
          if (event.key === 'Enter') setCount(Number(event.currentTarget.value));
        }}
      />
      <button type="button" id="add" onClick={() => append(createRow())}>
        Add row
      </button>
      <Summary control={control} />
      <div style={rowStyle}>
        {titles.map((title) => (
          <span key={title}>{title}</span>
        ))}
      </div>
      <div style={scrollerStyle}>
        {fields.map(({ id }, index) => (
          <div key={id} data-index={index} style={rowStyle}>
            <span>{index + 1}</span>
            {columns.map((column) => (
              <input
                key={column}
                aria-label={column}
                data-column={column}
                {...register(`rows.${index}.${column}`)}
              />
            ))}
            <button type="button" onClick={() => remove(index)}>
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
