export type { FormError } from '../Form/ErrorSummary.tsx';
export { Form, type FormProps } from '../Form/Form.tsx';
export { UnreadContext } from '../field/UnreadContext.ts';
