import { useText } from '../base/texts.tsx';
import type { PersonPart } from '../define-noun.ts';
import { Card } from '../kit/card/Card.tsx';
import { lateSection } from '../kit/card/lateSection.tsx';
import { Skeleton } from '../kit/card/Skeleton.tsx';

const lines = <Skeleton rows={2} />;
const Appearance = lateSection(async () => (await import('./account/Appearance.tsx')).Appearance, [], lines);
const Reading = lateSection(async () => (await import('./account/Reading.tsx')).Reading);
const SignIn = lateSection(async () => (await import('./account/SignIn.tsx')).SignIn);
const Sessions = lateSection(async () => (await import('./account/Sessions.tsx')).Sessions);

function Look() {
  const say = useText();
  return (
    <Card title={say('ACCOUNT.LOOK_SECTION')} padded>
      <Appearance />
    </Card>
  );
}

const shown: PersonPart['shown'] = ({ own }) => own;
const password = { tab: 'password', name: 'PERSON.TABS.password', shown } as const;
const settings = { tab: 'settings', name: 'PERSON.TABS.settings', column: 1, shown } as const;

/** How one signs in and reads, in the account. */
export const parts: readonly PersonPart[] = [
  { ...settings, order: 82, Part: Reading },
  { ...settings, order: 83, Part: Look },
  { ...password, order: 90, column: 1, Part: SignIn },
  { ...password, order: 92, column: 2, Part: Sessions },
];
