import { Form } from '@handset/ui';
import type { KeyboardEvent, ReactNode } from 'react';
import { type FieldValues, FormProvider } from 'react-hook-form';
import { isSubmitKey } from '../base/isSubmitKey.ts';
import { FieldsDisabled } from './Field.tsx';
import { FormNotice } from './FormNotice.tsx';
import { listener } from './layout.css.ts';
import type { FlowForm } from './useFlowForm.ts';

/** Props of PageForm. */
export interface PageFormProps<Values extends FieldValues, Value> {
  /** The form, from `useFlowForm`. */
  flow: FlowForm<Values, Value>;
  /** The name of the form for screen readers. */
  label: string;
  /** Whether the fields are shown and cannot be changed. */
  isDisabled?: boolean | undefined;
  /** The fields, and a button of type `submit`. */
  children: ReactNode;
}

/**
 * A form on a page, which Ctrl Enter submits from each field. What is to be corrected is listed over the fields, which
 * are disabled while a submission is on its way.
 */
export function PageForm<Values extends FieldValues, Value>({
  flow,
  label,
  isDisabled = false,
  children,
}: PageFormProps<Values, Value>) {
  const onKey = (event: KeyboardEvent<HTMLElement>) => {
    const { currentTarget, target, nativeEvent } = event;
    // A dialog over the page is in the form to React alone.
    if (isDisabled || !isSubmitKey(nativeEvent) || !currentTarget.contains(target as Node)) return;
    event.preventDefault();
    event.stopPropagation();
    void flow.submit();
  };
  return (
    <FormProvider {...flow.form}>
      <div className={listener} onKeyDownCapture={onKey}>
        <Form
          label={label}
          onSubmit={flow.submit}
          errors={flow.errors}
          submitCount={flow.submitCount}
          isPending={flow.isSending}
        >
          <FieldsDisabled value={isDisabled || flow.isSending || flow.isUncertain}>
            <FormNotice flow={flow} />
            {children}
          </FieldsDisabled>
        </Form>
      </div>
    </FormProvider>
  );
}
