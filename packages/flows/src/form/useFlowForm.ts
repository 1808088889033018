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
import type { FlowError, Refusal } from '../embedding/embedding.ts';
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
  /** Hands the valid value to the host, with what the form holds besides. */
  // biome-ignore lint/suspicious/noConfusingVoidType: as SubmitHandler
  onSubmit: (value: Value, values: Values) => Promise<Refusal | void>;
  /** Called with what the form holds after each change. */
  onChange?: ((values: Values) => void) | undefined;
  /** Called with what went wrong in a submission. */
  onError?: ((error: FlowError) => void) | undefined;
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
  /** Validates and sends; answers whether it was accepted. */
  submit: () => Promise<boolean>;
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
  const latestErrors = useLatest(errors);

  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback: ({ values }) => {
          latest.current.onChange?.(values as Values);
          // A rule may read other fields than the one that changed: the payment follows the price.
          const broken = namesOf(latestErrors.current, 'domain') as Path<Values>[];
          if (broken.length > 0) void form.trigger(broken);
        },
      }),
    [form, latest, latestErrors],
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
    const { fieldErrors: broken = {}, message: summary } = refusal;
    for (const [path, message] of Object.entries(broken)) {
      const name = latest.current.fieldOf?.(path, values) ?? path;
      form.setError(name as Path<Values>, { type: 'server', message });
    }
    const said = Object.values(broken);
    // What a field says already is not said twice.
    if (summary ? !said.includes(summary) : said.length === 0)
      form.setError('root.server', { type: 'server', message: summary ?? messages.failed });
    setFailures((count) => count + 1);
  };

  const send = async (value: Value) => {
    if (isBusy.current) return false;
    isBusy.current = true;
    setSending(true);
    try {
      const refusal = await latest.current.onSubmit(value, form.getValues());
      if (!refusal) return true;
      refuse(refusal);
      latest.current.onError?.({ code: 'refused', operation: 'submit', retryable: false, cause: refusal });
      return false;
    } catch (cause) {
      refuse({ message: cause instanceof Error && cause.message ? cause.message : messages.failed });
      latest.current.onError?.({ code: 'failed', operation: 'submit', retryable: true, cause });
      return false;
    } finally {
      isBusy.current = false;
      setSending(false);
    }
  };

  const submit = async () => {
    if (isBusy.current) return false;
    const value = await validate();
    return value !== undefined && send(value);
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
  return { ...broken, ...check?.(values) };
}

function nested<Values extends FieldValues>(broken: Record<string, string>): FieldErrors<Values> {
  const errors = {};
  for (const [path, message] of Object.entries(broken)) set(errors, path, { type: 'domain', message });
  return errors;
}

interface Problem {
  path: string;
  message: string;
  type: unknown;
}

function problemsOf(errors: object, path = ''): Problem[] {
  if ('message' in errors && typeof errors.message === 'string')
    return [{ path, message: errors.message, type: 'type' in errors && errors.type }];
  return Object.entries(errors).flatMap(([key, child]) =>
    typeof child === 'object' && child !== null && key !== 'ref'
      ? problemsOf(child, path === '' ? key : `${path}.${key}`)
      : [],
  );
}

function namesOf(errors: object, type: 'domain' | 'server'): string[] {
  return problemsOf(errors)
    .filter((problem) => problem.type === type)
    .map(({ path }) => path);
}

/** The summary of errors: what concerns the whole form first, then the fields in the order of their labels. */
function listed(errors: object, labels: Readonly<Record<string, string>>): FormError[] {
  const order = Object.keys(labels);
  return problemsOf(errors)
    .map(
      ({ path, message }): FormError =>
        path.startsWith('root') ? { message } : { name: path, label: labels[path], message },
    )
    .sort((one, other) => order.indexOf(one.name ?? '') - order.indexOf(other.name ?? ''));
}
