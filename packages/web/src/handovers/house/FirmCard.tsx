import { Button } from '@mantine/core';
import { IconCheck, IconClock, IconLinkOff, IconSend, IconX } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { contactLinks } from '#contract/contacts/links.ts';
import { handovers as calls } from '#contract/handovers/endpoints.ts';
import type { HandoversOfReport, HandoverView } from '#contract/handovers/schema.ts';
import { reports } from '#contract/reports/endpoints.ts';
import { useBegun } from '../../base/begun.ts';
import { useChange } from '../../base/data.ts';
import { latePart } from '../../base/parts.ts';
import { useText } from '../../base/texts.tsx';
import { useWhen } from '../../base/when.ts';
import { PlainWords } from '../../comments/CommentList.tsx';
import { Card } from '../../kit/card/Card.tsx';
import { Tag } from '../../kit/card/Tag.tsx';
import { confirm } from '../../kit/dialog/confirm.tsx';
import { Note } from '../../kit/page/Note.tsx';
import { useHandovers } from './data.ts';
import css from './Firm.module.css';

const HandOverDialog = latePart(async () => (await import('./HandOverDialog.tsx')).HandOverDialog);
const icon = { size: 20, stroke: 1.75, 'aria-hidden': true } as const;
const signs = { waiting: IconClock, done: IconCheck, cannot: IconX } as const;
const tones = { waiting: 'info', done: 'ok', cannot: 'warn' } as const;

/** Whom the report was handed over to, when they come and what they say; nothing where nobody was and nobody may. */
export function FirmCard({ id }: { id: number }) {
  const say = useText();
  const { data } = useHandovers(id);
  const begunFor = useBegun()?.firm;
  const [asking, ask] = useState(begunFor !== undefined);
  if (!data || (data.handovers.length === 0 && !data.may.handOver)) return null;
  const { handovers, may } = data;
  const [now, ...before] = handovers;
  const stands = now?.open ? now : undefined;
  const past = stands ? before : handovers;
  const asks = asking && may.handOver;
  return (
    <Card title={say('HANDOVER.TITLE')} padded>
      <div className={css.firm}>
        {stands && <Standing h={stands} may={may} />}
        {past.length > 0 && <Past all={past} />}
        <div className={css.deeds}>
          {may.handOver && (
            <Button variant="default" leftSection={<IconSend {...icon} />} onClick={() => ask(true)}>
              {say(stands ? 'HANDOVER.AGAIN' : 'HANDOVER.DO')}
            </Button>
          )}
          {may.takeBack && stands && <TakeBack id={id} />}
        </div>
      </div>
      {asks && (
        <HandOverDialog
          id={id}
          phone={data.phone}
          replaces={Boolean(stands)}
          first={handovers.length === 0 ? begunFor : undefined}
          onClose={() => ask(false)}
        />
      )}
    </Card>
  );
}

function Name({ h: { contact } }: { h: HandoverView }) {
  const say = useText();
  if (!contact) return <b>{say('HANDOVER.SOME_FIRM')}</b>;
  return (
    <Link {...contactLinks.one(contact.id)} className={css.name}>
      {contact.full_name}
    </Link>
  );
}

/** The one that has the link now. */
function Standing({ h, may }: { h: HandoverView } & Pick<HandoversOfReport, 'may'>) {
  const say = useText();
  const { moment, day } = useWhen();
  const { day: on, sent } = h;
  const hours = on && on.from !== null && on.to !== null ? { from: on.from, to: on.to } : null;
  const when = on && (hours ? say('HANDOVER.AT', { day: day(on.day), ...hours }) : day(on.day));
  return (
    <>
      <div className={css.head}>
        <Name h={h} />
        <Tag tone={tones[h.state]} icon={signs[h.state]}>
          {say(`HANDOVER.STATES.${h.state}`)}
        </Tag>
      </div>
      <p className={css.when}>{when ? `${say('HANDOVER.COMES')} ${when}` : say('HANDOVER.NO_DAY')}</p>
      {h.said && <PlainWords text={h.said} />}
      {h.state === 'done' && may.takeBack && <Note>{say('HANDOVER.CONFIRM')}</Note>}
      <p className={css.quiet}>
        {[say('HANDOVER.TO', { when: moment(h.at) }), sent?.by && say('HANDOVER.BY', { name: sent.by.full_name })]
          .filter(Boolean)
          .join(', ')}
        {sent && (
          <>
            <br />
            {say('HANDOVER.SENT_TO', { email: sent.email })}, {say('HANDOVER.UNTIL', { when: day(sent.expiresAt) })}
          </>
        )}
      </p>
    </>
  );
}

/** Those whose links are over, in a line each. */
function Past({ all }: { all: readonly HandoverView[] }) {
  const say = useText();
  const { day } = useWhen();
  return (
    <div>
      <h3 className={css.earlier}>{say('HANDOVER.EARLIER')}</h3>
      <ul className={css.past}>
        {all.map((h) => (
          <li key={h.id}>
            <Name h={h} />
            <span className={css.quiet}>
              {say('HANDOVER.TO', { when: day(h.at) })}
              {h.state !== 'waiting' && `, ${say(`HANDOVER.STATES.${h.state}`)}`}
            </span>
            {h.said && <PlainWords text={h.said} />}
          </li>
        ))}
      </ul>
    </div>
  );
}

function TakeBack({ id }: { id: number }) {
  const say = useText();
  const change = useChange(calls.takeBack, { touches: [reports.one] });
  const ask = async () => {
    const yes = await confirm({
      title: say('HANDOVER.TAKE_BACK.TITLE'),
      text: say('HANDOVER.TAKE_BACK.TEXT'),
      yes: say('HANDOVER.TAKE_BACK.DO'),
      no: say('FORM.KEEP'),
      danger: true,
    });
    if (yes) await change.run({ id }).catch(() => undefined);
  };
  return (
    <Button variant="subtle" loading={change.busy} leftSection={<IconLinkOff {...icon} />} onClick={() => void ask()}>
      {say('HANDOVER.TAKE_BACK.DO')}
    </Button>
  );
}
