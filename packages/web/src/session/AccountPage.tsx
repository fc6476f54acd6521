import { Navigate } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { memberLinks } from '#contract/members/links.ts';
import { useMe, useOwnProfile } from '../base/me.tsx';
import { useText } from '../base/texts.tsx';
import { Card } from '../kit/page/Card.tsx';
import { Column, Columns } from '../kit/page/Columns.tsx';
import { PageHead } from '../kit/page/PageHead.tsx';
import { Appearance } from './Appearance.tsx';
import { ChangeLogin } from './ChangeLogin.tsx';
import { OwnPassword } from './OwnPassword.tsx';
import { Reading } from './Reading.tsx';
import { Sessions } from './Sessions.tsx';

/** /ucet: the account of who has no profile in this house to hold it; others are led to theirs. */
export function AccountPage({ passkeys }: { passkeys: ReactNode }) {
  const say = useText();
  const me = useMe();
  const profile = useOwnProfile();
  if (profile !== null) return <Navigate {...memberLinks.one(profile)} search={{ tab: 'password' }} replace />;
  return (
    <>
      <PageHead title={say('ACCOUNT.TITLE')} sub={me.full_name} />
      <Columns>
        <Column>
          <Card title={say('ACCOUNT.LOOK_SECTION')} padded>
            <Appearance />
          </Card>
          <Reading />
          <Sessions />
          <Card title={say('ACCOUNT.LOGIN')} padded>
            <ChangeLogin />
          </Card>
        </Column>
        <Column>
          <Card title={say('ACCOUNT.PASSWORD')} padded>
            <OwnPassword />
          </Card>
          {passkeys}
        </Column>
      </Columns>
    </>
  );
}
