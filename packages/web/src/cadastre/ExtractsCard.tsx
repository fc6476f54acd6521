import { Button } from '@mantine/core';
import { IconFileDescription } from '@tabler/icons-react';
import { useState } from 'react';
import { typo } from '#contract/base/words/typo.ts';
import { cadastre } from '#contract/cadastre/endpoints.ts';
import type { CadastreView, Extract } from '#contract/cadastre/schema.ts';
import { useChange } from '../base/data.ts';
import { useText } from '../base/texts.tsx';
import { useShown } from '../base/when.ts';
import { Card } from '../kit/card/Card.tsx';
import { CardFoot, CardLead, CardRow, CardRows } from '../kit/card/CardRows.tsx';
import { Tag } from '../kit/card/Tag.tsx';
import { confirm } from '../kit/dialog/confirm.tsx';
import { AccountDialog } from './AccountDialog.tsx';
import css from './Cadastre.module.css';
import { crowns, extractSigns } from './shown.ts';

type Props = { view: CadastreView };
const open = ['asked', 'waiting', 'ready', 'confirmed'];
/** Extracts still cost nothing here, or were to be fetched and nobody came with them. */
const mayCancel = ({ status, problem }: Extract) =>
  ['asked', 'waiting', 'ready'].includes(status) || (status === 'confirmed' && problem !== null);

/** Extracts with owners, paid by the account of the house. */
export function ExtractsCard({ view: { extracts, mayWrite, building } }: Props) {
  const say = useText();
  const order = useChange(cadastre.order);
  if (extracts.off)
    return (
      <Card title={say('CADASTRE.EXTRACTS.TITLE')}>
        <CardLead>{say('CADASTRE.EXTRACTS.OFF')}</CardLead>
      </Card>
    );
  const mayOrder =
    mayWrite &&
    extracts.accountSince !== null &&
    building?.sheet &&
    !extracts.list.some((e) => open.includes(e.status));
  return (
    <Card
      title={say('CADASTRE.EXTRACTS.TITLE')}
      aside={
        mayOrder && (
          <Button
            variant="default"
            loading={order.busy}
            leftSection={<IconFileDescription size={20} stroke={1.75} aria-hidden="true" />}
            onClick={() => void order.run({}).catch(() => undefined)}
          >
            {say('CADASTRE.EXTRACTS.ORDER')}
          </Button>
        )
      }
    >
      <CardLead>{say('CADASTRE.EXTRACTS.LEAD')}</CardLead>
      <CardRows>
        <CardRow>
          <Account since={extracts.accountSince} mayWrite={mayWrite} />
        </CardRow>
        {extracts.list.map((one) => (
          <CardRow key={one.id}>
            <ExtractRow one={one} mayWrite={mayWrite} />
          </CardRow>
        ))}
      </CardRows>
      {extracts.spent !== '0.00' && (
        <CardFoot>
          <span className={css.quiet}>{say('CADASTRE.EXTRACTS.SPENT', { amount: crowns(extracts.spent) })}</span>
        </CardFoot>
      )}
    </Card>
  );
}

function Account({ since, mayWrite }: { since: string | null; mayWrite: boolean }) {
  const say = useText();
  const { dayOf } = useShown();
  const [setting, set] = useState(false);
  const drop = useChange(cadastre.dropAccount);
  const forget = async () => {
    const yes = await confirm({
      title: `${say('CADASTRE.EXTRACTS.ACCOUNT_DROP')}?`,
      text: say('CADASTRE.EXTRACTS.ACCOUNT_DROP_TEXT'),
      yes: say('CADASTRE.EXTRACTS.ACCOUNT_DROP'),
      no: say('FORM.KEEP'),
      danger: true,
    });
    if (yes) await drop.run({}).catch(() => undefined);
  };
  return (
    <div className={css.row}>
      <div>
        <div>{say('CADASTRE.EXTRACTS.ACCOUNT')}</div>
        <div className={css.quiet}>
          {since === null
            ? say('CADASTRE.EXTRACTS.ACCOUNT_NONE')
            : say('CADASTRE.EXTRACTS.ACCOUNT_SINCE', { when: dayOf(since) })}
        </div>
      </div>
      {mayWrite && (
        <div className={css.buttons}>
          <Button variant="subtle" onClick={() => set(true)}>
            {say(since === null ? 'CADASTRE.EXTRACTS.ACCOUNT_SET' : 'CADASTRE.EXTRACTS.ACCOUNT_CHANGE')}
          </Button>
          {since !== null && (
            <Button variant="subtle" color="cihla" onClick={() => void forget()}>
              {say('CADASTRE.EXTRACTS.ACCOUNT_DROP')}
            </Button>
          )}
        </div>
      )}
      {setting && <AccountDialog onClose={() => set(false)} />}
    </div>
  );
}

function ExtractRow({ one, mayWrite }: { one: Extract; mayWrite: boolean }) {
  const say = useText();
  const { moment } = useShown();
  const { tone, icon } = extractSigns[one.status];
  const by = (name: string, when: string) => ({ name: typo(name), when: moment(when) });
  return (
    <div className={css.row}>
      <div>
        <div className={css.state}>
          <span>{say('CADASTRE.EXTRACTS.SHEET', { sheet: one.sheet })}</span>
          <Tag tone={tone} icon={icon}>
            {say(`CADASTRE.EXTRACTS.STATES.${one.status}`)}
          </Tag>
          {one.price && <span>{crowns(one.price)}</span>}
        </div>
        <div className={css.quiet}>{say('CADASTRE.EXTRACTS.BY', by(one.askedBy, one.askedAt))}</div>
        {one.confirmedAt && (
          <div className={css.quiet}>{say('CADASTRE.EXTRACTS.PAID_BY', by(one.confirmedBy, one.confirmedAt))}</div>
        )}
        {one.problem && <div className={css.quiet}>{say(`CADASTRE.PROBLEMS.${one.problem}`)}</div>}
        {one.problem && one.confirmedAt && <div className={css.quiet}>{say('CADASTRE.EXTRACTS.MAY_BE_PAID')}</div>}
      </div>
      {mayWrite && <Deeds one={one} />}
    </div>
  );
}

function Deeds({ one }: { one: Extract }) {
  const say = useText();
  const pay = useChange(cadastre.confirm);
  const cancel = useChange(cadastre.cancel);
  const { id, price } = one;
  const buy = async () => {
    if (price === null) return;
    const yes = await confirm({
      title: say('CADASTRE.EXTRACTS.PAY_TITLE', { amount: crowns(price) }),
      text: say('CADASTRE.EXTRACTS.PAY_TEXT'),
      yes: say('CADASTRE.EXTRACTS.PAY'),
      no: say('FORM.KEEP'),
    });
    if (yes) await pay.run({ id, price }).catch(() => undefined);
  };
  return (
    <div className={css.buttons}>
      {one.status === 'ready' && (
        <Button loading={pay.busy} onClick={() => void buy()}>
          {say('CADASTRE.EXTRACTS.PAY')}
        </Button>
      )}
      {mayCancel(one) && (
        <Button variant="subtle" loading={cancel.busy} onClick={() => void cancel.run({ id }).catch(() => undefined)}>
          {say('CADASTRE.EXTRACTS.CANCEL')}
        </Button>
      )}
    </div>
  );
}
