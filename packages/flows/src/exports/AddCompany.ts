export { AddCompany, type AddCompanyProps } from '../AddCompany/AddCompany.tsx';
