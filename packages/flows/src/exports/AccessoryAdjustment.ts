export {
  AccessoryAdjustment,
  type AccessoryAdjustmentDraft,
  type AccessoryAdjustmentProps,
} from '../AccessoryAdjustment/AccessoryAdjustment.tsx';
