import type { HouseTab } from '../define-noun.ts';
import { lateSection } from '../kit/card/lateSection.tsx';
import { tabId } from './tab.ts';

const CalendarsSection = lateSection(
  async () => (await import('./manage/CalendarsSection.tsx')).CalendarsSection,
  ['events'],
);

/** Calendars and labels, before the settings. */
export const tab: HouseTab = {
  id: tabId,
  name: 'SVJ.SECTIONS.calendars',
  order: 38,
  needs: { module: 'events', right: 'rw' },
  Section: CalendarsSection,
};
