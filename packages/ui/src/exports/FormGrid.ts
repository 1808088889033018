export { FormActions, FormGrid, type FormGridProps, FormRow } from '../FormGrid/FormGrid.tsx';
