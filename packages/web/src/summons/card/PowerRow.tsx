import { Button } from '@mantine/core';
import { IconUserCheck } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { proxyLinks } from '#contract/motions/links.ts';
import { proxies } from '#contract/proxies/endpoints.ts';
import { summons } from '#contract/summons/endpoints.ts';
import type { MyPower } from '#contract/summons/schema.ts';
import { useChange } from '../../base/data.ts';
import { useText } from '../../base/texts.tsx';
import { CardRow } from '../../kit/card/CardRows.tsx';
import { confirm } from '../../kit/dialog/confirm.tsx';
import css from './WaysCard.module.css';

/** Who comes to the meeting for me, and the way back. */
export function PowerRow({ power: { id, agent, waits, mayRevoke } }: { power: MyPower }) {
  const say = useText();
  const revoke = useChange(proxies.revoke, { touches: [summons.mine] });
  const revokeNow = async () => {
    const yes = await confirm({
      title: say('SUMMONS.WAYS.REVOKE_TITLE', { agent }),
      text: say('SUMMONS.WAYS.REVOKE_TEXT'),
      yes: say('SUMMONS.WAYS.REVOKE_YES'),
      no: say('BASE.CANCEL'),
    });
    if (yes) await revoke.run({ id }).catch(() => undefined);
  };
  return (
    <CardRow low>
      <div className={css.given}>
        <IconUserCheck size={22} stroke={1.75} aria-hidden="true" />
        <span className={css.words}>
          <Link {...proxyLinks.one(id)}>{say('SUMMONS.WAYS.GIVEN', { agent })}</Link>
          <span>{say(waits ? 'SUMMONS.WAYS.GIVEN_WAITS' : 'SUMMONS.WAYS.GIVEN_HINT')}</span>
        </span>
        {mayRevoke && (
          <Button variant="default" size="compact-md" loading={revoke.busy} onClick={() => void revokeNow()}>
            {say('SUMMONS.WAYS.REVOKE')}
          </Button>
        )}
      </div>
    </CardRow>
  );
}
