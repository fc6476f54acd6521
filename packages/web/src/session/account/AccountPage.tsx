import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { memberLinks } from '#contract/members/links.ts';
import { useRemembered } from '../../base/left.ts';
import { useMe, useOwnProfile } from '../../base/me.tsx';
import { useText } from '../../base/texts.tsx';
import { Avatar } from '../../kit/motifs/Avatar.tsx';
import { PageHead } from '../../kit/page/PageHead.tsx';

/** The head of the account: whose it is, with the way to how neighbours see them. */
export function AccountPage({ children }: { children: ReactNode }) {
  const say = useText();
  const me = useMe();
  const profile = useOwnProfile();
  useRemembered();
  return (
    <>
      <PageHead
        title={say('ACCOUNT.TITLE')}
        sign={<Avatar name={me.full_name} size="l" />}
        sub={
          <>
            <span>{me.full_name}</span>
            {profile !== null && <Link {...memberLinks.one(profile)}>{say('PERSON.OWN.CARD')}</Link>}
          </>
        }
      />
      {children}
    </>
  );
}
