export { AddCompany, type AddCompanyProps } from '../stock/AddCompany/AddCompany.tsx';
