import { nearPart } from '../base/parts.ts';

/** The choice of another house comes when a hand is near its door. */
export const [HouseDialog, nearHouses] = nearPart(
  async () => (await import('../association/choice/HouseDialog.tsx')).HouseDialog,
  ['session'],
);
