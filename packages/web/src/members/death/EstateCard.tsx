import { Button } from '@mantine/core';
import { IconArrowBackUp, IconPlus } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { memberLinks } from '#contract/members/links.ts';
import type { Death, EstatePerson } from '#contract/members/schema-death.ts';
import { useMay } from '../../base/me.tsx';
import { useText } from '../../base/texts.tsx';
import { useShown } from '../../base/when.ts';
import { Card } from '../../kit/card/Card.tsx';
import { confirm } from '../../kit/dialog/confirm.tsx';
import { Attachments } from '../../kit/files/Attachments.tsx';
import { useDeath, useEndPerson, useUndoDeath } from './data.ts';
import css from './death.module.css';
import { EstateDialog } from './EstateDialog.tsx';

const icon = { size: 20, stroke: 1.75, 'aria-hidden': true } as const;

function Undo({ id, until }: { id: number; until: string }) {
  const say = useText();
  const shown = useShown();
  const undo = useUndoDeath();
  const ask = async () => {
    const yes = await confirm({
      title: say('DEATH.UNDO_ASK'),
      text: say('DEATH.UNDO_TEXT'),
      yes: say('DEATH.UNDO'),
      no: say('FORM.KEEP'),
    });
    if (yes) await undo.run({ id }).catch(() => undefined);
  };
  return (
    <div className={css.buttons}>
      <Button
        variant="default"
        loading={undo.busy}
        leftSection={<IconArrowBackUp {...icon} />}
        onClick={() => void ask()}
      >
        {say('DEATH.UNDO')}
      </Button>
      <span className={css.quiet}>{say('DEATH.UNDO_UNTIL', { day: shown.day(until) })}</span>
    </div>
  );
}

function One({ id, one, mayEnd }: { id: number; one: EstatePerson; mayEnd: boolean }) {
  const say = useText();
  const shown = useShown();
  const end = useEndPerson();
  const ask = async () => {
    const yes = await confirm({
      title: say('DEATH.END_ASK'),
      text: say('DEATH.END_TEXT', { name: one.member.full_name }),
      yes: say('DEATH.END'),
      no: say('FORM.KEEP'),
      danger: true,
    });
    if (yes) await end.run({ id, person: one.id }).catch(() => undefined);
  };
  return (
    <div className={css.one}>
      <span className={css.words}>
        <Link {...memberLinks.one(one.member.id)}>{one.member.full_name}</Link>
        <span className={css.quiet}>
          {say(`DEATH.AS_KIND.${one.as}`)}, {say('DEATH.SINCE', { day: shown.day(one.from) })}
          {one.until && ` ${say('DEATH.UNTIL', { day: shown.day(one.until) })}`}
        </span>
        <Attachments files={one.files} />
      </span>
      {mayEnd && one.until === null && (
        <Button variant="default" loading={end.busy} onClick={() => void ask()}>
          {say('DEATH.END')}
        </Button>
      )}
    </div>
  );
}

function People({ id, death }: { id: number; death: Death }) {
  const say = useText();
  const [adding, add] = useState(false);
  const { people, units, mayWrite } = death;
  if (people.length === 0 && units.length === 0) return null;
  return (
    <div className={css.part}>
      <b>{say('DEATH.PEOPLE')}</b>
      {!people.some((p) => p.until === null) && <p>{say('DEATH.NOBODY')}</p>}
      {people.map((one) => (
        <One key={one.id} id={id} one={one} mayEnd={mayWrite} />
      ))}
      {mayWrite && units.length > 0 && (
        <div className={css.buttons}>
          <Button leftSection={<IconPlus {...icon} />} onClick={() => add(true)}>
            {say('DEATH.ADD')}
          </Button>
        </div>
      )}
      <p className={css.quiet}>{say('DEATH.HEIRS')}</p>
      {adding && <EstateDialog id={id} onClose={() => add(false)} />}
    </div>
  );
}

/** What the committee knows of a death: its day, the way back, and who acts for the estate. */
export function EstateCard({ id, diedOn }: { id: number; diedOn: string | null }) {
  const say = useText();
  const shown = useShown();
  const administers = useMay('members', 'rw');
  const of = useDeath(id, administers && diedOn !== null);
  const death = of.data;
  if (!death?.day) return null;
  const at = death.markedAt && shown.moment(death.markedAt);
  return (
    <div className={css.stack}>
      <Card title={say('DEATH.CARD')} padded>
        <div className={css.part}>
          <p>
            {say('DEATH.DIED', { day: shown.day(death.day) })}
            {at && <span className={css.quiet}> ({say('DEATH.BY', { who: death.markedBy, at })})</span>}
          </p>
          {death.note && <p className={css.quiet}>{death.note}</p>}
          {death.undoUntil && <Undo id={id} until={death.undoUntil} />}
          <People id={id} death={death} />
        </div>
      </Card>
    </div>
  );
}
