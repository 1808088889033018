import { fieldErrors, type Locale } from '@handset/domain';
import type { FormError } from '@handset/ui';
import { useEffect, useMemo, useRef, useState } from 'react';
import {
  type DefaultValues,
  type FieldErrors,
  type FieldValues,
  type Path,
  type Resolver,
  set,
  type UseFormReturn,
  useForm,
} from 'react-hook-form';
import type { Refusal, SubmitHandler } from '../embedding/embedding.ts';
import { useFlows } from '../FlowsProvider/FlowsProvider.tsx';
import { commonMessages } from '../messages/commonMessages.ts';
import { useMessages } from '../messages/useMessages.ts';
import { useLatest } from './useLatest.ts';

type Parsed<Value> =
  | { success: true; data: Value }
  | { success: false; error: Parameters<typeof fieldErrors>[0] };

/** A domain schema, as far as forms need it. */
interface Schema<Value> {
  safeParse(input: unknown): Parsed<Value>;
}

interface FlowFormOptions<Values extends FieldValues, Value> {
  /** The domain's rules. */
  schema: Schema<Value>;
  /** What the form starts with. */
  defaultValues: Values;
  /** The schema's input from what the form holds. @default the form's values themselves */
  toInput?: ((values: Values) => unknown) | undefined;
  /** Where the form shows the error of a path of the schema, when they differ. */
  fieldOf?: ((path: string, values: Values) => string) | undefined;
  /** Errors besides the schema's, by field. */
  check?: ((values: Values) => Record<string, string>) | undefined;
  /** Names of the fields for the summary of errors. */
  labels: Readonly<Record<string, string>>;
  onSubmit: SubmitHandler<Value>;
  /** Called with what the form holds after each change. */
  onChange?: ((values: Values) => void) | undefined;
}

/** A form whose rules are a domain schema. */
export interface FlowForm<Values extends FieldValues, Value> {
  form: UseFormReturn<Values, unknown, Value>;
  /** What is to be corrected, in the order of the labels. */
  errors: FormError[];
  /** How often it was submitted without success. */
  submitCount: number;
  /** Whether a submission is on its way. */
  isSending: boolean;
  /** The value, or undefined while something is to be corrected. */
  validate: () => Promise<Value | undefined>;
  /** Hands a value to the host, once; answers whether it was accepted. */
  send: (value: Value) => Promise<boolean>;
  /** Validates and sends. */
  submit: () => Promise<void>;
}

/** Holds a flow's form: parses it with the domain's schema, submits once at a time, keeps what was typed on failure. */
export function useFlowForm<Values extends FieldValues, Value>(
  options: FlowFormOptions<Values, Value>,
): FlowForm<Values, Value> {
  const { locale } = useFlows();
  const messages = useMessages(commonMessages);
  const latest = useLatest(options);
  const isBusy = useRef(false);
  const [isSending, setSending] = useState(false);
  const [failures, setFailures] = useState(0);

  const resolver = useMemo<Resolver<Values, unknown, Value>>(
    () => (values) => {
      const parsed = latest.current.schema.safeParse(latest.current.toInput?.(values) ?? values);
      const broken = brokenFields(parsed, values, latest.current, locale);
      return parsed.success && Object.keys(broken).length === 0
        ? { values: parsed.data, errors: {} }
        : { values: {}, errors: nested(broken) };
    },
    [latest, locale],
  );

  const form = useForm<Values, unknown, Value>({
    defaultValues: options.defaultValues as DefaultValues<Values>,
    resolver,
    shouldFocusError: false,
  });
  const { errors } = form.formState;

  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback: ({ values }) => latest.current.onChange?.(values as Values),
      }),
    [form, latest],
  );

  const validate = async () => {
    let value: Value | undefined;
    await form.handleSubmit((valid) => {
      value = valid;
    })();
    if (value === undefined) setFailures((count) => count + 1);
    return value;
  };

  const refuse = (refusal: Refusal) => {
    const values = form.getValues();
    for (const [path, message] of Object.entries(refusal.fieldErrors ?? {})) {
      const name = latest.current.fieldOf?.(path, values) ?? path;
      form.setError(name as Path<Values>, { type: 'server', message });
    }
    const hasFields = Object.keys(refusal.fieldErrors ?? {}).length > 0;
    if (refusal.message || !hasFields)
      form.setError('root.server', { type: 'server', message: refusal.message ?? messages.failed });
    setFailures((count) => count + 1);
  };

  const send = async (value: Value) => {
    if (isBusy.current) return false;
    isBusy.current = true;
    setSending(true);
    try {
      const refusal = await latest.current.onSubmit(value);
      if (refusal) refuse(refusal);
      return !refusal;
    } catch (error) {
      refuse({ message: error instanceof Error && error.message ? error.message : messages.failed });
      return false;
    } finally {
      isBusy.current = false;
      setSending(false);
    }
  };

  const submit = async () => {
    if (isBusy.current) return;
    const value = await validate();
    if (value !== undefined) await send(value);
  };

  return {
    form,
    errors: listed(errors, options.labels),
    submitCount: failures,
    isSending,
    validate,
    send,
    submit,
  };
}

function brokenFields<Values extends FieldValues, Value>(
  parsed: Parsed<Value>,
  values: Values,
  { fieldOf, check }: FlowFormOptions<Values, Value>,
  locale: Locale,
): Record<string, string> {
  const broken: Record<string, string> = {};
  if (!parsed.success) {
    for (const [path, message] of Object.entries(fieldErrors(parsed.error, locale)))
      broken[fieldOf?.(path, values) ?? path] ??= message;
  }
  return { ...check?.(values), ...broken };
}

function nested<Values extends FieldValues>(broken: Record<string, string>): FieldErrors<Values> {
  const errors = {};
  for (const [path, message] of Object.entries(broken)) set(errors, path, { type: 'domain', message });
  return errors;
}

function listed(errors: object, labels: Readonly<Record<string, string>>): FormError[] {
  const list: FormError[] = [];
  const visit = (node: object, path: string) => {
    if ('message' in node && typeof node.message === 'string') {
      const isRoot = path.startsWith('root');
      list.push(
        isRoot ? { message: node.message } : { name: path, label: labels[path], message: node.message },
      );
      return;
    }
    for (const [key, child] of Object.entries(node)) {
      if (typeof child === 'object' && child !== null && key !== 'ref')
        visit(child, path === '' ? key : `${path}.${key}`);
    }
  };
  visit(errors, '');
  const order = Object.keys(labels);
  const place = ({ name }: FormError) => (name === undefined ? -1 : order.indexOf(name));
  return list.sort((one, other) => place(one) - place(other));
}
