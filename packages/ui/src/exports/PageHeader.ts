export { PageHeader, type PageHeaderProps } from '../PageHeader/PageHeader.tsx';
