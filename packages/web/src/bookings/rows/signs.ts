import { type Icon, IconBed, IconKey, IconLadder, IconParking, IconSofa, IconWashMachine } from '@tabler/icons-react';
import type { ThingKind } from '#contract/bookings/schema-words.ts';

export const thingSigns: Readonly<Record<ThingKind, Icon>> = {
  laundry: IconWashMachine,
  room: IconBed,
  parking: IconParking,
  tool: IconLadder,
  space: IconSofa,
  other: IconKey,
};
