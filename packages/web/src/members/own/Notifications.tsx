import { Button, Switch } from '@mantine/core';
import { IconChevronDown, IconChevronUp } from '@tabler/icons-react';
import { useState } from 'react';
import type { z } from 'zod/mini';
import type { Module } from '#contract/access.ts';
import { members } from '#contract/members/endpoints.ts';
import { paceIn, paceOfAll, pacesOf, wishesOf } from '#contract/notices/rules.ts';
import { type Pace, paces, type Quiet } from '#contract/notices/schema.ts';
import { session as calls } from '#contract/session/endpoints.ts';
import type { SettingsChange } from '#contract/session/schema.ts';
import { useChange } from '../../base/data.ts';
import { useMe } from '../../base/me.tsx';
import { useLanguage, useText } from '../../base/texts.tsx';
import { Card } from '../../kit/card/Card.tsx';
import { Select } from '../../kit/choose/Select.tsx';
import { Note } from '../../kit/page/Note.tsx';
import { SavedAt, useSavedAt } from '../../kit/page/SavedAt.tsx';
import css from './Notifications.module.css';

type Props = { modules: readonly Module[] };

/** What most people mean by night. */
const night: Quiet = { from: '22:00', to: '07:00' };
const halves = Array.from({ length: 48 }, (_, i) => {
  const hour = String(Math.floor(i / 2)).padStart(2, '0');
  return `${hour}:${i % 2 ? '30' : '00'}`;
});

type HourProps = { label: string; value: string; disabled: boolean; onChange: (time: string) => void };
function Hour({ label, value, disabled, onChange }: HourProps) {
  const { locale } = useLanguage();
  const shown = (time: string) => (locale === 'cs' ? time.replace(/^0/, '') : time);
  const times = halves.includes(value) ? halves : [...halves, value].sort();
  return (
    <Select
      label={label}
      data={times.map((time) => ({ value: time, label: shown(time) }))}
      value={value}
      disabled={disabled}
      onChange={onChange}
    />
  );
}

type WishesProps = Props & {
  of: { notifications: Partial<Record<Module, Pace>> };
  disabled: boolean;
  keep: (some: Partial<Record<Module, Pace>>) => void;
};

/** How soon news of all parts go, as one sentence. */
function AllPaces({ modules, of, disabled, keep }: WishesProps) {
  const say = useText();
  const all = paceOfAll(of, modules);
  const data: { value: Pace | 'mixed'; label: string }[] = paces.map((pace) => ({
    value: pace,
    label: say(`NOTICES.ALL.${pace}`),
  }));
  return (
    <div className={css.sentence}>
      <span aria-hidden="true">{say('NOTICES.SEND')}</span>
      <Select
        className={css.all}
        classNames={{ input: css.word }}
        aria-label={say('NOTICES.SEND')}
        data={all === null ? [...data, { value: 'mixed', label: say('NOTICES.ALL.mixed') }] : data}
        value={all ?? 'mixed'}
        disabled={disabled}
        onChange={(pace) =>
          pace !== 'mixed' && keep(Object.fromEntries(modules.map((module) => [module, paceIn(module, pace)])))
        }
      />
    </div>
  );
}

/** The same part by part, opened on demand. */
function PartPaces({ modules, of, disabled, keep }: WishesProps) {
  const say = useText();
  const [open, setOpen] = useState(false);
  const Sign = open ? IconChevronUp : IconChevronDown;
  return (
    <>
      <Button
        variant="subtle"
        className={css.opener}
        aria-expanded={open}
        rightSection={<Sign size={18} stroke={1.75} aria-hidden="true" />}
        onClick={() => setOpen(!open)}
      >
        {say('NOTICES.PARTS')}
      </Button>
      {open && (
        <ul className={css.paces}>
          {modules.map((module) => (
            <li key={module} className={css.pace}>
              <span aria-hidden="true">{say(`ROLES.MODULES.${module}`)}</span>
              <Select
                aria-label={say(`ROLES.MODULES.${module}`)}
                data={pacesOf(module).map((pace) => ({ value: pace, label: say(`NOTICES.PACES.${pace}`) }))}
                value={wishesOf(of, module).pace}
                disabled={disabled}
                onChange={(pace) => keep({ [module]: pace as Pace })}
              />
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

/** How soon the person wants news of each part by e-mail, and when they want none. */
export function Notifications({ modules }: Props) {
  const say = useText();
  const me = useMe();
  const change = useChange(calls.settings, { touches: [members.one] });
  const { outcome, save } = useSavedAt();
  const { notifications: chosen, quiet } = me.settings;
  const keep = (settings: z.output<typeof SettingsChange>) => {
    if (me.id === null) return;
    const { id } = me;
    void save(() => change.run({ id, settings }));
  };
  const wishes = {
    modules,
    of: { notifications: chosen },
    disabled: change.busy,
    keep: (some: Partial<Record<Module, Pace>>) => keep({ notifications: { ...chosen, ...some } }),
  };
  return (
    <Card title={say('PERSON.OWN.NOTIFICATIONS')} aside={<SavedAt outcome={outcome} />} padded>
      <div className={css.part}>
        <AllPaces {...wishes} />
        {modules.includes('gallery') && <p className={css.hint}>{say('NOTICES.PHOTOS')}</p>}
        <PartPaces {...wishes} />
        <div className={css.quiet}>
          <Switch
            size="md"
            label={say('NOTICES.QUIET.SWITCH')}
            description={say('NOTICES.QUIET.LEAD')}
            checked={quiet !== null}
            disabled={change.busy}
            onChange={(e) => keep({ quiet: e.currentTarget.checked ? night : null })}
          />
          {quiet && (
            <div className={css.hours}>
              <Hour
                label={say('NOTICES.QUIET.FROM')}
                value={quiet.from}
                disabled={change.busy}
                onChange={(from) => keep({ quiet: { ...quiet, from } })}
              />
              <Hour
                label={say('NOTICES.QUIET.TO')}
                value={quiet.to}
                disabled={change.busy}
                onChange={(to) => keep({ quiet: { ...quiet, to } })}
              />
            </div>
          )}
        </div>
        <Note>{say('NOTICES.ALWAYS')}</Note>
      </div>
    </Card>
  );
}
