import { Button } from '@mantine/core';
import { IconArrowLeft, IconArrowRight, IconHourglass } from '@tabler/icons-react';
import { Link, useParams } from '@tanstack/react-router';
import { useState } from 'react';
import type * as z from 'zod/mini';
import { orders } from '#contract/orders/endpoints.ts';
import { orderLinks } from '#contract/orders/links.ts';
import { membersIn, membersSeen } from '#contract/orders/rules-members.ts';
import { planIn } from '#contract/orders/rules-plan.ts';
import type { OrderAccepted, OrderCheck } from '#contract/orders/schema.ts';
import { orderSteps } from '#contract/orders/schema-words.ts';
import { sessionLinks } from '#contract/session/links.ts';
import { asAnswer } from '../../base/answer.ts';
import { useChange, useReading } from '../../base/data.ts';
import { Loaded } from '../../base/Loaded.tsx';
import { linkTo } from '../../base/place.ts';
import { useText } from '../../base/texts.tsx';
import { Card } from '../../kit/card/Card.tsx';
import { Tag } from '../../kit/card/Tag.tsx';
import { confirm } from '../../kit/dialog/confirm.tsx';
import { LeaveGuard } from '../../kit/form/LeaveGuard.tsx';
import { Wizard } from '../../kit/form/Wizard.tsx';
import { Note } from '../../kit/page/Note.tsx';
import { PageHead } from '../../kit/page/PageHead.tsx';
import { RecordShape } from '../../kit/page/Shapes.tsx';
import { CheckedSign } from '../rows/OrderSigns.tsx';
import css from './Check.module.css';
import { CheckStep } from './CheckSteps.tsx';
import { useCheck } from './useCheck.ts';

type Made = z.output<typeof OrderAccepted>;

/** /admin/objednavky/{id}/kontrola: staff go through what the customer wrote and found the house. */
export function CheckPage() {
  const say = useText();
  const { id } = useParams({ from: '/provider/admin/objednavky/$id/kontrola' });
  const of = useReading(orders.check, { id });
  const [made, setMade] = useState<Made | null>(null);
  return (
    <>
      <PageHead
        title={say('ORDERS.CHECK.TITLE')}
        back={{ ...orderLinks.list(), name: say('ORDERS.TITLE') }}
        sub={of.data && <Sub check={of.data} />}
      />
      {made && <Done made={made} />}
      {!made && (
        <Loaded of={of} shape={<RecordShape />}>
          {(check) =>
            check.wasCheck ? <Note>{say('ORDERS.CHECK.DONE')}</Note> : <Check id={id} check={check} onMade={setMade} />
          }
        </Loaded>
      )}
    </>
  );
}

function Sub({ check }: { check: OrderCheck }) {
  const say = useText();
  return (
    <>
      {check.wasCheck ? (
        <CheckedSign order={{ finish: true, wasDeclined: false, wasCheck: true }} />
      ) : (
        <Tag tone="warn" icon={IconHourglass}>
          {say('ORDERS.CHECK.WAITS')}
        </Tag>
      )}
      <span>{`${say('ORDERS.COLUMNS.SYMBOL')} ${check.variableSymbol}`}</span>
      <span>{check.email}</span>
    </>
  );
}

function Done({ made }: { made: Made }) {
  const say = useText();
  return (
    <Card title={say('ORDERS.CHECK.MADE')} padded>
      <div className={css.stack}>
        <Note tone="ok" live>
          {say('ORDERS.CHECK.MADE_TEXT', { name: made.house.name, units: made.units, people: made.people })}
        </Note>
        {made.ownerless.length > 0 && (
          <Note tone="warn">{say('ORDERS.CHECK.OWNERLESS', { units: made.ownerless.slice(0, 20).join(', ') })}</Note>
        )}
        {made.billed && <p>{say('ORDERS.CHECK.BILLED')}</p>}
        <Button
          className={css.add ?? ''}
          renderRoot={(props) => <Link {...props} {...linkTo(sessionLinks.houses())} />}
        >
          {say('ORDERS.CHECK.TO_HOUSES')}
        </Button>
      </div>
    </Card>
  );
}

/** Asks, sends, and answers whether the house is there. */
function useSending(id: number, check: OrderCheck, of: ReturnType<typeof useCheck>, onMade: (made: Made) => void) {
  const say = useText();
  const accept = useChange(orders.accept);
  const send = async () => {
    const wrong = of.wrong();
    if (Object.keys(wrong).length > 0) return of.lead(wrong);
    const { svj, user } = of.form;
    const read = membersSeen(membersIn(svj.cadastreMembers) ?? []).units.length;
    const yes = await confirm({
      title: say('ORDERS.ASK.SEND'),
      text: say('ORDERS.ASK.SEND_TEXT', { name: svj.name, units: read, email: user.email }),
      yes: say('ORDERS.ASK.SEND_YES'),
      no: say('ORDERS.ASK.LEAVE'),
    });
    if (!yes) return;
    const made = await accept.run({ id, ...of.form, updatedAt: check.updatedAt }).catch((error: unknown) => {
      const { fields } = asAnswer(error);
      if (Object.keys(fields).length > 0) of.lead(fields);
      return undefined;
    });
    if (made) onMade(made);
  };
  return { send, busy: accept.busy, refused: accept.refused };
}

function Check({ id, check, onMade }: { id: number; check: OrderCheck; onMade: (made: Made) => void }) {
  const say = useText();
  const of = useCheck(check);
  const sending = useSending(id, check, of, onMade);
  const names = check.sameNumber.map((h) => h.name).join(', ');
  const nameOf = (step: (typeof orderSteps)[number]) =>
    step === 'recap' ? say('ORDERS.CHECK.RECAP') : say(`ORDERS.STEPS.${step}`);
  const details: Partial<Record<(typeof orderSteps)[number], string>> = {
    community: of.form.svj.name,
    user: [of.form.user.firstName, of.form.user.lastName].filter(Boolean).join(' '),
    invoice:
      planIn(of.form.svj.plan).units > 0 ? `${say('ORDERS.FIELDS.units')}: ${planIn(of.form.svj.plan).units}` : '',
  };
  const after = orderSteps[of.at + 1];
  return (
    <>
      <LeaveGuard isDirty={of.isDirty} />
      <Wizard
        label={say('ORDERS.CHECK.STEPS')}
        at={of.at}
        steps={orderSteps.map((step) => ({ name: nameOf(step), ...(details[step] && { detail: details[step] }) }))}
        back={
          of.at > 0 && (
            <Button
              variant="default"
              leftSection={<IconArrowLeft size={18} stroke={1.75} aria-hidden="true" />}
              onClick={of.back}
            >
              {say('ORDERS.DOOR.BACK')}
            </Button>
          )
        }
        onward={
          after ? (
            <Button rightSection={<IconArrowRight size={18} stroke={1.75} aria-hidden="true" />} onClick={of.next}>
              {after === 'community' ? nameOf(after) : say(`ORDERS.NEXT.${after}`)}
            </Button>
          ) : (
            <Button loading={sending.busy} onClick={() => void sending.send()}>
              {say('ORDERS.CHECK.SEND')}
            </Button>
          )
        }
      >
        {names && <Note tone="warn">{say('ORDERS.DETAIL.SAME_NUMBER', { names })}</Note>}
        {sending.refused && (
          <Note tone="bad" live>
            {say(asAnswer(sending.refused).key, asAnswer(sending.refused).params)}
          </Note>
        )}
        <Card title={nameOf(of.step)} padded>
          <CheckStep id={id} check={check} of={of} />
        </Card>
      </Wizard>
    </>
  );
}
