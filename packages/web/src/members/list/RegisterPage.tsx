import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { register, type WhoFalls } from '#contract/members/endpoints-register.ts';
import { memberLinks } from '#contract/members/links.ts';
import { useChange, useReading } from '../../base/data.ts';
import { Loaded } from '../../base/Loaded.tsx';
import { useMay } from '../../base/me.tsx';
import { Refused } from '../../base/Refused.tsx';
import { useText } from '../../base/texts.tsx';
import { useShown } from '../../base/when.ts';
import { Card } from '../../kit/card/Card.tsx';
import { confirm } from '../../kit/dialog/confirm.tsx';
import { EmptyState } from '../../kit/motifs/EmptyState.tsx';
import { PageHead, PageLead } from '../../kit/page/PageHead.tsx';
import { RecordShape } from '../../kit/page/Shapes.tsx';
import { useRoleName } from '../rows/useRoleName.ts';
import css from './RegisterPage.module.css';

/** /sousede/pristup: who would lose access by the register, before anybody does. */
export function RegisterPage() {
  const say = useText();
  const administers = useMay('members', 'rw');
  const of = useReading(register.list, {}, { when: administers });
  if (!administers) return <Refused />;
  return (
    <>
      <PageHead title={say('REGISTER.TITLE')} back={{ ...memberLinks.list(), name: say('MEMBERS.TITLE') }} />
      <Loaded of={of} shape={<RecordShape />}>
        {({ users, waits }) =>
          users.length === 0 && !waits ? (
            <EmptyState kind="empty" title={say('REGISTER.NONE_TITLE')} text={say('REGISTER.NONE_TEXT')} />
          ) : (
            <Falling users={users} />
          )
        }
      </Loaded>
    </>
  );
}

function Falling({ users }: { users: readonly WhoFalls[] }) {
  const say = useText();
  const accept = useChange(register.accept);
  const acceptNow = async () => {
    const yes =
      users.length === 0 ||
      (await confirm({
        title: say('REGISTER.ASK_TITLE', { count: users.length }),
        text: say('REGISTER.ASK_TEXT'),
        yes: say('REGISTER.YES'),
        no: say('FORM.KEEP'),
      }));
    if (yes) await accept.run({ ids: users.map((u) => u.id) }).catch(() => undefined);
  };
  return (
    <>
      <PageLead>{say(users.length === 0 ? 'REGISTER.NONE_TEXT' : 'REGISTER.LEAD')}</PageLead>
      {users.length > 0 && (
        <Card>
          <ul className={css.list}>
            {users.map((u) => (
              <Line key={u.id} user={u} />
            ))}
          </ul>
        </Card>
      )}
      {users.length > 0 && <PageLead>{say('REGISTER.HOW')}</PageLead>}
      <div>
        <Button loading={accept.busy} onClick={() => void acceptNow()}>
          {say(users.length === 0 ? 'REGISTER.BEGIN' : 'REGISTER.YES')}
        </Button>
      </div>
    </>
  );
}

function Line({ user }: { user: WhoFalls }) {
  const say = useText();
  const shown = useShown();
  const roleName = useRoleName();
  const { why, unit, since } = user;
  return (
    <li className={css.line}>
      <span className={css.words}>
        <Link {...memberLinks.one(user.id)}>{user.full_name}</Link>
        <span>{say(`REGISTER.WHY.${why}`, { unit: unit ?? 'none', since: since ? shown.day(since) : 'none' })}</span>
      </span>
      <span className={css.side}>
        <span>{roleName(user)}</span>
        <span>{say('REGISTER.UNTIL', { day: shown.day(user.until) })}</span>
      </span>
    </li>
  );
}
