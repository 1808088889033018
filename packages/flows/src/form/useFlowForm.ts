import { type Day, fieldErrors, type Locale } from '@handset/domain';
import type { FormError } from '@handset/ui';
import { useWords } from '@handset/ui';
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
import { useFlows } from '../base/useFlows.ts';
import { commonMessages } from './commonMessages.ts';
import type { FlowError, Refusal } from './embedding.ts';
import { restoredValues } from './restoredValues.ts';
import { unreadTextsOf } from './unreadTexts.ts';
import { useFailureText } from './useFailureText.ts';
import { useFollowedDay } from './useFollowedDay.ts';
import { useLatest } from './useLatest.ts';

type Parsed<Value> =
  | { success: true; data: Value }
  | { success: false; error: Parameters<typeof fieldErrors>[0] };

/** A domain schema, as far as forms need it. */
interface Schema<Value> {
  safeParse(input: unknown): Parsed<Value>;
}

/** Options of a form. */
export interface FlowFormOptions<Values extends FieldValues, Value> {
  /** The rules: a zod schema, such as those of `@handset/domain`. */
  schema: Schema<Value>;
  /** Initial values of the form. */
  defaultValues: Values;
  /** Values of a draft that replace these. What the form does not know of them is left out: another version may have kept them. */
  defaultDraft?: Partial<Values> | undefined;
  /** Converts the form's values to the schema's input; `wasSent` where these were sent without an answer. @default the values themselves */
  toInput?: ((values: Values, wasSent?: boolean) => unknown) | undefined;
  /** Maps a path of the schema to the field that shows its error, when they differ. */
  fieldOf?: ((path: string, values: Values) => string) | undefined;
  /** Returns further errors by field, which the schema cannot find. */
  check?: ((values: Values) => Record<string, string>) | undefined;
  /** Labels by field name, in the order of the error summary. `'plans.*.price'` is the label in every row. */
  labels: Readonly<Record<string, string>>;
  /** Submits a valid value. The form keeps its values if this returns a refusal or throws. */
  // biome-ignore lint/suspicious/noConfusingVoidType: as SubmitHandler
  onSubmit: (value: Value, values: Values) => Promise<Refusal | void>;
  /** Called with the form's values after each change. */
  onChange?: ((values: Values) => void) | undefined;
  /** Called when a submission fails or is refused. */
  onError?: ((error: FlowError) => void) | undefined;
  /** Whether the initial values were sent before and no answer arrived. @default false */
  isUncertain?: boolean | undefined;
  /** Name of a date that is the shop's day until somebody picks another one. It follows when a new day begins. */
  dateField?: Path<Values> | undefined;
  /** The shop's day when the initial values were kept, `YYYY-MM-DD`. @default today */
  keptOn?: Day | undefined;
}

/** A form whose rules are a domain schema. */
export interface FlowForm<Values extends FieldValues, Value> {
  /** React Hook Form's own form: `watch`, `setValue`, `formState`. */
  form: UseFormReturn<Values, unknown, Value>;
  /** Labels by field name. */
  labels: Readonly<Record<string, string>>;
  /** Errors in the order of the labels. */
  errors: FormError[];
  /** Number of failed submissions. */
  submitCount: number;
  /** Whether a submission is on its way. */
  isSending: boolean;
  /** Whether no answer arrived to the last submission. Until there is one, the same value can be sent again and nothing be changed. */
  isUncertain: boolean;
  /** The day to which the date followed because a new day began; null while it has not. */
  movedTo: Day | null;
  /** Validates the form. Resolves to the value, or to undefined if there are errors. */
  validate: () => Promise<Value | undefined>;
  /** Submits a value, one at a time. Resolves to whether it was accepted. */
  send: (value: Value) => Promise<boolean>;
  /** Validates and submits. Resolves to whether it was accepted. */
  submit: () => Promise<boolean>;
}

/**
 * Holds a form that a domain schema validates. It submits once at a time and keeps its values on failure. Show it
 * with `FormDialog` or `PageForm`, and its fields with `Field`.
 */
