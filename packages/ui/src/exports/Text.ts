export { Heading, type HeadingProps, Text, type TextProps, type TextSize } from '../Text/Text.tsx';
