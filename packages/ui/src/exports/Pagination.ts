export { Pagination, type PaginationProps } from '../Pagination/Pagination.tsx';
