export { TextArea, type TextAreaProps } from '../TextArea/TextArea.tsx';
