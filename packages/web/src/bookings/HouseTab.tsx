import type { HouseTab } from '../define-noun.ts';
import { lateSection } from '../kit/card/lateSection.tsx';
import { tabId } from './rows/tab.ts';

const ThingsSection = lateSection(async () => (await import('./manage/ThingsSection.tsx')).ThingsSection, ['bookings']);

/** What may be booked, after calendars. */
export const tab: HouseTab = {
  id: tabId,
  name: 'SVJ.SECTIONS.bookings',
  order: 39,
  needs: { module: 'events', right: 'rw' },
  Section: ThingsSection,
};
