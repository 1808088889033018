import type { fieldErrors } from '@handset/domain';
import type { Refusal } from '@handset/flows';
import type { FormError } from '@handset/ui';
import { useEffect, useRef, useState } from 'react';
import { useMessages } from '../messages/MessagesProvider.tsx';
import { usePreferences } from '../preferences/PreferencesProvider.tsx';

type Parsed<Value> =
  | { success: true; data: Value }
  | { success: false; error: Parameters<typeof fieldErrors>[0] };

interface Schema<Value> {
  safeParse(input: unknown): Parsed<Value>;
}

interface SchemaFormOptions<Values, Value> {
  /** The domain's rules; on a page, fetched while the form is filled in: what makes them weighs as much as the page. */
  schema: Schema<Value> | (() => Promise<Schema<Value>>);
  /** What the form holds. */
  values: Values;
  onChange: (change: Partial<Values>) => void;
  /** The schema's input from what the form holds. @default the values themselves */
  toInput?: (values: Values) => unknown;
  /** Where the form shows the error of a path of the schema, when they differ. */
  fieldOf?: (path: string) => string;
  /** The names of the fields, in the order of the summary of errors. */
  labels: Readonly<Record<keyof Values & string, string>>;
  /** Hands the valid value to the server. */
  onSubmit: (value: Value) => Promise<Refusal | undefined>;
  isDisabled?: boolean;
}

/** A form on a page whose rules are a domain schema: submitted once at a time, and what was typed stays when it fails. */
export function useSchemaForm<Values extends object, Value>(options: SchemaFormOptions<Values, Value>) {
  type Name = keyof Values & string;
  const { schema, values, onChange, toInput, fieldOf, labels, onSubmit, isDisabled = false } = options;
  const { locale } = usePreferences();
  const { errors: failures } = useMessages();
  const [problems, setProblems] = useState<Readonly<Record<string, string>>>({});
  const [summary, setSummary] = useState<string>();
  const [submitCount, setSubmitCount] = useState(0);
  const [isSending, setSending] = useState(false);
  const isBusy = useRef(false);

  const refuse = (fields: Readonly<Record<string, string>>, message?: string) => {
    const broken = Object.entries(fields).map(([path, text]) => [fieldOf?.(path) ?? path, text] as const);
    const said = broken.filter(([name]) => name in labels);
    // Of several at one field the first is shown.
    setProblems(Object.fromEntries([...said].reverse()));
    // What a field says already is not said twice.
    const rest = message ?? broken.find(([name]) => !(name in labels))?.[1];
    setSummary(said.some(([, text]) => text === rest) ? undefined : rest);
    setSubmitCount((count) => count + 1);
  };

  const submit = async () => {
    if (isBusy.current || isDisabled) return;
    isBusy.current = true;
    try {
      const rules = await loadRules(schema).catch(() => null);
      if (!rules) return refuse({}, failures.network);
      const parsed = rules.schema.safeParse(toInput ? toInput(values) : values);
      if (!parsed.success) return refuse(rules.fieldErrors(parsed.error, locale));
      setSending(true);
      setProblems({});
      setSummary(undefined);
      const refusal = await onSubmit(parsed.data);
      if (refusal) refuse(refusal.fieldErrors ?? {}, refusal.message);
    } finally {
      isBusy.current = false;
      setSending(false);
    }
  };

  // So that they are there when it is submitted; a failure is told then.
  const prepare = useRef(() => loadRules(schema));
  useEffect(() => void prepare.current().catch(() => {}), []);

  const errors: FormError[] = [
    ...(summary ? [{ message: summary }] : []),
    ...(Object.keys(labels) as Name[]).flatMap((name) => {
      const message = problems[name];
      return message ? [{ name, label: labels[name], message }] : [];
    }),
  ];
  return {
    /** For the ui's Form. */
    formProps: { onSubmit: submit, errors, submitCount, isPending: isSending },
    isSending,
    /** What is wrong at a path of the value. */
    errorOf: (path: string): string | undefined => problems[path],
    /** Binds a ui field to one of the values. */
    field: <Key extends Name>(name: Key) => ({
      name,
      label: labels[name],
      value: values[name],
      onChange: (value: Values[Key]) => {
        // What is being corrected is not complained of meanwhile.
        setProblems(({ [name]: _corrected, ...others }) => others);
        onChange({ [name]: value } as unknown as Partial<Values>);
      },
      errorMessage: problems[name],
      isDisabled: isDisabled || isSending,
    }),
  };
}

async function loadRules<Value>(schema: Schema<Value> | (() => Promise<Schema<Value>>)) {
  const [loaded, { fieldErrors }] = await Promise.all([
    typeof schema === 'function' ? schema() : schema,
    import('./fieldErrors.ts'),
  ]);
  return { schema: loaded, fieldErrors };
}

/** What `useSchemaForm` answers. */
export type SchemaForm<Values extends object> = ReturnType<typeof useSchemaForm<Values, unknown>>;
