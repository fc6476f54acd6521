import { IconAlertTriangle } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { voteLinks } from '#contract/motions/links.ts';
import type { ProxyDetail } from '#contract/proxies/schema.ts';
import { useText } from '../base/texts.tsx';
import { useShown } from '../base/when.ts';
import { Card } from '../kit/card/Card.tsx';
import { Tag } from '../kit/card/Tag.tsx';
import css from './power/ProxyPage.module.css';

type Props = { proxy: ProxyDetail };

/** Seats that were voted for by the power. */
export function ProxyUses({ proxy }: Props) {
  const say = useText();
  const { moment } = useShown();
  if (proxy.state === 'refused') return null;
  return (
    <Card title={say('PROXIES.DETAIL.USES')} padded={proxy.uses.length === 0}>
      {proxy.uses.length === 0 && <p className={css.quiet}>{say('PROXIES.DETAIL.NO_USES')}</p>}
      <ul className={css.list}>
        {proxy.uses.map((u) => (
          <li key={`${u.vote.id} ${u.seat}`} className={css.entry}>
            <span className={css.main}>
              <Link {...voteLinks.one(u.vote.id)} className={css.link}>
                {u.vote.name}
              </Link>
              <b>
                {u.owners} · {u.units}
              </b>
            </span>
            {u.objected && (
              <Tag tone="bad" icon={IconAlertTriangle}>
                {say('PROXIES.DETAIL.OBJECTED')}
              </Tag>
            )}
            <span className={css.side}>{moment(u.at)}</span>
          </li>
        ))}
      </ul>
    </Card>
  );
}

/** What was done with the power and by whom. */
export function ProxyHistory({ proxy }: Props) {
  const say = useText();
  const { moment } = useShown();
  return (
    <Card title={say('PROXIES.DETAIL.HISTORY')}>
      <ol className={css.list}>
        {proxy.history.map((h) => (
          <li key={h.id} className={css.entry}>
            <span className={css.main}>
              <b>{say(`PROXIES.VERBS.${h.verb}`)}</b>
              {h.who || say('PROXIES.DETAIL.BY_PORTAL')}
            </span>
            <span className={css.side}>{moment(h.at)}</span>
          </li>
        ))}
      </ol>
    </Card>
  );
}
