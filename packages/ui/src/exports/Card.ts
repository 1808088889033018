export { Card, type CardProps } from '../Card/Card.tsx';
