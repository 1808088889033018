export { Form, type FormError, type FormProps } from '../Form/Form.tsx';
