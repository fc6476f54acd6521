import { Switch } from '@mantine/core';
import type { Module } from '#contract/access.ts';
import { session as calls } from '#contract/session/endpoints.ts';
import type { TextKey } from '#contract/texts/keys.ts';
import { useChange } from '../base/data.ts';
import { useMe } from '../base/me.tsx';
import { useText } from '../base/texts.tsx';
import { Card } from '../kit/Card.tsx';
import css from './MemberPage.module.css';

type Props = { modules: readonly { module: Module; name: TextKey }[] };

/** About which modules the person wants e-mails; everything until they say otherwise. */
export function Notifications({ modules }: Props) {
  const say = useText();
  const me = useMe();
  const change = useChange(calls.settings, { touches: [calls.verify] });
  const chosen = me.settings.notifications;
  const choose = (module: Module, on: boolean) => {
    if (me.id === null) return;
    const notifications = { ...chosen, [module]: on ? ('now' as const) : ('never' as const) };
    void change.run({ id: me.id, settings: { notifications } }).catch(() => undefined);
  };
  return (
    <Card title={say('PERSON.OWN.NOTIFICATIONS')} padded>
      <p className={css.hint}>{say('PERSON.OWN.NOTIFICATIONS_LEAD')}</p>
      <div className={css.switches}>
        {modules.map(({ module, name }) => (
          <Switch
            key={module}
            size="md"
            label={say(name)}
            checked={chosen[module] !== 'never'}
            disabled={change.busy}
            onChange={(e) => choose(module, e.currentTarget.checked)}
          />
        ))}
      </div>
    </Card>
  );
}
