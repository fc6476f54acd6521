import { useParams } from '@tanstack/react-router';
import { tellingModules } from '#contract/notices/rules.ts';
import { may, useMe } from '../base/me.tsx';
import { useText } from '../base/texts.tsx';
import { Card } from '../kit/page/Card.tsx';
import { MemberPage, type OwnParts } from '../members/MemberPage.tsx';
import { Notifications } from '../members/Notifications.tsx';
import { RightsPart } from '../members/RightsPart.tsx';
import { Passkeys } from '../passkeys/Passkeys.tsx';
import { Appearance } from '../session/Appearance.tsx';
import { ChangeLogin } from '../session/ChangeLogin.tsx';
import { OwnPassword } from '../session/OwnPassword.tsx';
import { Sessions } from '../session/Sessions.tsx';
import { TakenVotes } from './FormerNote.tsx';
import css from './MemberPlace.module.css';

function useOwnParts(id: number): OwnParts | null {
  const say = useText();
  const me = useMe();
  if (me.id !== id || me.visitUntil) return null;
  const told = tellingModules.filter((module) => may(me, module, 'r'));
  return {
    settings: (
      <Card title={say('ACCOUNT.LOOK_SECTION')} padded>
        <Appearance />
      </Card>
    ),
    notifications: <Notifications modules={told} />,
    password: (
      <div className={css.pair}>
        <div className={css.column}>
          <Card title={say('ACCOUNT.PASSWORD')} padded>
            <OwnPassword />
          </Card>
          <Passkeys />
        </div>
        <div className={css.column}>
          <Sessions />
          <Card title={say('ACCOUNT.LOGIN')} padded>
            <ChangeLogin />
          </Card>
        </div>
      </div>
    ),
  };
}

/** /sousede/{id}: a neighbour; the own page also holds what belongs to the account. */
export function MemberPlace() {
  const me = useMe();
  const { id } = useParams({ from: '/inside/sousede/$id' });
  const own = useOwnParts(id);
  const seesRights = own !== null || may(me, 'members', 'rw');
  return (
    <>
      <MemberPage id={id} own={own} rights={seesRights ? <RightsPart id={id} /> : null} />
      {me.isFormer && <TakenVotes />}
    </>
  );
}
