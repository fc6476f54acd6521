import { tellingModules } from '#contract/notices/rules.ts';
import { may, useMe } from '../base/me.tsx';
import type { PersonPart } from '../define-noun.ts';
import { lateSection } from '../kit/card/lateSection.tsx';

const Notifications = lateSection(async () => (await import('./own/Notifications.tsx')).Notifications, ['notices']);
const OwnContact = lateSection(async () => (await import('./own/OwnContact.tsx')).OwnContact);
const OwnUnits = lateSection(async () => (await import('./own/OwnUnits.tsx')).OwnUnits);
const RightsPart = lateSection(async () => (await import('./own/RightsPart.tsx')).RightsPart);

const TracesPart = lateSection(async () => (await import('./own/TracesPart.tsx')).TracesPart);

function OwnNotifications() {
  const me = useMe();
  return <Notifications modules={tellingModules.filter((module) => may(me, module, 'r'))} />;
}

const account = {
  tab: 'account',
  name: 'PERSON.OWN.CONTACT',
  column: 2,
  shown: ({ own }: { own: boolean }) => own,
} as const;

/** How one is reached and told of news, and who opened what of theirs, in the account; rights, of the own page and for whoever administers people. */
export const parts: readonly PersonPart[] = [
  { ...account, order: 10, Part: OwnContact },
  { ...account, order: 85, Part: OwnUnits },
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
    column: 1,
    shown: ({ own }) => own,
    Part: OwnNotifications,
  },
  { ...account, order: 95, Part: TracesPart },
];
