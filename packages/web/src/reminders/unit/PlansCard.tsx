import { Button, FileButton } from '@mantine/core';
import { IconCheck, IconRepeat, IconUpload } from '@tabler/icons-react';
import { useState } from 'react';
import { moneyOf } from '#contract/base/money/amount.ts';
import { reminders } from '#contract/reminders/endpoints.ts';
import type { PlanShown, UnitReminders } from '#contract/reminders/schema.ts';
import { useChange } from '../../base/data.ts';
import { useText } from '../../base/texts.tsx';
import { useDayText } from '../../base/when.ts';
import { Card } from '../../kit/card/Card.tsx';
import { Tag } from '../../kit/card/Tag.tsx';
import { Attachments } from '../../kit/files/Attachments.tsx';
import { UploadState } from '../../kit/files/UploadState.tsx';
import { useUploads } from '../../kit/files/useUploads.ts';
import { FieldError } from '../../kit/form/FieldError.tsx';
import { QrCode } from '../../kit/motifs/QrCode.tsx';
import { bare, crowns } from '../rows/data.ts';
import css from '../rows/Reminders.module.css';
import { AgreeDialog } from './AgreeDialog.tsx';
import { EndPlanDialog } from './EndPlanDialog.tsx';

const tones = { kept: 'ok', late: 'bad', paid: 'ok', ended: 'stone' } as const;
const isOver = ({ state }: PlanShown): boolean => state === 'paid' || state === 'ended';

/** What was agreed with the unit, and for who administers the way to an agreement. */
export function Plans({ unit }: { unit: UnitReminders }) {
  const say = useText();
  const [agrees, agree] = useState(false);
  const mayAgree = unit.may.write && moneyOf(unit.late) > 0n && unit.plans.every(isOver);
  return (
    <>
      {unit.plans.map((p) => (
        <PlanCard key={p.id} plan={p} unit={unit} />
      ))}
      {mayAgree && (
        <div className={css.actions}>
          <Button
            variant="default"
            leftSection={<IconRepeat size={20} stroke={1.75} aria-hidden="true" />}
            onClick={() => agree(true)}
          >
            {say('REMINDERS.PLAN.PROPOSE')}
          </Button>
        </div>
      )}
      {agrees && <AgreeDialog unit={unit} onClose={() => agree(false)} />}
    </>
  );
}

function PlanCard({ plan, unit }: { plan: PlanShown; unit: UnitReminders }) {
  const say = useText();
  const { day } = useDayText();
  const [ends, end] = useState(false);
  const agreed = day(plan.date);
  return (
    <Card title={say('REMINDERS.PLAN.TITLE', { sum: crowns(plan.total) })} padded>
      <div className={css.stack}>
        <p className={css.quiet}>
          <Tag tone={tones[plan.state]} icon={plan.state === 'paid' ? IconCheck : IconRepeat}>
            {say(`REMINDERS.PLAN.STATES.${plan.state}`)}
          </Tag>{' '}
          {plan.by
            ? say('REMINDERS.PLAN.AGREED', { day: agreed, name: plan.by })
            : say('REMINDERS.PLAN.AGREED_PLAIN', { day: agreed })}
        </p>
        <p>{say('REMINDERS.PLAN.PAID_OF', { paid: crowns(plan.paid), total: crowns(plan.total) })}</p>
        {plan.next && <Next next={plan.next} />}
        <Instalments plan={plan} />
        {plan.ended && (
          <p className={css.quiet}>
            {say('REMINDERS.PLAN.ENDED', { day: day(plan.ended.date), reason: plan.ended.reason })}
          </p>
        )}
        <Attachments files={plan.files} label={say('REMINDERS.PLAN.PAPER')} />
        {unit.may.write && <Paper unitId={unit.unit.id} plan={plan} />}
        {unit.may.write && !isOver(plan) && (
          <div className={css.actions}>
            <Button variant="default" onClick={() => end(true)}>
              {say('REMINDERS.PLAN.END')}
            </Button>
          </div>
        )}
        {ends && <EndPlanDialog id={unit.unit.id} planId={plan.id} onClose={() => end(false)} />}
      </div>
    </Card>
  );
}

/** Uploads the paper that was signed, or another one in its place. */
function Paper({ unitId, plan }: { unitId: number; plan: PlanShown }) {
  const say = useText();
  const paper = useChange(reminders.planPaper);
  const uploads = useUploads(
    (file) => void paper.run({ id: unitId, planId: plan.id, fileId: file.id }).catch(() => undefined),
    { atOnce: true },
  );
  return (
    <div>
      <FileButton accept="application/pdf,image/*" onChange={(file) => file && uploads.add([file])}>
        {(props) => (
          <Button
            {...props}
            variant="default"
            loading={paper.busy || uploads.busy}
            leftSection={<IconUpload size={20} stroke={1.75} aria-hidden="true" />}
          >
            {say(plan.files.length === 0 ? 'REMINDERS.PLAN.PAPER_ADD' : 'REMINDERS.PLAN.PAPER_CHANGE')}
          </Button>
        )}
      </FileButton>
      {uploads.items.map((item) => (
        <UploadState key={item.key} item={item} onRetry={() => uploads.retry(item.key)} />
      ))}
      {paper.refused && <FieldError>{say(paper.refused.key, paper.refused.params)}</FieldError>}
    </div>
  );
}

/** What is paid next, and the code that pays it. */
function Next({ next }: { next: NonNullable<PlanShown['next']> }) {
  const say = useText();
  const { day } = useDayText();
  const words = say('REMINDERS.PLAN.NEXT', { amount: crowns(next.amount), day: day(next.date) });
  return (
    <>
      <p className={css.strong}>{words}</p>
      {next.code && (
        <div className={css.code}>
          <QrCode text={next.code} label={words} />
        </div>
      )}
    </>
  );
}

function Instalments({ plan }: { plan: PlanShown }) {
  const say = useText();
  const { day } = useDayText();
  return (
    <table className={css.table}>
      <thead>
        <tr>
          <th scope="col">{say('REMINDERS.PLAN.DATE')}</th>
          <th scope="col" className={css.right}>
            {say('REMINDERS.PLAN.AMOUNT')}
          </th>
        </tr>
      </thead>
      <tbody>
        {plan.instalments.map((i) => (
          <tr key={i.date}>
            <td>
              {day(i.date)} ·{' '}
              <span className={css.quiet}>{say(i.paid ? 'REMINDERS.PLAN.DONE' : 'REMINDERS.PLAN.OPEN')}</span>
            </td>
            <td className={css.right}>{bare(i.amount)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
