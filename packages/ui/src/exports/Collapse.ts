export { Collapse, type CollapseProps } from '../Collapse/Collapse.tsx';
