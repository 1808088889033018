import { Form } from '@handset/ui';
import type { ReactNode } from 'react';
import { type FieldValues, FormProvider } from 'react-hook-form';
import { FieldsDisabled } from './Field.tsx';
import { FormNotice } from './FormNotice.tsx';
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

/** A form on a page. What is to be corrected is listed over the fields, which are disabled while a submission is on its way. */
export function PageForm<Values extends FieldValues, Value>({
  flow,
  label,
  isDisabled = false,
  children,
}: PageFormProps<Values, Value>) {
  return (
    <FormProvider {...flow.form}>
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
    </FormProvider>
  );
}
