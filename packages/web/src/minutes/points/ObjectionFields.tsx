import { Button, Textarea, TextInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { IconPlus } from '@tabler/icons-react';
import { factLength, mostObjections } from '#contract/minutes/schema-words.ts';
import { useText } from '../../base/texts.tsx';
import css from '../rows/Minutes.module.css';
import type { PointValues } from './PointEditor.tsx';

/** Who objected to the point and how. */
export function ObjectionFields({ fields }: { fields: UseFormReturnType<PointValues> }) {
  const say = useText();
  const { objections } = fields.values;
  return (
    <>
      {objections.map((objection, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: rows have no other name
        <div key={i} className={css.objection}>
          <TextInput
            label={say('MINUTES.OBJECTION_WHO')}
            maxLength={200}
            {...fields.getInputProps(`objections.${i}.who`)}
          />
          <Textarea
            label={say('MINUTES.OBJECTION_TEXT')}
            autosize
            minRows={2}
            maxLength={factLength}
            {...fields.getInputProps(`objections.${i}.text`)}
          />
          <div>
            <Button variant="subtle" size="compact-sm" onClick={() => fields.removeListItem('objections', i)}>
              {say('MINUTES.OBJECTION_REMOVE', { who: objection.who || String(i + 1) })}
            </Button>
          </div>
        </div>
      ))}
      {objections.length < mostObjections && (
        <div>
          <Button
            variant="default"
            leftSection={<IconPlus size={18} stroke={1.75} aria-hidden="true" />}
            onClick={() => fields.insertListItem('objections', { who: '', text: '' })}
          >
            {say('MINUTES.OBJECTION_ADD')}
          </Button>
        </div>
      )}
    </>
  );
}
