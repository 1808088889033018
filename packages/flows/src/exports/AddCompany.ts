export { AddCompany, type AddCompanyProps } from '../dialogs/AddCompany.tsx';
