export {
  AccessoryAdjustment,
  type AccessoryAdjustmentDraft,
  type AccessoryAdjustmentProps,
} from '../stock/AccessoryAdjustment/AccessoryAdjustment.tsx';
