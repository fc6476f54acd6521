import { tellingModules } from '#contract/notices/rules.ts';
import { may, useMe } from '../base/me.tsx';
import type { PersonPart } from '../define-noun.ts';
import { lateSection } from '../kit/page/lateSection.tsx';

const Notifications = lateSection(async () => (await import('./Notifications.tsx')).Notifications, ['notices']);
const RightsPart = lateSection(async () => (await import('./RightsPart.tsx')).RightsPart);

const TracesPart = lateSection(async () => (await import('./TracesPart.tsx')).TracesPart);

function OwnNotifications() {
  const me = useMe();
  return <Notifications modules={tellingModules.filter((module) => may(me, module, 'r'))} />;
}

/** Rights, of the own page and for whoever administers people; how they are told of news and who opened what of theirs, of the own page alone. */
export const parts: readonly PersonPart[] = [
  {
    tab: 'rights',
    name: 'PERSON.TABS.rights',
    order: 60,
    shown: ({ own, me }) => own || may(me, 'members', 'rw'),
    Part: RightsPart,
  },
  {
    tab: 'notifications',
    name: 'PERSON.TABS.notifications',
    order: 80,
    shown: ({ own }) => own,
    Part: OwnNotifications,
  },
  { tab: 'traces', name: 'PERSON.TABS.traces', order: 85, shown: ({ own }) => own, Part: TracesPart },
];
