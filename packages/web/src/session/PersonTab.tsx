import { useText } from '../base/texts.tsx';
import type { PersonPart } from '../define-noun.ts';
import { Card } from '../kit/card/Card.tsx';
import { lateSection } from '../kit/card/lateSection.tsx';
import { Skeleton } from '../kit/card/Skeleton.tsx';

const lines = <Skeleton rows={2} />;
const Appearance = lateSection(async () => (await import('./account/Appearance.tsx')).Appearance, [], lines);
const ChangeLogin = lateSection(async () => (await import('./account/ChangeLogin.tsx')).ChangeLogin, [], lines);
const OwnPassword = lateSection(async () => (await import('./account/OwnPassword.tsx')).OwnPassword, [], lines);
const Reading = lateSection(async () => (await import('./account/Reading.tsx')).Reading);
const Sessions = lateSection(async () => (await import('./account/Sessions.tsx')).Sessions);

function Look() {
  const say = useText();
  return (
    <Card title={say('ACCOUNT.LOOK_SECTION')} padded>
      <Appearance />
    </Card>
  );
}

function Password() {
  const say = useText();
  return (
    <Card title={say('ACCOUNT.PASSWORD')} padded>
      <OwnPassword />
    </Card>
  );
}

function Login() {
  const say = useText();
  return (
    <Card title={say('ACCOUNT.LOGIN')} padded>
      <ChangeLogin />
    </Card>
  );
}

const shown: PersonPart['shown'] = ({ own }) => own;
const password = { tab: 'password', name: 'PERSON.TABS.password', shown } as const;

/** How one signs in and reads, in the account. */
export const parts: readonly PersonPart[] = [
  { ...password, order: 90, column: 1, Part: Password },
  { ...password, order: 92, column: 2, Part: Sessions },
  { ...password, order: 93, column: 2, Part: Login },
  { tab: 'settings', name: 'PERSON.TABS.settings', order: 94, column: 1, shown, Part: Reading },
  { tab: 'settings', name: 'PERSON.TABS.settings', order: 95, column: 1, shown, Part: Look },
];
