import { SegmentedControl, Switch, Textarea, TextInput } from '@mantine/core';
import { albumNameLength, albumOrders, albumVisibilities } from '#contract/gallery/schema.ts';
import { useText } from '../../base/texts.tsx';
import { Card } from '../../kit/card/Card.tsx';
import { FormHint, FormStack } from '../../kit/form/FormGrid.tsx';
import { Columns } from '../../kit/page/Columns.tsx';
import type { AlbumFields } from './albumValues.ts';
import { TieField } from './TieField.tsx';

/** Fields of an album: what it is called left, who sees it and how it is sorted right. */
export function AlbumForm({ fields }: { fields: AlbumFields }) {
  const say = useText();
  const props = fields.getInputProps;
  const { visibility, sorted, neighbours, tie } = fields.values;
  return (
    <Columns split="form">
      <Card title={say('GALLERY.FORM.WHAT')} padded>
        <FormStack>
          <TextInput label={say('GALLERY.FORM.NAME')} withAsterisk maxLength={albumNameLength} {...props('name')} />
          <Textarea
            label={say('GALLERY.FORM.DESCRIPTION')}
            description={say('GALLERY.FORM.DESCRIPTION_HINT')}
            autosize
            minRows={3}
            {...props('description')}
          />
          <TieField value={tie} error={fields.errors.tiedTo} onChange={(next) => fields.setFieldValue('tie', next)} />
        </FormStack>
      </Card>
      <FormStack>
        <Card title={say('GALLERY.FORM.VISIBILITY')} padded>
          <FormStack>
            <SegmentedControl
              aria-label={say('GALLERY.FORM.VISIBILITY')}
              fullWidth
              data={albumVisibilities.map((value) => ({ value, label: say(`GALLERY.VISIBILITIES.${value}`) }))}
              value={visibility}
              onChange={(next) => fields.setFieldValue('visibility', next)}
            />
            <FormHint>{say(`GALLERY.FORM.VISIBILITY_HINTS.${visibility}`)}</FormHint>
            {visibility === 'public' && (
              <Switch
                label={say('GALLERY.FORM.NEIGHBOURS')}
                description={say('GALLERY.FORM.NEIGHBOURS_HINT')}
                checked={neighbours}
                onChange={(e) => fields.setFieldValue('neighbours', e.currentTarget.checked)}
              />
            )}
          </FormStack>
        </Card>
        <Card title={say('GALLERY.FORM.SORTED')} padded>
          <SegmentedControl
            aria-label={say('GALLERY.FORM.SORTED')}
            fullWidth
            data={albumOrders.map((value) => ({ value, label: say(`GALLERY.FORM.SORTS.${value}`) }))}
            value={sorted}
            onChange={(next) => fields.setFieldValue('sorted', next)}
          />
        </Card>
      </FormStack>
    </Columns>
  );
}
