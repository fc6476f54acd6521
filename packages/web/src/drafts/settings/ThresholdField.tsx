import { Button, NumberInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { whole } from '#contract/base/shares/fraction.ts';
import type { TextKey } from '#contract/texts/keys.ts';
import { useLanguage, useText } from '../../base/texts.tsx';
import { ShareField } from '../../kit/share/ShareField.tsx';
import css from './DraftFields.module.css';
import type { VoteValues } from './draftValues.ts';
import { asShare, thresholdIn, typedThreshold } from './thresholds.ts';

type Props = {
  fields: UseFormReturnType<VoteValues>;
  of: 'participation' | 'accept';
  label: TextKey;
  description?: TextKey;
};

/** A threshold in percent, or as a fraction where no percent says it exactly. */
export function ThresholdField({ fields, of, label, description }: Props) {
  const say = useText();
  const { locale } = useLanguage();
  const [count, part] = [`${of}_count`, `${of}Part`] as const;
  const typed = { count: fields.values[count], part: fields.values[part] };
  const toggle = () => {
    const now = thresholdIn(typed);
    if (typed.part) fields.setFieldValue(count, now ? typedThreshold(now).count : '');
    fields.setFieldValue(part, typed.part ? null : asShare(now ?? whole));
  };
  const hint = description && say(description);
  return (
    <div className={css.threshold}>
      {typed.part ? (
        <ShareField label={say(label)} description={hint} required {...fields.getInputProps(part)} />
      ) : (
        <NumberInput
          label={say(label)}
          description={hint}
          withAsterisk
          suffix={locale === 'cs' ? '\u00a0%' : '%'}
          decimalScale={4}
          decimalSeparator={locale === 'cs' ? ',' : '.'}
          hideControls
          allowNegative={false}
          {...fields.getInputProps(count)}
        />
      )}
      <Button variant="subtle" size="compact-md" className={css.toggle} onClick={toggle}>
        {say(typed.part ? 'VOTE_FORM.AS_PERCENT' : 'VOTE_FORM.AS_FRACTION')}
        <span className="vh">: {say(label)}</span>
      </Button>
    </div>
  );
}
