import { NumberInput, Switch, TextInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { IconLock } from '@tabler/icons-react';
import { useState } from 'react';
import { houseSettings } from '#contract/association/endpoints-settings.ts';
import { type Built, isAlways } from '#contract/association/rules.ts';
import { HouseSettingsChange, proxies, type HouseSettings as Settings } from '#contract/association/schema-settings.ts';
import { homeLinks } from '#contract/home/links.ts';
import { session } from '#contract/session/endpoints.ts';
import type { TextKey } from '#contract/texts/keys.ts';
import { useChange, useReading } from '../../base/data.ts';
import { Loaded } from '../../base/Loaded.tsx';
import { useLanguage, useText } from '../../base/texts.tsx';
import { Card } from '../../kit/card/Card.tsx';
import { Select } from '../../kit/choose/Select.tsx';
import { FormFrame } from '../../kit/form/FormFrame.tsx';
import { FormStack } from '../../kit/form/FormGrid.tsx';
import { useRecordForm } from '../../kit/form/useRecordForm.tsx';
import css from './HouseSettings.module.css';
import { DeadlineFields, daysInput, daysValues, SolverFields, solverInput } from './SolverFields.tsx';

/** Whole crowns as they are typed; statutes say no haléře. */
const crownsOf = ({ spendingLimit }: Settings['statutes']): number | string =>
  spendingLimit === null ? '' : spendingLimit.replace(/\.00$/, '');
const limitOf = (crowns: number | string): string | null => (crowns === '' ? null : `${crowns}.00`);

const valuesOf = ({ modules, statutes, defaultSolver, solvers, reportDays }: Settings) => ({
  modules: modules as Built[],
  statutes: {
    ...statutes,
    proxyLimit: (statutes.proxyLimit ?? '') as number | '',
    spendingLimit: crownsOf(statutes),
  },
  defaultSolver,
  solvers,
  reportDays: daysValues(reportDays),
});
type Values = ReturnType<typeof valuesOf>;

const inputOf = ({ modules, statutes, defaultSolver, solvers, reportDays }: Values, updatedAt: string) => ({
  updatedAt,
  modules,
  statutes: {
    ...statutes,
    proxyLimit: statutes.proxyLimit === '' ? null : statutes.proxyLimit,
    spendingLimit: limitOf(statutes.spendingLimit),
  },
  ...solverInput({ defaultSolver, solvers }),
  reportDays: daysInput(reportDays),
});

/** Modules, statutes, the default solver and deadlines of reports, for those who administer the association. */
export function HouseSettings() {
  const of = useReading(houseSettings.read, {});
  // Filled once: what somebody else saves meanwhile must not overwrite what is being typed.
  const [saved, setSaved] = useState<{ turn: number; settings: Settings } | null>(null);
  return (
    <Loaded of={of}>
      {(read) => (
        <SettingsForm
          key={saved?.turn ?? 0}
          settings={saved?.settings ?? read}
          onSaved={(settings) => setSaved({ turn: (saved?.turn ?? 0) + 1, settings })}
          reload={async () => (await of.refetch()).data ?? read}
        />
      )}
    </Loaded>
  );
}

type Props = { settings: Settings; onSaved: (settings: Settings) => void; reload: () => Promise<Settings> };

function SettingsForm({ settings, onSaved, reload }: Props) {
  const say = useText();
  const change = useChange(houseSettings.change, { touches: [session.verify] });
  const form = useRecordForm({
    initial: valuesOf(settings),
    version: settings.updatedAt,
    schema: HouseSettingsChange,
    input: inputOf,
    send: change.run,
    reload: async () => {
      const fresh = await reload();
      return { values: valuesOf(fresh), version: fresh.updatedAt };
    },
    done: onSaved,
  });
  return (
    <FormFrame form={form} back={homeLinks.dashboard()} save={say('HOUSE.SETTINGS.SAVE')} busy={change.busy}>
      <Modules fields={form.fields} offered={settings.offered} />
      <Card title={say('HOUSE.SETTINGS.STATUTES')} padded>
        <StatuteFields fields={form.fields} />
      </Card>
      <Card title={say('HOUSE.SETTINGS.SOLVER')} padded>
        <SolverFields
          value={form.fields.values}
          lost={settings.lostSolvers}
          errors={form.fields.errors}
          onChange={(chosen, field) => {
            form.fields.setValues(chosen);
            form.fields.clearFieldError(field);
          }}
        />
      </Card>
      <Card title={say('HOUSE.SETTINGS.DAYS')} padded>
        <DeadlineFields props={form.fields.getInputProps} />
      </Card>
    </FormFrame>
  );
}

type FieldsProps = { fields: UseFormReturnType<Values> };

function Modules({ fields, offered }: FieldsProps & { offered: readonly Built[] }) {
  const say = useText();
  const { modules } = fields.values;
  const turn = (module: Built, on: boolean) =>
    fields.setFieldValue('modules', on ? [...modules, module] : modules.filter((m) => m !== module));
  return (
    <Card title={say('HOUSE.SETTINGS.MODULES')} padded>
      <FormStack>
        <p className={css.hint}>{say('HOUSE.SETTINGS.MODULES_HINT')}</p>
        {offered.map((m) =>
          isAlways(m) ? (
            <div key={m} className={css.always}>
              <IconLock size={20} stroke={1.75} aria-hidden="true" className={css.lock} />
              <div>
                <p>{say(`HOUSE.SETTINGS.MODULE.${m}.NAME`)}</p>
                <p className={css.why}>{say(`HOUSE.SETTINGS.MODULE.${m}.OFF`)}</p>
              </div>
            </div>
          ) : (
            <Switch
              key={m}
              label={say(`HOUSE.SETTINGS.MODULE.${m}.NAME`)}
              description={say(`HOUSE.SETTINGS.MODULE.${m}.OFF`)}
              checked={modules.includes(m)}
              onChange={(e) => turn(m, e.currentTarget.checked)}
            />
          ),
        )}
      </FormStack>
    </Card>
  );
}

function StatuteFields({ fields }: FieldsProps) {
  const say = useText();
  const { locale } = useLanguage();
  const props = fields.getInputProps;
  const allowed = (
    name: 'electronic' | 'perRollam' | 'substitute' | 'proxyVerified',
    label: TextKey,
    hint: TextKey,
  ) => (
    <Switch
      label={say(label)}
      description={say(hint)}
      {...props(`statutes.${name}`, { type: 'checkbox' })}
      error={undefined}
    />
  );
  const number = (
    name: 'perRollamDays' | 'noticeDays' | 'quorum' | 'proxyLimit' | 'spendingLimit',
    label: TextKey,
    hint: TextKey,
  ) => (
    <NumberInput
      label={say(label)}
      description={say(hint)}
      hideControls
      allowDecimal={false}
      allowNegative={false}
      thousandSeparator={locale === 'cs' ? '\u00a0' : ','}
      inputMode="numeric"
      {...props(`statutes.${name}`)}
    />
  );
  return (
    <FormStack>
      <p className={css.hint}>{say('HOUSE.SETTINGS.STATUTES_HINT')}</p>
      {allowed('electronic', 'HOUSE.SETTINGS.ELECTRONIC', 'HOUSE.SETTINGS.ELECTRONIC_HINT')}
      {allowed('perRollam', 'HOUSE.SETTINGS.PER_ROLLAM', 'HOUSE.SETTINGS.PER_ROLLAM_HINT')}
      {allowed('substitute', 'HOUSE.SETTINGS.SUBSTITUTE', 'HOUSE.SETTINGS.SUBSTITUTE_HINT')}
      <div className={css.grid}>
        {number('noticeDays', 'HOUSE.SETTINGS.NOTICE_DAYS', 'HOUSE.SETTINGS.NOTICE_DAYS_HINT')}
        {number('perRollamDays', 'HOUSE.SETTINGS.PER_ROLLAM_DAYS', 'HOUSE.SETTINGS.PER_ROLLAM_DAYS_HINT')}
        {number('quorum', 'HOUSE.SETTINGS.QUORUM', 'HOUSE.SETTINGS.QUORUM_HINT')}
        {number('proxyLimit', 'HOUSE.SETTINGS.PROXY_LIMIT', 'HOUSE.SETTINGS.PROXY_LIMIT_HINT')}
        <Select
          label={say('HOUSE.SETTINGS.PROXY_WHO')}
          description={say('HOUSE.SETTINGS.PROXY_WHO_HINT')}
          data={proxies.map((p) => ({ value: p, label: say(`HOUSE.SETTINGS.PROXY.${p}`) }))}
          {...props('statutes.proxyWho')}
        />
        {number('spendingLimit', 'HOUSE.SETTINGS.SPENDING', 'HOUSE.SETTINGS.SPENDING_HINT')}
        <TextInput
          label={say('HOUSE.SETTINGS.SPENDING_SECTION')}
          description={say('HOUSE.SETTINGS.SPENDING_SECTION_HINT')}
          {...props('statutes.spendingSection')}
        />
      </div>
      {allowed('proxyVerified', 'HOUSE.SETTINGS.PROXY_VERIFIED', 'HOUSE.SETTINGS.PROXY_VERIFIED_HINT')}
    </FormStack>
  );
}
