export { Spinner, type SpinnerProps } from '../Spinner/Spinner.tsx';
