import { Switch } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { decisiveOf } from '#contract/motions/rules-decisive.ts';
import { law, type Preset, presetBy, presets } from '#contract/motions/rules-law.ts';
import { type Basis, bases, voteTypes, wholes } from '#contract/motions/schema.ts';
import { useText } from '../../base/texts.tsx';
import { Card } from '../../kit/card/Card.tsx';
import { ChoiceCards } from '../../kit/choose/ChoiceCards.tsx';
import { Select } from '../../kit/choose/Select.tsx';
import { FormGrid, FormStack } from '../../kit/form/FormGrid.tsx';
import { Note } from '../../kit/page/Note.tsx';
import { useDayText } from '../../motions/moments.ts';
import css from './DraftFields.module.css';
import { presetValues, ruleIn, type VoteValues } from './draftValues.ts';
import { ThresholdField } from './ThresholdField.tsx';
import { useThresholdText } from './useThresholdText.ts';

type Props = { fields: UseFormReturnType<VoteValues> };
const own = 'own';

/** When the law was last looked at, and that it only helps. */
export function useInformative() {
  const say = useText();
  const day = useDayText();
  return say('VOTE.LAW.INFORMATIVE', { since: day(law.since), asOf: day(law.asOf) });
}

/** The grounds of the decision: they fill in what the law asks, and explain it. */
export function WayFields({ fields }: Props) {
  const say = useText();
  const informative = useInformative();
  const { values } = fields;
  const chosen = presetBy(values.preset);
  const offered = presets.filter((p) => p.basis === values.basis);
  const take = (preset: Preset | undefined) => preset && fields.setValues(presetValues(preset));
  // A preset that does not go with the type gives way to one that does; what was set by hand stays.
  const choose = (type: VoteValues['type']) => {
    fields.setFieldValue('type', type);
    if (chosen && chosen.type !== type) take(presets.find((p) => p.type === type));
  };
  return (
    <Card title={say('VOTE_FORM.WAY')} padded>
      <FormStack>
        <Select
          label={say('VOTE_FORM.BASIS')}
          withAsterisk
          data={bases.map((b) => ({ value: b, label: say(`VOTE_FORM.BASES.${b}`) }))}
          {...fields.getInputProps('basis')}
          onChange={(next) => take(presets.find((p) => p.basis === (next as Basis)))}
        />
        <Select
          label={say('VOTE_FORM.PRESET')}
          description={say('VOTE_FORM.PRESET_HINT')}
          data={[
            ...offered.map((p) => ({ value: p.id as string, label: say(p.name) })),
            { value: own, label: say('VOTE_FORM.PRESET_OWN') },
          ]}
          value={chosen?.id ?? own}
          onChange={(next) =>
            next === own ? fields.setFieldValue('preset', null) : take(offered.find((p) => p.id === next))
          }
        />
        {values.basis === 'perRollam' && (
          <Switch
            label={say('VOTE_FORM.AFTER_FAILED')}
            description={say('VOTE_FORM.AFTER_FAILED_HINT')}
            {...fields.getInputProps('afterFailedAssembly', { type: 'checkbox' })}
          />
        )}
        <ChoiceCards
          label={say('VOTE_FORM.TYPE')}
          choices={voteTypes.map((t) => ({
            value: t,
            label: say(`VOTE_FORM.TYPES.${t}`),
            hint: say(`VOTE_FORM.TYPES.${t}_HINT`),
          }))}
          value={values.type}
          onChange={choose}
        />
        <div aria-live="polite">
          <Note>
            {say(chosen?.why ?? law.bases[values.basis].why)}
            <span className={css.law}>{informative}</span>
          </Note>
        </div>
      </FormStack>
    </Card>
  );
}

/** What has to be reached: turnout, and votes for. */
export function ThresholdFields({ fields }: Props) {
  const say = useText();
  return (
    <Card title={say('VOTE_FORM.THRESHOLDS')} padded>
      <FormGrid>
        <ThresholdField
          fields={fields}
          of="participation"
          label="VOTE_FORM.PARTICIPATION"
          description="VOTE_FORM.PARTICIPATION_HINT"
        />
        <ThresholdField fields={fields} of="accept" label="VOTE_FORM.ACCEPT" description="VOTE_FORM.ACCEPT_HINT" />
        <Select
          label={say('VOTE_FORM.INCLUSIVE')}
          data={[
            { value: 'more', label: say('VOTE_FORM.INCLUSIVE_MORE') },
            { value: 'least', label: say('VOTE_FORM.INCLUSIVE_LEAST') },
          ]}
          value={fields.values.acceptInclusive ? 'least' : 'more'}
          onChange={(next) => fields.setFieldValue('acceptInclusive', next === 'least')}
        />
        <Select
          label={say('VOTE_FORM.OF')}
          data={wholes.map((w) => ({ value: w, label: say(`VOTE_FORM.OF_${w}`) }))}
          {...fields.getInputProps('acceptOf')}
        />
      </FormGrid>
      <Stricter values={fields.values} />
    </Card>
  );
}

/** The numbers and what the preset asks both have to hold; this names the stricter of them. */
function Stricter({ values }: { values: VoteValues }) {
  const say = useText();
  const threshold = useThresholdText();
  const { participation, accept, law: asked, ...rule } = ruleIn(values);
  if (!asked || !participation || !accept) return null;
  const { quorumInclusive, ...decides } = decisiveOf({ ...rule, participation, accept, law: asked }, null);
  const quorum =
    decides.participation.num === 0n
      ? say('VOTE_FORM.RECAP.TURNOUT_NONE')
      : say('VOTE_FORM.RECAP.TURNOUT_TEXT', {
          inclusive: quorumInclusive ? 'yes' : 'no',
          part: threshold(decides.participation),
        });
  const agreed = say('VOTE_FORM.RECAP.ACCEPTED_TEXT', {
    inclusive: decides.inclusive ? 'yes' : 'no',
    part: threshold(decides.accept),
    of: say(`VOTE_FORM.OF_${decides.of}`),
  });
  return (
    <div className={css.stricter} aria-live="polite">
      <Note>{say('VOTE_FORM.STRICTER', { quorum, agreed })}</Note>
    </div>
  );
}