export function useFlowForm<Values extends FieldValues, Value>(
  options: FlowFormOptions<Values, Value>,
): FlowForm<Values, Value> {
  const { locale, today } = useFlows();
  const messages = useWords(commonMessages);
  const failureText = useFailureText();
  const latest = useLatest(options);
  const isBusy = useRef(false);
  const [isSending, setSending] = useState(false);
  const [failures, setFailures] = useState(0);
  const [isUncertain, setUncertain] = useState(options.isUncertain ?? false);
  const unanswered = useRef<Value>(undefined);
  const unread = useRef<ReadonlyMap<string, string>>(new Map());

  const resolver = useMemo<Resolver<Values, unknown, Value>>(
    () => (values) => {
      const parsed = latest.current.schema.safeParse(latest.current.toInput?.(values) ?? values);
      const broken = {
        ...Object.fromEntries(unread.current),
        ...brokenFields(parsed, values, latest.current, locale),
      };
      return parsed.success && Object.keys(broken).length === 0
        ? { values: parsed.data, errors: {} }
        : { values: {}, errors: nested(broken) };
    },
    [latest, locale],
  );

  const form = useForm<Values, unknown, Value>({
    defaultValues: restoredValues(options.defaultValues, options.defaultDraft) as DefaultValues<Values>,
    resolver,
    shouldFocusError: false,
  });
  unread.current = unreadTextsOf(form.control);
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

  const movedTo = useFollowedDay(form, {
    name: options.dateField,
    day: today,
    keptOn: options.keptOn,
    isHeld: isSending || isUncertain,
  });

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
    // The server's message repeats that of the first field after the field's name, so it is not listed again.
    if (summary ? !said.some((text) => summary.endsWith(text)) : said.length === 0)
      form.setError('root.server', { type: 'server', message: summary ?? messages.failed });
    setFailures((count) => count + 1);
  };

  const send = async (value: Value) => {
    if (isBusy.current) return false;
    isBusy.current = true;
    setSending(true);
    try {
      const refusal = await latest.current.onSubmit(value, form.getValues());
      const isAnswered = !refusal?.isUncertain;
      unanswered.current = isAnswered ? undefined : value;
      setUncertain(!isAnswered);
      if (!refusal) return true;
      refuse(refusal);
      latest.current.onError?.({ code: 'refused', operation: 'submit', retryable: false, cause: refusal });
      return false;
    } catch (cause) {
      refuse({ message: failureText(cause) });
      latest.current.onError?.({ code: 'failed', operation: 'submit', retryable: true, cause });
      return false;
    } finally {
      isBusy.current = false;
      setSending(false);
    }
  };

  /** The value that was sent before a reload. `check` is left out, since the lists may hold that value by now. */
  const sentBefore = () => {
    const values = form.getValues();
    const parsed = latest.current.schema.safeParse(latest.current.toInput?.(values, true) ?? values);
    return parsed.success ? parsed.data : undefined;
  };

  const submit = async () => {
    if (isBusy.current) return false;
    const value = unanswered.current ?? (isUncertain ? sentBefore() : undefined) ?? (await validate());
    return value !== undefined && send(value);
  };

  return {
    form,
    labels: options.labels,
    errors: listed(errors, options.labels),
    submitCount: failures,
    isSending,
    isUncertain,
    movedTo,
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

/** Errors for the summary: those of the whole form first, then fields in the order of their labels. */
function listed(errors: object, labels: Readonly<Record<string, string>>): FormError[] {
  const order = Object.keys(labels);
  const labelled = (path: string) => (path in labels ? path : path.replace(/\.\d+\./, '.*.'));
  return problemsOf(errors)
    .sort((one, other) => order.indexOf(labelled(one.path)) - order.indexOf(labelled(other.path)))
    .map(({ path, message }) =>
      path === '' || path.startsWith('root')
        ? { message }
        : { name: path, label: labels[labelled(path)], message },
    );
}
