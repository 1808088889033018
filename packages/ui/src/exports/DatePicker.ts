export { DatePicker, type DatePickerProps } from '../DatePicker/DatePicker.tsx';
