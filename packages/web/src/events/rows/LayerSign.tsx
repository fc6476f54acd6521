import {
  type Icon,
  IconAlarm,
  IconChecklist,
  IconClock,
  IconFileCertificate,
  IconForms,
  IconKey,
  IconTool,
  IconUsersGroup,
} from '@tabler/icons-react';
import type { Layer } from '#contract/events/schema-words.ts';

const signs: Record<Layer, Icon> = {
  meetings: IconUsersGroup,
  votes: IconChecklist,
  surveys: IconForms,
  papers: IconFileCertificate,
  reports: IconAlarm,
  works: IconTool,
  bookings: IconKey,
  terms: IconClock,
};

/** What it is that falls on a day in another module. */
export function LayerSign({ layer, size = 16 }: { layer: Layer; size?: number }) {
  const Sign = signs[layer];
  return <Sign size={size} stroke={1.75} aria-hidden="true" />;
}
